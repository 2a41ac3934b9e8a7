import type { CheckedFact } from '../../src/dealers/dealerCheck';
import { DAY, NEWEST } from './times';

interface DemoCheck {
  readonly dealer: string;
  readonly facts: readonly CheckedFact[];
  readonly note: string;
  readonly at: number;
}

/** What the admin has checked of dealers. */
export const checks: readonly DemoCheck[] = [
  {
    dealer: 'demo-dealer-1',
    facts: ['identity', 'address', 'papers'],
    note: 'I was at the shop, and have seen the trade licence.',
    at: NEWEST - 12 * DAY,
  },
];
