/** What a dealer reads about the admin's warnings (ADMIN-20). */
export const ownWarningTexts = {
  label: 'Warnings',
  title: 'A warning from Second Gear',
  read: 'I have read this',
  readFailed: 'Could not save that you have read this. Please try again.',
  failed: 'Could not look for warnings from Second Gear. Please try again.',
} as const;

/** What the admin reads. */
export const warningTexts = {
  heading: 'Warnings',
  warn: 'Warn',
  warnName: (name: string) => `Warn dealer ${name}`,
  question: (name: string) => `Warn ${name}`,
  lead: 'It is at the top of the dealer’s first screen until the dealer says that it is read. It also stands in the journal, and cannot be taken back.',
  text: 'What must change?',
  noText: 'Please say what must change.',
  send: 'Send warning',
  sending: 'Sending...',
  sendFailed: 'Could not send the warning. Please try again.',
  signedOut: 'The admin session has ended. Please log in again.',
  loading: 'Loading the warnings...',
  failed: 'Could not fetch the warnings. Please try again.',
  none: 'This dealer has not been warned.',
  sentAt: (time: string) => `Sent ${time}`,
  readAt: (time: string) => `read on ${time}`,
  unread: 'not read yet',
} as const;
