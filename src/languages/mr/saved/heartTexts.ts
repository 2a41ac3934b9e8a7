import type * as english from '../../../saved/heartTexts';
import { savedLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const saveTexts: Translated<typeof english.saveTexts> = {
  save: 'जतन करा',
  saved: 'जतन केलेल्या',
  saveNamed: (name) => `${name} जतन करा`,
  savedNamed: (name) => `जतन केली. ${name} जतन केलेल्या गाड्यांतून काढा.`,
  failed: 'जतन करता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  removeFailed: 'काढता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  tooManyTitle: `${savedLimits.listings} गाड्या जतन केल्या आहेत`,
  tooMany: 'आणखी जागा नाही. आधी जतन केलेल्या गाड्यांतून एखादी काढा.',
  loginNeeded: 'तुमचे लॉग इन संपले आहे. खात्यात गाड्या जतन करण्यासाठी पुन्हा लॉग इन करा.',
  countOf: (count) => plural(count, { one: 'गाडी', other: 'गाड्या' }),
};
