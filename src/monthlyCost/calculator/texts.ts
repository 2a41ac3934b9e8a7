import { formatNumber } from '../../shared/numbers/indianNumber';
import type { Rupees } from '../../shared/valueTypes';

const rupees = (amount: Rupees) => `Rs. ${formatNumber(amount)}`;

export const calculatorTexts = {
  change: 'Change the loan',
  label: 'What a loan would cost',
  downPayment: 'Down payment',
  downPaymentValue: (amount: Rupees, percent: number) => `${rupees(amount)}, ${formatNumber(percent)} % of the price`,
  percentOfPrice: (percent: number) => `${formatNumber(percent)} % of the price`,
  rate: 'Interest rate',
  rateUnit: '% a year',
  rateValue: (percent: number) => `${formatNumber(percent, 2)} % a year`,
  months: 'Time',
  monthsUnit: 'months',
  monthsValue: (months: number) => `${months} months`,
  notRead: (example: string) => `Please type a number, such as ${example}.`,
  nearest: (least: string, most: string) => `Between ${least} and ${most}.`,
  payment: (amount: Rupees) => `${rupees(amount)} a month`,
  loan: 'Loan',
  interest: 'Interest in all',
  total: 'All payments',
  amount: rupees,
  estimate: 'This is an estimate, no offer. Banks decide about the rate, and add fees and insurance.',
  failed: 'The calculator could not be loaded.',
} as const;
