import { type DealerStanding, type ReviewedDealer, standingOf } from './dealerReview';
import { standingLabels } from './texts';

const tones: Readonly<Record<DealerStanding, string>> = {
  public: 'state-approved',
  notPublic: 'state-closed',
  suspended: 'state-rejected',
};

/** The standing of a dealer, in words (A11Y-5). */
export function StandingBadge({ dealer }: { dealer: ReviewedDealer }) {
  const standing = standingOf(dealer);
  return <span className={`state-badge ${tones[standing]}`}>{standingLabels[standing]}</span>;
}
