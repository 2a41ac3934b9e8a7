/** The loan that a monthly cost is worked out with, until people choose another one (COST-1). */
export const loanSettings = { downPaymentPercent: 20, ratePercent: 10.5, months: 60 } as const;
