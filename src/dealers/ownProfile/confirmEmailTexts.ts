/** A dealer who is not public yet confirms the e-mail address (DEALER-22). */
export const confirmEmailTexts = {
  heading: 'Confirm your e-mail address',
  lead: 'Second Gear sees whether it is confirmed before it approves your first vehicle. We send you a link.',
  send: 'Send the link',
  sent: 'A link is on its way to the e-mail address that you log in with. Open it, then come back here.',
  sendAgain: 'Send it again',
  check: 'I have opened the link',
  confirmed: 'Your e-mail address is confirmed.',
  notYetTitle: 'Not yet',
  notYet: 'The link has not been opened yet. It is in an e-mail to the address that you log in with.',
  tooMany: 'Too many e-mails were sent. Please try again later.',
  failed: 'That did not work. Please try again.',
} as const;
