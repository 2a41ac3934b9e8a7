import { changedFields } from '../../dealers/dealerIdentity';
import { identityLabels } from '../../dealers/ownProfile/ownProfileTexts';
import { decisionTexts } from '../../decisions/texts';
import { formatMoment } from '../../shared/time/indianTime';
import type { DealerDecision } from '../dealerReview';
import { changeTexts, dealerMoveLabels } from '../texts';

function Change({ before, after }: NonNullable<DealerDecision['change']>) {
  return (
    <ul>
      {changedFields(before, after).map((field) => (
        <li key={field}>
          {field === 'profilePic' ? (
            changeTexts.anotherPicture
          ) : (
            <>
              {identityLabels[field]}: <bdi>{before[field]}</bdi> → <bdi>{after[field]}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The earlier decisions about a dealer, the last one first. */
export function DealerHistory({ decisions }: { decisions: readonly DealerDecision[] }) {
  return (
    <ol className="review-history">
      {decisions.map(({ id, what, when, who, reason, change }) => (
        <li key={id}>
          <strong>{dealerMoveLabels[what]}</strong> {formatMoment(when)}
          <span className="review-history-who"> {decisionTexts.by(who)}</span>
          {reason && <p>{reason}</p>}
          {change && <Change {...change} />}
        </li>
      ))}
    </ol>
  );
}
