/** Said where the app, or a part of it, has not come or has a fault. */
export const notShown = {
  title: 'This page could not be shown',
  text: 'The connection may have broken, or Second Gear has been updated since you opened it.',
  again: 'Load the page again',
} as const;
