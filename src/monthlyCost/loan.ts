import { unknownAmount } from '../shared/numbers/amount';
import type { Rupees } from '../shared/valueTypes';
import { loanSettings } from './settings';

/** A loan that is paid back in equal monthly payments (an annuity, 'EMI' in India). */
export interface Loan {
  /** What the bank lends. */
  readonly amount: Rupees;
  /** Percent a year, of what is still owed. Each month costs a twelfth of it. */
  readonly ratePercent: number;
  readonly months: number;
}

/** What to pay each month, not rounded. */
export function monthlyPayment({ amount, ratePercent, months }: Loan): Rupees {
  const rate = ratePercent / 12 / 100;
  if (rate === 0) return amount / months;
  const growth = (1 + rate) ** months;
  return (amount * rate * growth) / (growth - 1);
}

/** The loan for a price with the settings of the site. */
export function defaultLoan(price: Rupees): Loan {
  const { downPaymentPercent, ratePercent, months } = loanSettings;
  return { amount: Math.round(price * (1 - downPaymentPercent / 100)), ratePercent, months };
}

/** Rounds to three digits: more would look like an offer. */
function roughly(rupees: Rupees): Rupees {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rupees)) - 2);
  return Math.round(rupees / unit) * unit;
}

/**
 * The rough monthly cost of a price with the settings of the site.
 *
 * @param price may be `unknownPrice`
 * @returns null if the price is not known, or too low for a loan
 */
export function monthlyCost(price: Rupees): Rupees | null {
  if (price === unknownAmount || price <= 0) return null;
  const cost = monthlyPayment(defaultLoan(price));
  return cost < 1 ? null : roughly(cost);
}
