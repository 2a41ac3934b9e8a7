/**
 * What stays after the deletion of an account (ACC-27). My Account and the privacy policy show each sentence.
 * `storedAbout.ts` says of which records.
 */
export const keptTexts = {
  buyer: {
    bookings:
      'Your bookings, because the dealers need them: the vehicle, the times and the state, without your name, phone number and note, and without what a dealer wrote as reason.',
    ratings: 'The stars and the two answers of your ratings, because they count for the dealer, without your text.',
    reports: 'What you reported and the reason that you chose, without your text.',
    sales: 'What dealers have noted in their own books about a sale to you.',
    journal: 'The journal of our decisions about your reports and ratings, without your name.',
    messages: 'Messages that you sent through Contact Us, with the name and phone number that you typed there.',
    deletion: 'That an account was deleted, and when, without your name.',
  },
  dealer: {
    bookings:
      'The orders themselves, because the buyers need them: the vehicle, the times, the state, and that you could see their phone number, without the name of your shop, your descriptions and your reasons.',
    saves: 'How many buyers save each of your vehicles, without a name.',
    reports: 'What buyers reported to us about your shop and your vehicles, with the name of the shop.',
    journal:
      'The journal of our decisions with what you had filled in at that time, the name and address of your shop included, and our notes. Only our own people read them, to be able to account for the decisions.',
    messages: 'Messages that you sent through Contact Us, with the name and phone number that you typed there.',
    deletion: 'That an account was deleted, and when, without the name of your shop.',
  },
} as const;
