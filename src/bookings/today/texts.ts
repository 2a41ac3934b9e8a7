import type { ListingKind } from '../../listings/kinds';

/** The first screen of the dashboard (DEALER-15). */
export const todayTexts = {
  morning: (dealer: string) => `Good morning, ${dealer}`,
  afternoon: (dealer: string) => `Good afternoon, ${dealer}`,
  evening: (dealer: string) => `Good evening, ${dealer}`,
  requests: 'Waiting for your answer',
  requestsLoading: 'Loading what waits for your answer...',
  requestsFailed: 'Could not fetch what waits for your answer. Please try again.',
  noRequests: 'Nothing waits for your answer.',
  allRequests: 'See all that wait',
  wants: (kind: ListingKind) => `wants the ${kind}`,
  someone: 'A buyer',
  noTestDrive: 'Wants a call',
  hourHasPassed: 'The hour has passed',
  asked: (ago: string) => `asked ${ago}`,
  another: 'Another time',
  call: 'Call',
  callWho: (name: string) => `Call ${name}`,
  sendDirections: 'Send directions',
  sendDirectionsTo: (name: string) => `Send directions to ${name}`,
  directions: (dealer: string, link: string) => `The way to ${dealer}: ${link}`,
  accepted: (name: string) => `Accepted. ${name} sees it now.`,
  declined: (name: string) => `Declined. ${name} reads your reason.`,
  proposed: (name: string) => `Proposed. ${name} takes the time or asks for another one.`,
  testDrives: 'Test drives',
  testDrivesLoading: 'Loading your test drives...',
  today: 'Today',
  tomorrow: 'Tomorrow',
  noneToday: 'None today.',
  noneTomorrow: 'None tomorrow.',
  testDrivesFailed: 'Could not fetch your test drives. Please try again.',
  numbers: 'In numbers',
  live: 'live',
  waiting: 'wait for approval',
  thisWeek: 'requests in 7 days',
  saved: 'saved by buyers',
  notKnown: '–',
} as const;

/** The count in the navbar. */
export const waitingCountTexts = { ofRequests: (count: string) => `${count} to answer` } as const;
