import type * as english from '../../../shared/notShownTexts';
import type { Translated } from '../../translated';

export const notShownTexts: Translated<typeof english.notShownTexts> = {
  title: 'हे पेज दाखवता आले नाही',
  text: 'कनेक्शन तुटले असेल, किंवा पेज उघडल्यानंतर Second Gear ची नवीन आवृत्ती आली असेल.',
  again: 'पेज पुन्हा लोड करा',
};
