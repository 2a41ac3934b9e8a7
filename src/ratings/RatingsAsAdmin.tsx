import { useState } from 'react';
import { usePagedQuery } from '../lists/usePagedQuery';
import { isAppError } from '../shared/appError';
import { ownShopText } from '../shared/texts';
import { ActionButton } from '../ui/ActionButton';
import { showError } from '../ui/overlays/dialogs';
import { HideSheet } from './HideSheet';
import { RatingList } from './RatingList';
import type { HideReason, Rating } from './rating';
import { ratingsAsAdmin, readRatingsAgain } from './ratingsAsAdmin.queries';
import { setHidden } from './ratingsAsAdmin.service';
import { hideReasonLabels, ratingsAsAdminTexts } from './texts';

interface RatingsAsAdminProps {
  readonly sellerId: string;
  readonly onSignedOut: () => void;
}

/** All ratings of a dealer, which the admin may hide and show again (RATE-4). */
export function RatingsAsAdmin({ sellerId, onSignedOut }: RatingsAsAdminProps) {
  const list = usePagedQuery(ratingsAsAdmin(sellerId));
  const [asked, setAsked] = useState<Rating | null>(null);
  const [busy, setBusy] = useState(false);

  async function decide(rating: Rating, hidden: HideReason | null): Promise<void> {
    setAsked(null);
    setBusy(true);
    try {
      await setHidden(rating, hidden);
    } catch (error) {
      const hasEnded = isAppError(error, 'signedOut');
      const { signedOut, changed, failed } = ratingsAsAdminTexts;
      const refused = isAppError(error, 'changed') ? changed : failed;
      if (isAppError(error, 'ownShop')) await showError(ownShopText);
      else await showError(hasEnded ? signedOut : refused);
      if (hasEnded) onSignedOut();
    }
    await readRatingsAgain(sellerId);
    setBusy(false);
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
              onClick={() => (rating.hidden ? void decide(rating, null) : setAsked(rating))}
            >
              {rating.hidden ? ratingsAsAdminTexts.show : ratingsAsAdminTexts.hide}
              <span className="visually-hidden">{ratingsAsAdminTexts.of(rating.name)}</span>
            </ActionButton>
          </>
        )}
      />
      {asked && (
        <HideSheet rating={asked} onHide={(reason) => void decide(asked, reason)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
