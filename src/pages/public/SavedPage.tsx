import { askForBuyer } from '../../accounts/askForBuyer';
import { LoginNeeded } from '../../accounts/LoginNeeded';
import { useSession } from '../../accounts/useSession';
import { BookedLink } from '../../bookings/book/BookedLink';
import { useListingActions } from '../../bookings/publicCards/useListingActions';
import { toggleCompared } from '../../compare/compared';
import { useCompared } from '../../compare/useCompared';
import RecentlyViewed from '../../recentlyViewed/RecentlyViewed';
import { SavedList } from '../../saved/SavedList';
import type { SavedListing } from '../../saved/savedListing';
import { compareChoiceTexts, savedTexts } from '../../saved/texts';
import { useAccountSaved } from '../../saved/useAccountSaved';
import { useDeviceListings } from '../../saved/useSaved';
import { isAppError } from '../../shared/appError';
import type { Uid } from '../../shared/valueTypes';
import { LoadingPart } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { headTexts } from '../../ui/texts';

/** The list. What is ticked is compared. */
function Listings({ saved }: { saved: readonly SavedListing[] }) {
  const { linkTo } = useListingActions();
  return (
    <>
      <SavedList
        saved={saved}
        linkTo={linkTo}
        more={(listing) => <BookedLink listing={listing} />}
        chosen={useCompared()}
        onChoose={(listing) => void toggleCompared(listing)}
      />
      {saved.length > 1 && <p>{compareChoiceTexts.hint}</p>}
    </>
  );
}

function DeviceSaved() {
  const saved = useDeviceListings();
  return (
    <>
      <Listings saved={saved} />
      {saved.length > 0 && (
        <p className="saved-on-device">
          {savedTexts.onDevice}{' '}
          <button type="button" className="btn btn-link" onClick={() => void askForBuyer(savedTexts.whyLogIn)}>
            {savedTexts.logIn}
          </button>
        </p>
      )}
    </>
  );
}

function AccountSaved({ userId }: { userId: Uid }) {
  const list = useAccountSaved(userId);
  const waiting = useDeviceListings().length;
  switch (list.state) {
    case 'loading':
      return <LoadingPart text={savedTexts.loading} />;
    case 'failed':
      if (isAppError(list.error, 'signedOut')) return <LoginNeeded account="buyer" text={savedTexts.signedOut} />;
      return (
        <Notice tone="danger" onRetry={list.retry} drawn>
          {savedTexts.failed}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {waiting > 0 && <Notice tone="info">{savedTexts.notJoined(waiting)}</Notice>}
          <Listings saved={list.saved} />
        </>
      );
  }
}

/** /Saved: the saved listings of a buyer's account, or those of a visitor's device (SAVE-4). */
export default function SavedPage() {
  const { buyer } = useSession();
  return (
    <div className="container page-section">
      <title>{headTexts.title(savedTexts.heading)}</title>
      <h1>{savedTexts.heading}</h1>
      <p className="page-lead">{savedTexts.lead}</p>
      {buyer ? <AccountSaved userId={buyer.userId} /> : <DeviceSaved />}
      <RecentlyViewed />
    </div>
  );
}
