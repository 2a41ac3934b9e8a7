import type * as english from '../../../../monthlyCost/calculator/texts';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import type { Rupees } from '../../../../shared/valueTypes';
import type { Translated } from '../../../translated';

const rupees = (amount: Rupees) => `₹${formatNumber(amount)}`;

export const calculatorTexts: Translated<typeof english.calculatorTexts> = {
  change: 'লোন বদলান',
  label: 'লোন নিলে কত খরচ',
  downPayment: 'ডাউন পেমেন্ট',
  downPaymentValue: (amount, percent) => `${rupees(amount)}, দামের ${formatNumber(percent)} %`,
  percentOfPrice: (percent) => `দামের ${formatNumber(percent)} %`,
  rate: 'সুদের হার',
  rateUnit: '% বছরে',
  rateValue: (percent) => `বছরে ${formatNumber(percent, 2)} %`,
  months: 'সময়',
  monthsUnit: 'মাস',
  monthsValue: (months) => `${months} মাস`,
  notRead: (example) => `সংখ্যা লিখুন, যেমন ${example}।`,
  nearest: (least, most) => `${least} থেকে ${most} পর্যন্ত।`,
  payment: (amount) => `মাসে ${rupees(amount)}`,
  loan: 'লোন',
  interest: 'মোট সুদ',
  total: 'মোট টাকা',
  amount: rupees,
  estimate: 'এটা একটা আন্দাজ, কোনও অফার নয়। সুদের হার ব্যাঙ্ক ঠিক করে, ফি আর বিমা তার উপর যোগ হয়।',
  failed: 'লোন ক্যালকুলেটর লোড করা গেল না।',
};
