/** Apart from the other texts, because the navbar needs it at once. */
export const logoutTexts = {
  failed: 'Could not log out. Please try again.',
} as const;
