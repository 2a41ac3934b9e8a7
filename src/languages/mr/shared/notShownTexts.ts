import type * as english from '../../../shared/notShownTexts';
import type { Translated } from '../../translated';

export const notShownTexts: Translated<typeof english.notShownTexts> = {
  title: 'हे पेज दाखवता आले नाही',
  text: 'कदाचित कनेक्शन तुटले असेल, किंवा तुम्ही पेज उघडल्यानंतर Second Gear अपडेट झाले असेल.',
  again: 'पेज पुन्हा लोड करा',
};
