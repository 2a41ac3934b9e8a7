import { askForBuyer } from '../../accounts/askForBuyer';
import { LoginNeeded } from '../../accounts/LoginNeeded';
import { useSession } from '../../accounts/useSession';
import { SavedSearchList } from '../../savedSearches/SavedSearchList';
import { searchStoreOf } from '../../savedSearches/searchStore';
import { mySearchesTexts } from '../../savedSearches/texts';
import { useAccountSearches, useDeviceSearches } from '../../savedSearches/useSavedSearches';
import { isAppError } from '../../shared/appError';
import type { Uid } from '../../shared/valueTypes';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { headTexts } from '../../ui/texts';

function DeviceSearches() {
  const searches = useDeviceSearches();
  return (
    <>
      <SavedSearchList searches={searches} store={searchStoreOf(null)} />
      {searches.length > 0 && (
        <p>
          {mySearchesTexts.onDevice}{' '}
          <button type="button" className="btn btn-link" onClick={() => void askForBuyer(mySearchesTexts.whyLogIn)}>
            {mySearchesTexts.logIn}
          </button>
        </p>
      )}
    </>
  );
}

function AccountSearches({ userId }: { userId: Uid }) {
  const list = useAccountSearches(userId);
  const waiting = useDeviceSearches().length;
  switch (list.state) {
    case 'loading':
      return <Loading text={mySearchesTexts.loading} />;
    case 'failed':
      if (isAppError(list.error, 'signedOut')) return <LoginNeeded account="buyer" text={mySearchesTexts.signedOut} />;
      return (
        <Notice tone="danger" onRetry={list.retry} drawn>
          {mySearchesTexts.failed}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {waiting > 0 && <Notice tone="info">{mySearchesTexts.notJoined(waiting)}</Notice>}
          <SavedSearchList searches={list.searches} store={searchStoreOf(userId)} />
        </>
      );
  }
}

/** /MySearches: the saved searches of a buyer's account, or those of a visitor's device (SEARCH-26). */
export default function MySearchesPage() {
  const { buyer } = useSession();
  return (
    <div className="container page-section">
      <title>{headTexts.title(mySearchesTexts.heading)}</title>
      <h1>{mySearchesTexts.heading}</h1>
      {buyer ? <AccountSearches userId={buyer.userId} /> : <DeviceSearches />}
    </div>
  );
}
