import { useState } from 'react';
import { useAdminAction } from '../accounts/useAdminAction';
import { usePagedQuery } from '../lists/usePagedQuery';
import type { Uid } from '../shared/valueTypes';
import { ActionButton } from '../ui/ActionButton';
import { ReasonSheet } from '../ui/overlays/ReasonSheet';
import { RatingList } from './RatingList';
import { type HideReason, hideReasons, type Rating } from './rating';
import { ratingsAsAdmin } from './ratingsAsAdmin.queries';
import { setHidden } from './ratingsAsAdmin.service';
import { hideReasonLabels, ratingsAsAdminTexts } from './texts';

interface Decision {
  readonly rating: Rating;
  /** null: it is shown again. */
  readonly hidden: HideReason | null;
}

/** All ratings of a dealer, which the admin may hide and show again (RATE-4). */
export function RatingsAsAdmin({ sellerId }: { sellerId: Uid }) {
  const query = ratingsAsAdmin(sellerId);
  const list = usePagedQuery(query);
  const [asked, setAsked] = useState<Rating | null>(null);
  const { run, busy } = useAdminAction<Decision>({
    send: ({ rating, hidden }) => setHidden(rating, hidden),
    touches: () => [['market'], query.key],
    failures: { changed: ratingsAsAdminTexts.changed, otherwise: ratingsAsAdminTexts.failed },
  });

  function hide(rating: Rating, hidden: HideReason): void {
    setAsked(null);
    void run({ rating, hidden });
  }

  return (
    <>
      <RatingList
        sellerId={sellerId}
        list={list}
        averageFrom={1}
        noneText={ratingsAsAdminTexts.none}
        more={(rating) => (
          <>
            {rating.hidden && (
              <p className="rating-hidden">{ratingsAsAdminTexts.hidden(hideReasonLabels[rating.hidden])}</p>
            )}
            <ActionButton
              className={rating.hidden ? 'btn btn-outline-primary' : 'btn btn-outline-danger'}
              busy={busy}
              onClick={() => (rating.hidden ? void run({ rating, hidden: null }) : setAsked(rating))}
            >
              {rating.hidden ? ratingsAsAdminTexts.show : ratingsAsAdminTexts.hide}
              <span className="visually-hidden">{ratingsAsAdminTexts.of(rating.name)}</span>
            </ActionButton>
          </>
        )}
      />
      {asked && (
        <ReasonSheet
          title={ratingsAsAdminTexts.title(asked.name)}
          question={ratingsAsAdminTexts.reason}
          reasons={hideReasons}
          labels={hideReasonLabels}
          missing={ratingsAsAdminTexts.noReason}
          submit={{ label: ratingsAsAdminTexts.hide, danger: true }}
          onReason={(reason) => hide(asked, reason)}
          onClose={() => setAsked(null)}
        >
          <p className="rating-lead">{ratingsAsAdminTexts.lead}</p>
        </ReasonSheet>
      )}
    </>
  );
}
