import type { IdentityField } from '../dealerIdentity';
/** What dealers read about their own profile. In a file of its own: a visitor's first list loads the other texts. */

export const profileTexts = {
  heading: 'My Profile',
  dealerName: 'Dealer name',
  district: 'District',
  address: 'Address',
  phone: 'Phone',
  notGiven: 'Not given',
  addCar: 'Add a car',
  addBike: 'Add a bike',
  edit: 'Edit my profile',
  orders: 'See my orders',
  shown: 'What buyers see',
  change: 'Your change',
  waiting: 'Waits for review',
  rejected: 'Rejected',
  sentOn: (time: string) => `Sent on ${time}.`,
  sendAgain: 'Edit and send again',
  takeBack: 'Take back',
  keep: 'Keep it',
  dismiss: 'Dismiss',
  editLead: 'Buyers see it beside each of your vehicles. Bookings keep what they were made with.',
  saving: 'Saving...',
  back: 'Back to My Profile',
  notPublic: 'Buyers see you as soon as your first listing is approved.',
  reviewed:
    'A new phone number is public at once. Name, district, address and picture wait for review; until then buyers see ' +
    'what was approved before.',
  editsWaiting: 'This is your change that waits for review. Saving sends it again.',
  saved: 'Your profile is saved.',
  waits: 'Your change waits for review.',
  phoneSaved: 'Your phone number is saved.',
  restWaits: 'The rest waits for review; until then buyers see your profile as it was approved.',
  untilThen: 'Until it is approved, buyers see your profile as it is.',
  takeBackQuestion: 'Take this change back?',
  takeBackConsequence: 'Your profile stays as buyers see it now.',
  takenBack: 'Your change is taken back.',
  takeBackFailed: 'Could not take the change back. Please try again.',
  dismissFailed: 'Could not dismiss it. Please try again.',
  failed: 'Could not save your profile. Please try again.',
  changed: 'Your profile has changed. Please look again.',
  discardConsequence: 'Your profile stays as it is.',
  loadFailed: 'Could not fetch your profile. Please try again.',
} as const;

/** What a suspended dealer reads. */
export const suspendedTexts = {
  pageTitle: 'Account suspended',
  since: (time: string) => `Since ${time}`,
  write: 'Write to us',
  call: 'Call us',
  title: 'Your account is suspended',
  why: 'Why:',
  meansTitle: 'What it means',
  means: [
    'Buyers see neither your page nor your listings.',
    'Those who have booked one of your vehicles read that you are no longer on Second Gear.',
    'Nothing can be saved. What you have stored is kept.',
  ],
  contactTitle: 'What you can do',
  contact: 'If you think that this is a mistake, or if the matter is settled, write to us or call us.',
  subject: (dealerName: string) => `Suspended account: ${dealerName}`,
} as const;

/** What buyers recognise a dealer by. */
export const identityLabels: Readonly<Record<IdentityField, string>> = {
  dealerName: 'Dealer name',
  distName: 'District',
  address: 'Address',
  profilePic: 'Picture',
};
