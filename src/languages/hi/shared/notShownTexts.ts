import type * as english from '../../../shared/notShownTexts';
import type { Translated } from '../../translated';

export const notShownTexts: Translated<typeof english.notShownTexts> = {
  title: 'यह पेज नहीं दिखाया जा सका',
  text: 'शायद कनेक्शन टूट गया, या पेज खुलने के बाद Second Gear का नया वर्ज़न आ गया है।',
  again: 'पेज फिर से लोड करें',
};
