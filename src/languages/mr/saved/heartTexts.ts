import type * as english from '../../../saved/heartTexts';
import { savedLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const saveTexts: Translated<typeof english.saveTexts> = {
  save: 'सेव्ह करा',
  saved: 'सेव्ह केली',
  saveNamed: (name) => `${name} सेव्ह करा`,
  savedNamed: (name) => `सेव्ह केली आहे. ${name} ही गाडी सेव्ह केलेल्या गाड्यांमधून काढा.`,
  failed: 'सेव्ह झाली नाही. कृपया पुन्हा प्रयत्न करा.',
  removeFailed: 'काढता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  tooManyTitle: `तुम्ही ${savedLimits.listings} गाड्या सेव्ह केल्या आहेत`,
  tooMany: 'आणखी जागा नाही. आधी सेव्ह केलेल्या गाड्यांमधून एखादी काढा.',
  loginNeeded: 'तुमचे लॉग इन संपले आहे. खात्यात गाड्या सेव्ह करण्यासाठी पुन्हा लॉग इन करा.',
  countOf: (count) => plural(count, { one: 'गाडी', other: 'गाड्या' }),
};
