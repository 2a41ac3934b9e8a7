/** What is wrong with a name that people cannot read. */
export const nameTexts = {
  noLetter: 'Please write the name with at least one letter or digit.',
  hidden: 'The name has a character that nobody can see. Please delete the name, and type it again.',
} as const;
