import { expect, test } from 'vitest';
import {
  clamp,
  defaultChoice,
  downPaymentLimits,
  readMonths,
  readNumber,
  toLoan,
} from '../../src/monthlyCost/calculator/chosenLoan';
import { defaultLoan, monthlyCost, monthlyPayment } from '../../src/monthlyCost/loan';
import { monthlyCostText } from '../../src/monthlyCost/monthlyCostText';
import { unknownAmount } from '../../src/shared/numbers/amount';

/** The monthly payments (EMI) of one lakh that banks in India publish, in whole rupees. */
test.each([
  [8.5, 36, 3157],
  [8.5, 60, 2052],
  [8.5, 84, 1584],
  [9, 60, 2076],
  [10, 12, 8792],
  [10, 36, 3227],
  [10, 60, 2125],
  [10.5, 36, 3250],
  [10.5, 60, 2149],
  [10.5, 84, 1686],
  [11, 60, 2174],
  [12, 60, 2224],
  [14, 48, 2733],
])('one lakh at %s %% over %s months costs Rs. %s a month', (ratePercent, months, rupees) => {
  expect(Math.round(monthlyPayment({ amount: 100_000, ratePercent, months }))).toBe(rupees);
});

test('a loan without interest is divided by its months', () => {
  expect(monthlyPayment({ amount: 120_000, ratePercent: 0, months: 12 })).toBe(10_000);
});

test('the usual loan is 80 % of the price, at 10.5 % a year, over 60 months', () => {
  expect(defaultLoan(832_000)).toEqual({ amount: 665_600, ratePercent: 10.5, months: 60 });
  expect(toLoan(832_000, defaultChoice(832_000))).toEqual(defaultLoan(832_000));
});

test.each([
  [832_000, 'about Rs. 14,300 a month'],
  [65_000, 'about Rs. 1,120 a month'],
  [12_000_000, 'about Rs. 2,06,000 a month'],
  [5_000, 'about Rs. 86 a month'],
  [unknownAmount, null],
  [0, null],
  [20, null],
])('a price of %s reads %j', (price, text) => {
  expect(monthlyCostText(price)).toBe(text);
});

test('a monthly cost has three digits', () => {
  expect(monthlyCost(581_234)).toBe(9_990);
  expect(monthlyCost(58_162)).toBe(1_000);
});

test.each([
  ['10.5', 10.5],
  ['10,5 %', 10.5],
  [' 60 months ', 60],
  ['', null],
  ['-5', null],
  ['ten', null],
  ['1e9', null],
])('%j is the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  ['60', 60],
  ['5 years', 60],
  ['2.5 yrs', 30],
  ['soon', null],
])('%j is the time of %s months', (text, months) => {
  expect(readMonths(text)).toBe(months);
});

test('a down payment is at most 90 % of the price', () => {
  expect(downPaymentLimits(832_000)).toEqual({ least: 0, most: 748_800 });
  expect(clamp(downPaymentLimits(832_000), 900_000)).toBe(748_800);
});
