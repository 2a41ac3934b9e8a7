/** What is wrong with a name that people cannot read. */
export const nameTexts = { noLetter: 'Please write the name with at least one letter or digit.' } as const;
