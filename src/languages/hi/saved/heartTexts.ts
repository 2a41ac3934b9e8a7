import type * as english from '../../../saved/heartTexts';
import { savedLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const saveTexts: Translated<typeof english.saveTexts> = {
  save: 'सहेजें',
  saved: 'सहेजी गई',
  saveNamed: (name) => `${name} सहेजें`,
  savedNamed: (name) => `सहेजी गई। ${name} को सहेजी गई गाड़ियों से हटाएँ।`,
  failed: 'सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।',
  removeFailed: 'हटाई नहीं जा सकी। कृपया फिर कोशिश करें।',
  tooManyTitle: `${savedLimits.listings} गाड़ियाँ सहेजी जा चुकी हैं`,
  tooMany: 'और जगह नहीं है। पहले सहेजी गई गाड़ियों में से कोई एक हटाएँ।',
  loginNeeded: 'आपका लॉग इन ख़त्म हो गया है। खाते में गाड़ियाँ सहेजने के लिए फिर से लॉग इन करें।',
  countOf: (count) => plural(count, { one: 'गाड़ी', other: 'गाड़ियाँ' }),
};
