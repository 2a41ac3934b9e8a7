import type * as english from '../../../../admin/numbers/texts';
import type { Translated } from '../../../translated';

export const numbersTexts: Translated<typeof english.numbersTexts> = {
  tab: 'எண்ணிக்கை',
  heading: 'நாள்வாரியாக',
  choose: 'கடந்த நாட்களில் ஒவ்வொரு நாளும் எதை எண்ண வேண்டும் என்று தேர்ந்தெடுங்கள்.',
  series: 'எதை எண்ணுவது',
  caption: (what, days) => `${what}: கடந்த ${days} நாட்கள்`,
  day: 'நாள்',
  together: 'மொத்தம்',
  loading: 'எண்ணப்படுகிறது...',
  failed: 'எண்ண முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  earlier: 'இன்னும் பத்து நாட்கள்',
  capped: 'ஒவ்வொரு எண்ணிக்கையும் 30 வரைதான்: அதற்கு மேல் இருந்தால் 30+ என்று காட்டும்.',
};

export const seriesLabels: Translated<typeof english.seriesLabels> = {
  posted: 'சேர்த்தவை',
  approved: 'அப்ரூவ் ஆனவை',
  rejected: 'டெலீட் ஆனவை',
  bookings: 'புக்கிங்குகள்',
  messages: 'மெசேஜ்கள்',
};
