import type * as english from '../../../../listings/details/detailsTexts';
import type { Translated } from '../../../translated';

export const detailsTexts: Translated<typeof english.detailsTexts> = {
  photosOf: (name) => `${name} வண்டியின் போட்டோக்கள்`,
  photoOf: (name, number, count) => `${name}, ${count} போட்டோக்களில் ${number}`,
  wholeScreen: '(முழு ஸ்கிரீனில் பார்க்க)',
  showPhoto: (number) => `போட்டோ ${number} காட்டவும்`,
  factGroups: {
    overview: 'முக்கிய விவரங்கள்',
    engine: 'இன்ஜின்',
    safety: 'சேஃப்டியும் வாரண்டியும்',
    papers: 'ஆவணங்கள்',
    model: 'மாடலும் அளவும்',
  },
  place: 'இடம்',
  safety: 'கவனமாக இருங்கள்',
  safetyTips: [
    'டீலரின் கடையில் சந்தியுங்கள், முடிவு செய்யும் முன் ஓட்டிப் பாருங்கள்.',
    'ஆவணங்களைப் பாருங்கள்: ரிஜிஸ்ட்ரேஷன், இன்சூரன்ஸ், சர்வீஸ் புக்.',
    'பணம் பெறுவதற்காகப் பணம் கட்டாதீர்கள், வண்டியைப் பார்க்கும் முன் எதுவும் கொடுக்காதீர்கள்.',
  ],
  description: 'விளக்கம்',
  dealer: 'டீலர்',
  allOfDealer: 'இந்த டீலரின் எல்லா வண்டிகளையும் பார்க்க',
};
