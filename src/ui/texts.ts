/** Titles (FORM-5, PAGE-5) and buttons of dialogs. */
export const dialogTexts = {
  error: 'Error',
  invalidInput: 'Invalid Input',
  invalid: 'Invalid',
  ok: 'OK',
  cancel: 'Cancel',
} as const;

/** The title of the browser's tab. */
export const headTexts = {
  siteName: 'Second Gear',
  title: (page: string) => `${page} | Second Gear`,
  /** Of pages without a description of their own; index.html repeats it. */
  description:
    'Used cars and used bikes from dealers all over India. Look at photos and facts, and book a test drive or the ' +
    'vehicle itself.',
} as const;

export const controlTexts = {
  choose: 'Please choose',
  close: 'Close',
  hide: 'Hide',
  loading: 'Loading...',
  oneMoment: 'One moment...',
  newTab: '(opens in a new tab)',
  optional: 'optional',
  opensLater: 'You are offline. This opens when the network is back.',
  save: 'Save',
  show: 'Show',
  suggestions: 'Suggestions',
  thePassword: 'the password',
  tryAgain: 'Try again',
} as const;

/** What people read while a call takes long, or cannot be sent. */
export const networkTexts = {
  offline: 'You are offline.',
  slow: 'The network is slow.',
  choiceKept: 'Your choice is kept.',
  typedKept: 'What you typed is kept.',
} as const;

/** What screen readers say of a carousel; `label` names what it shows. */
export const carouselTexts = {
  role: 'carousel',
  previous: (label: string) => `Previous: ${label}`,
  pause: (label: string) => `Pause: ${label}`,
  next: (label: string) => `Next: ${label}`,
} as const;
