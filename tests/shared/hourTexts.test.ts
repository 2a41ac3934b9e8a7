import { expect, test } from 'vitest';
import { hourTexts as bengali } from '../../src/languages/bn/shared/time/hourTexts';
import { hourTexts as hindi } from '../../src/languages/hi/shared/time/hourTexts';
import { hourTexts as marathi } from '../../src/languages/mr/shared/time/hourTexts';
import { hourTexts as tamil } from '../../src/languages/ta/shared/time/hourTexts';
import { hourTexts as telugu } from '../../src/languages/te/shared/time/hourTexts';
import { hourTexts as english } from '../../src/shared/time/hourTexts';

test.each([
  [0, undefined, '12 am', 'रात 12\u00A0बजे'],
  [9, undefined, '9 am', 'सुबह 9\u00A0बजे'],
  [11, 23, '11:23 am', 'सुबह 11:23\u00A0बजे'],
  [12, 0, '12:00 pm', 'दोपहर 12:00\u00A0बजे'],
  [15, 5, '3:05 pm', 'दोपहर 3:05\u00A0बजे'],
  [18, undefined, '6 pm', 'शाम 6\u00A0बजे'],
  [20, undefined, '8 pm', 'रात 8\u00A0बजे'],
])('%s:%s is %s, and %s', (hour, minute, inEnglish, inHindi) => {
  expect(english.at(hour, minute)).toBe(inEnglish);
  expect(hindi.at(hour, minute)).toBe(inHindi);
});

test('each hour of a day has a text of its own, so that nobody takes the morning for the evening', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  for (const texts of [english, hindi, marathi, bengali, tamil, telugu]) {
    expect(new Set(hours.map((hour) => texts.at(hour))).size).toBe(24);
  }
});
