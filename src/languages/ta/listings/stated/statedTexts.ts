import type * as english from '../../../../listings/stated/statedTexts';
import type { Translated } from '../../../translated';

export const statedTexts: Translated<typeof english.statedTexts> = {
  legend: 'ஆவணங்களும் பழைய விவரங்களும்',
  hint: 'இவை எதுவும் கட்டாயம் அல்ல. நீங்கள் சொன்னதாக வாங்குபவர்கள் இவற்றைப் பார்ப்பார்கள், வரும் முன் கேட்கும் கேள்விகளும் குறையும்.',
  monthHint: 'வருடமும் மாதமும், உதாரணமாக 2027-03',
  wrongMonth: 'முதலில் வருடம், பிறகு மாதம் எழுதுங்கள், உதாரணமாக 2027-03.',
  over: (month) => `${month} (முடிந்தது)`,
  fourOrMore: '4 அல்லது அதிகம்',
  dealerSays: 'டீலர் சொன்னது',
  notStated: 'தகவல் இல்லை',
  asDealerSays: 'ஓனர்கள், ஆவணங்கள் பற்றியவை டீலர் சொன்னபடி உள்ளன. பணம் கொடுக்கும் முன் ஒரிஜினல் ஆவணங்களைப் பாருங்கள்.',
};

export const statedLabels: Translated<typeof english.statedLabels> = {
  owners: 'ஓனர்கள்',
  registeredState: 'ரிஜிஸ்ட்ரேஷன் மாநிலம்',
  registeredYear: 'ரிஜிஸ்ட்ரேஷன் வருடம்',
  insuranceUntil: 'இன்சூரன்ஸ் எதுவரை',
  serviceHistory: 'சர்வீஸ் ரெக்கார்டு',
  accidents: 'விபத்து',
  loan: 'லோன்',
  spareKey: 'ஸ்பேர் சாவி',
};
