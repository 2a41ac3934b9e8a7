import { unknownAmount } from '../../shared/numbers/amount';
import type { Rupees } from '../../shared/valueTypes';
import type { Loan } from '../loan';
import { loanSettings } from '../settings';
import { loanLimits } from './limits';

/** What people choose in the calculator (COST-3). */
export interface ChosenLoan {
  /** Paid at once. */
  readonly downPayment: Rupees;
  readonly ratePercent: number;
  readonly months: number;
}

export interface Limits {
  readonly least: number;
  readonly most: number;
}

export function defaultChoice(price: Rupees): ChosenLoan {
  const { downPaymentPercent, ratePercent, months } = loanSettings;
  return { downPayment: Math.round((price * downPaymentPercent) / 100), ratePercent, months };
}

export function toLoan(price: Rupees, { downPayment, ratePercent, months }: ChosenLoan): Loan {
  return { amount: price - downPayment, ratePercent, months };
}

/** The limits of the down payment in rupees. */
export function downPaymentLimits(price: Rupees): Limits {
  const { least, most } = loanLimits.downPaymentPercent;
  return { least: Math.ceil((price * least) / 100), most: Math.floor((price * most) / 100) };
}

export function clamp({ least, most }: Limits, value: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Reads a typed number, with a unit or without: '10.5 %', '60 months'; null if it is none. */
export function readNumber(text: string): number | null {
  const [, digits] = /^\s*(\d{1,9}(?:[.,]\d{1,4})?)\s*(?:%|[a-z ]+)?\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

/** Reads a typed time in months: '60', '60 months', '5 years'; null if it is none. */
export function readMonths(text: string): number | null {
  const number = readNumber(text);
  return number === null ? null : Math.round(/y/i.test(text) ? number * 12 : number);
}

/** `readRupees` answers `unknownAmount` for what is no price. */
export function nullIfUnknown(amount: Rupees): Rupees | null {
  return amount === unknownAmount ? null : amount;
}
