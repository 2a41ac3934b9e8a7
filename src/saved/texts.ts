import { compareLimits } from '../shared/limits';
import { formatNumber } from '../shared/numbers/indianNumber';
import type { Rupees } from '../shared/valueTypes';

export const savedTexts = {
  heading: 'Saved',
  lead: 'Cars and bikes that you keep in mind, the last saved first. Dealers learn how many buyers saved theirs, but not who.',
  onDevice: 'These are kept on this device. Log in, and your account has them on every device.',
  logIn: 'Log in',
  whyLogIn: 'Log in to keep your saved vehicles in your account',
  notJoined: (count: number) =>
    count === 1
      ? 'One vehicle of this device has no room in your account. Remove one below, and it moves in.'
      : `${count} vehicles of this device have no room in your account. Remove some below, and they move in.`,
  loading: 'Loading your saved vehicles...',
  failed: 'Could not fetch your saved vehicles. Please try again.',
  signedOut: 'You must be logged in to view your saved vehicles.',
  none: 'You have not saved a vehicle yet.',
  how: 'Press the heart on a photo. Here you then see what it costs now, and whether it is still there.',
  list: 'Saved vehicles',
  savedAt: (time: string) => `Saved ${time}`,
  less: (rupees: Rupees) => `Rs. ${formatNumber(rupees)} less than when you saved it`,
  more: (rupees: Rupees) => `Rs. ${formatNumber(rupees)} more than when you saved it`,
  sold: 'Sold',
  withdrawn: 'No longer offered',
  gone: 'No longer shown',
  goneName: { car: 'A car that is no longer shown', bike: 'A bike that is no longer shown' },
  itemLoading: 'Loading...',
  itemFailed: 'Could not be loaded.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  showMore: 'Show more',
} as const;

export const compareChoiceTexts = {
  choose: 'Compare',
  chooseNamed: (name: string) => `Compare ${name}`,
  hint: `Tick ${compareLimits.fewest} to ${compareLimits.most} cars or bikes to compare them.`,
} as const;
