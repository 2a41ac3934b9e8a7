import type { About, ReportedCollection, ReportReason } from './report';

interface AboutTexts {
  readonly open: string;
  readonly title: (name: string) => string;
  readonly logIn: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
}

/** What a buyer reads (REPORT-1). */
export const reportTexts = {
  listing: {
    open: 'Report this listing',
    title: (name) => `Report ${name}`,
    logIn: 'Log in to report this listing.',
    reasons: {
      gone: 'It is sold, or was never there',
      advance: 'I was asked for money before I saw it',
      price: 'The dealer wants another price',
      photos: 'The photos show another vehicle',
      details: 'Year, kilometers or other facts are wrong',
      papers: 'It may be stolen, or its papers are not right',
      other: 'Something else',
    },
  },
  dealer: {
    open: 'Report this dealer',
    title: (name) => `Report ${name}`,
    logIn: 'Log in to report this dealer.',
    reasons: {
      gone: 'There is no such dealer at this address',
      advance: 'I was asked for money before I saw a vehicle',
      price: 'The prices are not those of the listings',
      photos: 'The name or the picture is another dealer’s',
      details: 'The listings say what is not true',
      papers: 'Vehicles may be stolen, or their papers are not right',
      other: 'Something else',
    },
  },
} as const satisfies Record<About, AboutTexts>;

export const reportSheetTexts = {
  lead: 'Only Second Gear reads this. The dealer does not learn who has reported.',
  reason: 'What is wrong?',
  text: 'What happened?',
  textHint: 'Say what you saw, and when. Please no bank or card numbers.',
  noReason: 'Please choose what is wrong.',
  noText: 'Please say what is wrong.',
  send: 'Send report',
  sending: 'Sending...',
  loading: 'Looking for your report...',
  readFailed: 'Could not look for your report. Please try again.',
  sendFailed: 'Could not send your report. Please try again.',
  signedOut: 'Your login has ended. Please log in again to report this.',
  thanks: 'Thank you. We have your report.',
  sentAt: (time: string) => `You reported this ${time}.`,
  waiting: 'We have not looked at it yet.',
  handled: (time: string) => `We looked at it ${time}.`,
  again: 'Report it again',
  close: 'Close',
} as const;

/** What the admin reads about reports (REPORT-2). */
export const reportsTabTexts = {
  tab: 'Reports',
  heading: 'Reports of buyers',
  views: 'Which reports',
  open: { label: 'Open', empty: 'No open reports.' },
  handled: { label: 'Done', empty: 'No reports are done.' },
  loading: 'Loading reports...',
  failed: 'Could not fetch the reports. Please try again.',
  kinds: { products: 'Car', bikes: 'Bike', sellers: 'Dealer' } as const satisfies Record<ReportedCollection, string>,
  count: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  noneAboutDealer: 'Nobody has reported this dealer or a post of this dealer.',
  openListing: 'Open the post',
  openDealer: 'Open the dealer',
  done: 'Done',
  doneAt: (time: string) => `Done ${time}`,
  doneTitle: (name: string, count: number) =>
    count === 1 ? `The report about ${name} is done?` : `${count} reports about ${name} are done?`,
  doneConsequence: 'Whoever reported sees that you have looked at it, but not the reason, which stays in the journal.',
  noteHint: 'Only admins read it.',
  doneSaid: (name: string) => `Done: ${name}`,
  doneFailed: 'Could not save that. Please try again.',
  signedOut: 'The admin session has ended. Please log in again.',
} as const;
