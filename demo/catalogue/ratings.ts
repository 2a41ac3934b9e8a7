import type { Opinion } from '../../src/ratings/rating';
import { DAY, NEWEST } from './times';

interface DemoRating extends Opinion {
  /** '' if there is none. */
  readonly answer: string;
  readonly at: number;
}

/** Enough ratings of one dealer for an average. They are of buyers who have deleted their accounts. */
export const ratings: { readonly dealer: string; readonly given: readonly DemoRating[] } = {
  dealer: 'demo-dealer-1',
  given: [
    {
      stars: 5,
      asDescribed: true,
      onTime: true,
      text: 'Papers were ready, and the second key was there as promised. Tea while we waited.',
      answer: 'Thank you, and happy driving!',
      at: NEWEST - 150 * DAY,
    },
    { stars: 4, asDescribed: true, onTime: false, text: '', answer: '', at: NEWEST - 110 * DAY },
    {
      stars: 2,
      asDescribed: false,
      onTime: true,
      text: 'Rear tyres were almost gone, although the listing says they are new.',
      answer: 'You are right, the listing was wrong. We have fitted new ones at our cost.',
      at: NEWEST - 84 * DAY,
    },
    {
      stars: 5,
      asDescribed: true,
      onTime: true,
      text: 'Second vehicle from this shop. No haggling, no surprises.',
      answer: '',
      at: NEWEST - 45 * DAY,
    },
    { stars: 5, asDescribed: true, onTime: true, text: '', answer: '', at: NEWEST - 20 * DAY },
    {
      stars: 4,
      asDescribed: true,
      onTime: true,
      text: 'Good test drive. The transfer of the RC took three weeks.',
      answer: '',
      at: NEWEST - 6 * DAY,
    },
  ],
};
