/** Before a form is left that is not sent. */
export const unsentTexts = {
  title: 'Leave without sending?',
  text: 'What you typed here is not sent yet. The page in the other language begins without it.',
  leave: 'Change the language',
} as const;
