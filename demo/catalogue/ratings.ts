import type { HideReason, Opinion } from '../../src/ratings/rating';
import { DAY, NEWEST } from './times';

interface DemoRating extends Opinion {
  /** '' if there is none. */
  readonly answer: string;
  readonly at: number;
  /** Why the admin has hidden it; '': it is shown. */
  readonly hidden: HideReason | '';
}

interface DealersRatings {
  readonly dealer: string;
  /** The oldest first. */
  readonly given: readonly DemoRating[];
}

const good = { stars: 5, asDescribed: true, onTime: true, text: '', answer: '', hidden: '' } as const;

const daysAgo = (days: number): number => NEWEST - days * DAY;

/** Ratings of buyers who have deleted their accounts. Two dealers have enough for an average. */
export const ratings: readonly DealersRatings[] = [
  {
    dealer: 'demo-dealer-1',
    given: [
      {
        ...good,
        text: 'Papers were ready, and the second key was there as promised. Tea while we waited.',
        answer: 'Thank you, and happy driving!',
        at: daysAgo(150),
      },
      { ...good, stars: 4, onTime: false, at: daysAgo(110) },
      {
        ...good,
        stars: 2,
        asDescribed: false,
        text: 'Rear tyres were almost gone, although the listing says they are new.',
        answer: 'You are right, the listing was wrong. We have fitted new ones at our cost.',
        at: daysAgo(84),
      },
      { ...good, text: 'Second vehicle from this shop. No haggling, no surprises.', at: daysAgo(45) },
      { ...good, at: daysAgo(20) },
      { ...good, stars: 4, text: 'Good test drive. The transfer of the RC took three weeks.', at: daysAgo(6) },
    ],
  },
  {
    dealer: 'demo-dealer-5',
    given: [
      { ...good, stars: 4, text: 'Honest about the clutch. We agreed on a price in ten minutes.', at: daysAgo(77) },
      { ...good, stars: 3, onTime: false, text: 'Waited an hour for the keys.', at: daysAgo(61) },
      { ...good, at: daysAgo(48) },
      {
        ...good,
        stars: 1,
        asDescribed: false,
        text: 'All of them are thieves, call me and I will tell you more.',
        hidden: 'abuse',
        at: daysAgo(33),
      },
      { ...good, stars: 4, at: daysAgo(19) },
      { ...good, text: 'They let my mechanic look at everything.', at: daysAgo(8) },
    ],
  },
  {
    dealer: 'demo-dealer-4',
    given: [
      { ...good, text: 'The car was washed and the tank was full.', at: daysAgo(40) },
      { ...good, stars: 4, at: daysAgo(12) },
    ],
  },
];
