export const dealerTexts = {
  heading: 'Dealers',
  seeListings: 'See vehicles',
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
