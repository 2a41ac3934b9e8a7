import type * as english from '../../../shared/notShownTexts';
import type { Translated } from '../../translated';

export const notShownTexts: Translated<typeof english.notShownTexts> = {
  title: 'ఈ పేజీ తెరుచుకోలేదు',
  text: 'నెట్ కనెక్షన్ తెగిపోయి ఉండవచ్చు, లేదా మీరు తెరిచాక Second Gear కొత్త వెర్షన్ వచ్చి ఉండవచ్చు.',
  again: 'పేజీని మళ్లీ లోడ్ చేయండి',
};
