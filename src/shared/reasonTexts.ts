/** The reasons of decisions, by the code that is stored (PAGE-10). `reason.ts` says which are offered where. */
export const offeredReasonTexts = {
  photos: 'The photos are unclear, or do not show the vehicle.',
  price: 'The price is not believable.',
  details: 'Some details are wrong or missing.',
  notForSale: 'This is not a car or a bike that is for sale.',
  listedAlready: 'This vehicle is listed already.',
  advertising: 'The text holds advertising or contact details.',
  name: 'The name is that of another dealer, or looks like it.',
  address: 'The address or the district is not one that can be visited.',
  picture: 'The picture does not show the dealer’s shop.',
  complaints: 'Buyers have complained.',
  falseListings: 'The listings are false or misleading.',
  somebodyElse: 'The dealer claims to be somebody else.',
  noAnswers: 'The dealer does not answer the bookings.',
  ownWish: 'The dealer has asked for it.',
  settled: 'The matter has been settled.',
  mistake: 'The suspension was a mistake.',
  sold: 'The vehicle has been sold.',
  hour: 'That hour does not suit us. Please choose another one.',
  workshop: 'The vehicle is in the workshop.',
  nothingWrong: 'Nothing is wrong with it.',
  rejected: 'The listing has been rejected.',
  warned: 'The dealer has been warned.',
  suspended: 'The dealer has been suspended.',
  /** The next two are not offered: the end of a sale and that of an account decline bookings. */
  withdrawn: 'The vehicle is no longer for sale.',
  dealerLeft: 'The dealer has left Second Gear.',
  other: 'Another reason',
} as const;

export const reasonFormTexts = {
  noReason: 'Please choose a reason.',
  noNote: 'Please write down the reason.',
} as const;
