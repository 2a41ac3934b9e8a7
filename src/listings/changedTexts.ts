/** Apart from the other texts of listings, which the first view needs. */
export const changedTexts = {
  changed: 'This listing has changed. Please look again.',
} as const;
