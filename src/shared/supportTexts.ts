/** When the phone number in `support.ts` is answered: hours from 0 to 24, in India. */
export const supportTexts = {
  hours: (from: number, to: number) => `${from} to ${to} h`,
} as const;
