import type * as english from '../../../pages/notFoundTexts';
import type { Translated } from '../../translated';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  heading: 'పేజీ దొరకలేదు',
  nothingHere: 'ఈ అడ్రస్‌లో ఏమీ లేదు.',
  why: 'అడ్రస్ టైప్ చేయడంలో తప్పు ఉండవచ్చు, లేదా పేజీ వేరే చోటికి మారి ఉండవచ్చు.',
  home: 'హోమ్ పేజీకి వెళ్లండి',
};
