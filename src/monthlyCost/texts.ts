export const monthlyCostTexts = {
  about: (amount: string) => `about Rs. ${amount} a month`,
} as const;
