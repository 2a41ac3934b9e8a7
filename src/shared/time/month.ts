import { dayOf, startOfDay } from './indianDay';
import { indianFormat } from './indianTime';

/** Months in India as texts: '2027-03'. They are compared as texts are. */

const format = indianFormat({ month: 'long', year: 'numeric' });

/** A month from 2000 to 2099. */
export function isMonth(text: string): boolean {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);
}

/** '2027-03' → 'March 2027' */
export function formatMonth(month: string): string {
  return format(startOfDay(`${month}-01`));
}

/** The month of a moment. */
export function monthOf(moment: Date): string {
  return dayOf(moment).slice(0, 7);
}
