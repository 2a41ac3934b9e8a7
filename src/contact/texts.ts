import { keptTexts } from '../ownAccount/keptTexts';

/** The contact form (CONTACT-1, CONTACT-3). */
export const contactTexts = {
  heading: 'Contact us',
  lead: 'A question, a complaint, an idea? Tell us how to reach you, and we call back.',
  name: 'Name',
  phone: 'Phone',
  reason: 'Reason',
  submit: 'Send',
  busy: 'Sending...',
  sent: 'Your message has been sent!',
  failed: 'Failed to send your message. Please try again.',
  incomplete: 'Please fill in all required fields.',
} as const;

/** What the admin reads about contact messages. */
export const inboxTexts = {
  heading: 'Contact messages',
  filters: 'Which messages',
  open: { label: 'Open', empty: 'No open messages.' },
  handled: { label: 'Handled', empty: 'No handled messages.' },
  messageOf: (name: string) => `Message of ${name}`,
  greeting: (name: string) => `Hello ${name}, this is Second Gear. Thank you for your message. `,
  subject: 'Your message to Second Gear',
  /** After 'Call'. A name may be too long for a button. */
  whom: 'back',
  email: 'Answer by e-mail',
  markOpen: 'Mark as open',
  markHandled: 'Mark as handled',
  loading: 'Loading messages...',
  messagesFailed: 'Could not fetch the messages. Please try again.',
  markFailed: 'Could not mark the message. Please try again.',
  signedOut: 'The admin session has ended. Please log in again.',
} as const;

/** The paragraphs of the privacy policy, of the terms, and of the sources that must be named. */
export const legalTexts = {
  privacy: {
    heading: 'Privacy policy',
    paragraphs: [
      'We keep what you type into our forms, what follows from it (bookings, saved listings and searches, ratings, ' +
        'reports and our decisions), and nothing else about you. My Account has it as a file. Your name and phone ' +
        "number are shown to a dealer only after you book one of the dealer's vehicles. What you send with this form " +
        'is read by our own people and used to answer you. We sell no data, and we show no advertising.',
      "Dealers' names, districts, addresses, phone numbers and pictures are in a public record, because buyers need " +
        'them: anyone can read it, also without a login. Our pages show the phone number after the login only. That ' +
        'spares dealers some calls, but does not make the number a secret.',
      'Photos of vehicles are stored without the place where they were taken.',
      'You delete your account in My Account. All that we keep about you goes with it, but for what the next two paragraphs name.',
      `What stays of a buyer: ${Object.values(keptTexts.buyer).join(' ')}`,
      `What stays of a dealer: ${Object.values(keptTexts.dealer).join(' ')}`,
    ],
  },
  terms: {
    heading: 'Terms',
    paragraphs: [
      'Second Gear brings dealers and buyers together. A booking asks the dealer to hold the vehicle for you and to ' +
        'arrange a test drive; it is not a payment, and either side may step back. Price, papers and handover are ' +
        'agreed between you and the dealer. Please look at the vehicle and its registration certificate before you pay.',
      'Dealers describe their vehicles truthfully and post only what they may sell. We look at every listing before ' +
        'it goes live, and remove those that break these terms.',
    ],
  },
  sources: {
    heading: 'Sources',
    paragraphs: [
      'The names and places of districts are from GeoNames (www.geonames.org), licence CC BY 4.0 ' +
        '(creativecommons.org/licenses/by/4.0), with names brought up to date and places rounded.',
    ],
  },
} as const;
