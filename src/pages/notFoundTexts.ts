export const notFoundTexts = {
  heading: 'Page not found',
  nothingHere: 'There is nothing at this address.',
  why: 'It may have been mistyped, or the page has moved.',
  home: 'Go to the start page',
} as const;
