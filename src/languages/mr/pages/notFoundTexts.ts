import type * as english from '../../../pages/notFoundTexts';
import type { Translated } from '../../translated';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  heading: 'पेज सापडले नाही',
  nothingHere: 'या पत्त्यावर काहीही नाही.',
  why: 'कदाचित पत्ता लिहिताना चूक झाली असेल, किंवा पेजची जागा बदलली असेल.',
  home: 'होम पेजवर जा',
};
