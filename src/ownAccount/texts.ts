/** The texts of My Account (ACC-23 to ACC-27, ACC-28). */
export const ownAccountTexts = {
  heading: 'My Account',
  lead: 'Your details, your password, and what Second Gear keeps about you.',
  needsLogin: 'Log in to see your account.',
  loading: 'Loading your account',
  failed: 'Could not load your account. Please try again.',
  failedToSave: 'Could not save. Nothing has changed. Please try again.',
  wrongPassword: 'That is not your password',
  signedOut: 'Your login has ended. Please log in again.',
  busy: 'Please wait ...',
} as const;

export const personTexts = {
  heading: 'Name and phone',
  lead: 'Dealers whose vehicle you book see both.',
  saved: 'Your name and phone number are saved',
} as const;

export const ownProfileTexts = {
  heading: 'What buyers see',
  lead: 'Your name, district, address, phone number and picture are in your profile.',
  link: 'Edit profile',
} as const;

export const emailTexts = {
  heading: 'E-mail address',
  lead: (email: string) => `You log in with ${email}.`,
  submit: 'Send the link',
  sent: 'Check your e-mail',
  sentText: (email: string) =>
    `A link is on its way to ${email}. You log in with the old address until you have opened the link.`,
  taken: 'That e-mail address has an account already',
} as const;

export const passwordChangeTexts = {
  heading: 'Password',
  lead: 'A new password ends the login on your other devices within the hour.',
  submit: 'Change the password',
  saved: 'Your password is changed',
} as const;

export const themeTexts = {
  heading: 'Light or dark',
  lead: 'For this device only.',
  label: 'Colours',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
} as const;

export const ownDataTexts = {
  heading: 'Your data',
  lead: 'All that Second Gear keeps about you, as a file.',
  download: 'Download my data',
  busy: 'Reading ...',
  failed: 'Could not read your data. Please try again.',
} as const;

export const deletionTexts = {
  heading: 'Delete the account',
  unfinished: 'Your data is deleted, but your login is not. Enter your password to finish.',
  goes: {
    buyer:
      'What goes: your name, phone number and e-mail address, your login, saved vehicles and saved searches. Open bookings are cancelled.',
    dealer:
      'What goes: your profile, your vehicles with their photos, the ratings of your shop, your e-mail address and your login. Open orders are declined. A dealer account cannot be made again with the same login.',
  },
  stays: 'What stays',
  submit: 'Delete my account',
  busy: 'Deleting ...',
  question: 'Delete your account?',
  questionText: 'This cannot be undone.',
  confirm: 'Delete',
  failed:
    'Could not finish. What is deleted stays deleted. Please try again: it goes on from there, also at your next login.',
  youngPhotos: (time: string) =>
    `Photos can be deleted 15 minutes after their upload. All else is deleted. Please log in after ${time}: the deletion then goes on.`,
  done: 'Your account is deleted',
  /** After a login that has found a deletion which had broken off. */
  finished: {
    buyer: 'The deletion of your buyer account is finished',
    dealer: 'The deletion of your dealer account is finished',
  },
} as const;
