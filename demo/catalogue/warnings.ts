import { DAY, NEWEST } from './times';

interface DemoWarning {
  readonly id: string;
  readonly dealer: string;
  readonly text: string;
  readonly at: number;
  readonly readAt: number | null;
}

/** The admin's warnings: one that is read, and one that is not. */
export const warnings: readonly DemoWarning[] = [
  {
    id: 'demo-warning-1',
    dealer: 'demo-dealer-3',
    text: 'A buyer writes that your Activa was dearer at the shop than here. Please sell for the price that you state, or lower it here.',
    at: NEWEST - 2 * DAY,
    readAt: null,
  },
  {
    id: 'demo-warning-2',
    dealer: 'demo-dealer-3',
    text: 'Please answer bookings within a day.',
    at: NEWEST - 20 * DAY,
    readAt: NEWEST - 19 * DAY,
  },
];
