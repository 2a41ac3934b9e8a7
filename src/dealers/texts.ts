export const dealerTexts = {
  heading: 'Dealers',
  seeVehicles: 'See vehicles',
  /** Added to a link's text, for screen readers. */
  of: (name: string) => `of ${name}`,
  listLoading: 'Loading dealers...',
  loading: 'Loading the dealer...',
  dealer: 'Dealer',
  notFound: 'Dealer not found',
  notHere: 'There is no dealer at this address.',
  seeAll: 'See all dealers',
  noAddress: 'Address not given',
  shopOf: (name: string) => `${name}'s shop`,
  gone: 'This dealer is no longer on Second Gear.',
  /** The short form, for cards. */
  goneShort: 'No longer on Second Gear',
  listFailed: 'Could not fetch dealers. Please try again.',
  listEmpty: 'No dealers found.',
} as const;

/** How buyers reach a dealer. */
export const dealerContactTexts = {
  call: 'Call',
  callDealer: 'Call the dealer',
  logInToCall: 'Log in to call',
  whatsApp: 'WhatsApp',
  whatsAppDealer: 'WhatsApp to the dealer',
  map: 'Show on the map',
  logIn: 'Log in to see the phone number',
  about: (listing: string, address: string) => `Hello, I am interested in ${listing}: ${address}`,
  aboutAny: 'Hello, I saw your vehicles on Second Gear.',
} as const;

/** What dealers read about their own profile. */
export const profileTexts = {
  title: 'My profile',
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
  yours: 'Your shop',
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
