import { savedSearchLimits } from '../shared/limits';

export const savedSearchTexts = {
  all: 'My Searches',
  save: 'Save this search',
  /** The same on a phone, beside the search. */
  saveShort: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  saveFailed: 'Could not save this search. Please try again.',
  tooManyTitle: `You have saved ${savedSearchLimits.searches} searches`,
  tooMany: 'There is no room for more. Please remove one in My Searches first.',
  tooLongTitle: 'This search is too long to be saved',
  tooLong: 'Please take some of the chosen values off first.',
  loginNeeded: 'Your login has ended. Please log in again to save this search.',
} as const;

export const mySearchesTexts = {
  heading: 'My searches',
  lead: 'See what is new since your last look. The newest listings come first.',
  onDevice: 'These searches are kept on this device. Log in, and your account has them on every device.',
  logIn: 'Log in',
  whyLogIn: 'Log in to keep your searches in your account',
  notJoined: (count: number) =>
    count === 1
      ? 'One search of this device has no room in your account. Remove one below, and it moves in.'
      : `${count} searches of this device have no room in your account. Remove some below, and they move in.`,
  loading: 'Loading your searches...',
  failed: 'Could not fetch your searches. Please try again.',
  signedOut: 'You must be logged in to view your searches.',
  none: 'You have not saved a search yet.',
  how: 'Search for a car or a bike, and press “Save this search”. Here you then see what is new.',
  kinds: { car: 'Cars', bike: 'Bikes' },
  /** The name of a search without conditions. */
  all: { car: 'All cars', bike: 'All bikes' },
  counting: 'Looking for new ones...',
  countFailed: 'New ones could not be counted.',
  new: (count: string) => `${count} new`,
  nothingNew: 'Nothing new',
  since: (time: string) => `since ${time}`,
  show: { car: 'Show cars', bike: 'Show bikes' },
  remove: 'Remove',
  removeQuestion: 'Remove this search?',
  removeFailed: 'Could not remove this search. Please try again.',
} as const;
