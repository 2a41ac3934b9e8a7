import type * as english from '../../../../dealersAsAdmin/search/texts';
import type { Translated } from '../../../translated';

export const searchTexts: Translated<typeof english.searchTexts> = {
  form: 'லிஸ்டிங்குகளையும் டீலர்களையும் தேடவும்',
  field: 'லிஸ்டிங்குகளையும் டீலர்களையும் தேடவும்',
  hint: 'சொல், ஃபோன், ஐடி',
  search: 'தேடவும்',
  busy: 'தேடுகிறது...',
  showAll: 'எல்லாம் காட்டவும்',
  failed: 'தேட முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  days: 'நாட்களைத் தேர்ந்தெடுக்கவும்',
  posted: { from: 'இந்த நாள் முதல் சேர்த்தவை', to: 'இந்த நாள் வரை சேர்த்தவை' },
  sent: { from: 'இந்த நாள் முதல் அனுப்பியவை', to: 'இந்த நாள் வரை அனுப்பியவை' },
};
