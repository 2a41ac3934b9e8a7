/** The end of a sale, and of the bookings with it (BOOK-26). */
export const endSaleTexts = {
  ends: (count: number) => (count === 1 ? 'This ends 1 booking' : `This ends ${count} bookings`),
  buyersRead: (reason: string) => `These buyers read: ${reason}`,
  someone: 'A buyer',
  busy: 'Saving...',
  stop: 'Stop',
  ending: (count: number) => `${count} bookings have ended so far.`,
  stopped: (count: number) =>
    `Stopped: ${count} bookings have ended, and the vehicle is still for sale. Go on whenever you like.`,
  bookingsUnknown: 'The bookings that end with it could not be read yet.',
  bookingsChanged: 'A booking of this vehicle has changed. Please look again.',
  completed: 'Completed.',
  markSold: 'Mark as sold',
  readFailed: 'Could not fetch the listing. Please mark it as sold in My Vehicles.',
} as const;
