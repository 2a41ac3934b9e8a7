export const languageMenuTexts = {
  menu: 'Language',
} as const;
