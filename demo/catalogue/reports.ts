import type { ReportReason } from '../../src/reports/report';
import { DAY, NEWEST } from './times';

interface DemoReport {
  /** The number of the live car, the oldest first; or a dealer's id. */
  readonly about: { readonly car: number } | { readonly dealer: string };
  readonly buyer: number;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: number;
}

/** Reports that wait for the admin: two about one car, one about a dealer. */
export const reports: readonly DemoReport[] = [
  {
    about: { car: 2 },
    buyer: 0,
    reason: 'advance',
    text: 'He asked me to send Rs. 5,000 by UPI to hold the car, before I could see it.',
    at: NEWEST - DAY,
  },
  { about: { car: 2 }, buyer: 1, reason: 'gone', text: '', at: NEWEST - 2 * DAY },
  {
    about: { dealer: 'demo-dealer-3' },
    buyer: 2,
    reason: 'price',
    text: 'At the shop the Activa was 8,000 dearer than in the listing.',
    at: NEWEST - 3 * DAY,
  },
];
