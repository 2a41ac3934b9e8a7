import type * as english from '../../../../stock/sale/texts';
import type { Translated } from '../../../translated';

export const saleTexts: Translated<typeof english.saleTexts> = {
  heading: 'உங்கள் கணக்குப் புத்தகத்துக்கு',
  hint: 'இதை நீங்கள் மட்டுமே பார்க்க முடியும். காலியாக விடலாம்.',
  price: 'விற்ற விலை',
  buyer: 'யாருக்கு விற்றது',
  action: 'விற்பனை',
  title: (name) => `${name} வண்டியின் விற்பனை`,
  save: 'சேவ் செய்யவும்',
  busy: 'சேவ் ஆகிறது...',
  saved: (name) => `சேவ் ஆகிவிட்டது: ${name} வண்டியின் விற்பனை.`,
  loading: 'விற்பனை விவரம் லோடு ஆகிறது...',
  readFailed: 'விற்பனை விவரம் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  failed: 'விற்பனை விவரத்தை சேவ் செய்ய முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
};
