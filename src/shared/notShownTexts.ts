/** Shown when the app, or a part of it, could not be loaded or has failed. */
export const notShownTexts = {
  title: 'This page could not be shown',
  text: 'The connection may have broken, or Second Gear has been updated since you opened it.',
  again: 'Load the page again',
} as const;
