import type * as english from '../../../saved/texts';
import { compareLimits } from '../../../shared/limits';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';

export const savedTexts: Translated<typeof english.savedTexts> = {
  heading: 'சேமித்தவை',
  lead: 'நீங்கள் மனதில் வைத்திருக்கும் கார்கள், பைக்குகள்; கடைசியாகச் சேமித்தது முதலில். தங்கள் வண்டியை எத்தனை பேர் சேமித்தார்கள் என்று டீலர்களுக்குத் தெரியும், யார் என்று தெரியாது.',
  onDevice: 'இவை இந்த டிவைஸில் உள்ளன. லாகின் செய்தால் உங்கள் கணக்கு வழியாக எல்லா டிவைஸ்களிலும் கிடைக்கும்.',
  logIn: 'லாகின் செய்யவும்',
  whyLogIn: 'சேமித்த வண்டிகளை உங்கள் கணக்கில் வைத்திருக்க லாகின் செய்யுங்கள்',
  notJoined: (count) =>
    count === 1
      ? 'இந்த டிவைஸில் உள்ள ஒரு வண்டிக்கு உங்கள் கணக்கில் இடம் இல்லை. கீழே ஒன்றை நீக்கினால் அது கணக்கில் சேரும்.'
      : `இந்த டிவைஸில் உள்ள ${count} வண்டிகளுக்கு உங்கள் கணக்கில் இடம் இல்லை. கீழே சிலவற்றை நீக்கினால் அவை கணக்கில் சேரும்.`,
  loading: 'சேமித்த வண்டிகள் லோடு ஆகிறது...',
  failed: 'சேமித்த வண்டிகள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  signedOut: 'சேமித்த வண்டிகளைப் பார்க்க லாகின் செய்யுங்கள்.',
  none: 'நீங்கள் இன்னும் எந்த வண்டியையும் சேமிக்கவில்லை.',
  how: 'போட்டோவில் உள்ள இதயத்தை அழுத்துங்கள். இப்போது என்ன விலை, இன்னும் உள்ளதா என்று இங்கே பார்க்கலாம்.',
  list: 'சேமித்த வண்டிகள்',
  savedAt: (time) => `சேமித்தது: ${time}`,
  less: (rupees) => `சேமித்தபோது இருந்ததை விட ₹${formatNumber(rupees)} குறைவு`,
  more: (rupees) => `சேமித்தபோது இருந்ததை விட ₹${formatNumber(rupees)} அதிகம்`,
  sold: 'விற்பனையானது',
  withdrawn: 'இனி விற்பனைக்கு இல்லை',
  gone: 'இனி காட்டப்படாது',
  goneName: { car: 'இனி காட்டப்படாத ஒரு கார்', bike: 'இனி காட்டப்படாத ஒரு பைக்' },
  itemLoading: 'லோடு ஆகிறது...',
  itemFailed: 'லோடு ஆகவில்லை.',
  remove: 'நீக்கவும்',
  removeNamed: (name) => `${name} வண்டியை நீக்கவும்`,
  removed: (name) => `${name} நீக்கப்பட்டது.`,
  undo: 'திரும்பப் பெறவும்',
  showMore: 'மேலும் காட்டவும்',
};

export const compareChoiceTexts: Translated<typeof english.compareChoiceTexts> = {
  choose: 'ஒப்பிடவும்',
  chooseNamed: (name) => `${name} வண்டியை ஒப்பிடவும்`,
  hint: `ஒப்பிட ${compareLimits.fewest} முதல் ${compareLimits.most} கார்கள் அல்லது பைக்குகளை டிக் செய்யுங்கள்.`,
};
