import type * as english from '../../../pages/notFoundTexts';
import type { Translated } from '../../translated';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  heading: 'पेज नहीं मिला',
  nothingHere: 'इस पते पर कुछ नहीं है।',
  why: 'शायद पता लिखने में ग़लती हुई, या पेज की जगह बदल गई है।',
  home: 'होम पेज पर जाएँ',
};
