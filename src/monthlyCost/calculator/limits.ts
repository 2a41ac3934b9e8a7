/** What people can choose. A number outside becomes the nearest one inside. */
export const loanLimits = {
  downPaymentPercent: { least: 0, most: 90, step: 5 },
  ratePercent: { least: 5, most: 20, step: 0.25 },
  months: { least: 12, most: 84, step: 12 },
} as const;
