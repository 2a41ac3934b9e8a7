import type { CheckedFact } from '../../src/dealers/dealerCheck';
import { NEWEST } from './listings';

interface DemoCheck {
  readonly dealer: string;
  readonly facts: readonly CheckedFact[];
  readonly note: string;
  readonly at: number;
}

const DAY = 86_400_000;

/** What the admin has checked of dealers. */
export const checks: readonly DemoCheck[] = [
  {
    dealer: 'demo-dealer-1',
    facts: ['identity', 'address', 'papers'],
    note: 'I was at the shop, and have seen the trade licence.',
    at: NEWEST - 12 * DAY,
  },
];
