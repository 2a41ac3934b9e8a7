/** What dealers read about what the admin rejected. */
export const rejectionTexts = {
  why: 'Why it was rejected:',
  lastTime: 'Last rejected:',
  noReason: 'The admin gave no reason.',
} as const;
