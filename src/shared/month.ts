/** Months as texts: '2027-03'. They are compared as texts are. */

const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month from 2000 to 2099. */
export function isMonth(text: string): boolean {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);
}

/** '2027-03' → 'March 2027' */
export function formatMonth(month: string): string {
  return format.format(new Date(`${month}-15T00:00:00Z`));
}

const indiaAheadOfUtc = 5.5 * 3_600_000;

/** The month in India at that moment. */
export function monthOf(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadOfUtc).toISOString().slice(0, 7);
}
