import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { forgetUnseen } from '../lists/invalidate';
import { openedState } from '../search/results/newSince';
import { foundCount, foundListings, newCount } from '../search/search.queries';
import { formatCount } from '../shared/numbers/cappedCount';
import { formatRecent } from '../shared/time/indianTime';
import { ActionButton } from '../ui/ActionButton';
import { Icon } from '../ui/Icon';
import { controlTexts } from '../ui/texts';
import { useNames } from '../ui/useNames';
import { type SavedSearch, savedAddress, searchName } from './savedSearch';
import { mySearchesTexts } from './texts';

/** How many listings are new since the last look: one count. */
function NewCount({ saved: { search, lookedAt } }: { saved: SavedSearch }) {
  const { data, isError, isFetching, refetch } = useQuery(newCount(search, lookedAt));
  if (data) {
    return (
      <p className="saved-search-new">
        {data.count > 0 ? (
          <strong className="state-badge state-approved">{mySearchesTexts.new(formatCount(data))}</strong>
        ) : (
          mySearchesTexts.nothingNew
        )}{' '}
        {mySearchesTexts.since(formatRecent(lookedAt))}
      </p>
    );
  }
  if (!isError || isFetching) return <p className="saved-search-new">{mySearchesTexts.counting}</p>;
  return (
    <p className="saved-search-new">
      <span>{mySearchesTexts.countFailed}</span>{' '}
      <button type="button" className="btn btn-link" onClick={() => void refetch()}>
        {controlTexts.tryAgain}
      </button>
    </p>
  );
}

interface SavedSearchCardProps {
  readonly saved: SavedSearch;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** A saved search: what it asks for, how many are new, and the way to its list. */
export function SavedSearchCard({ saved, busy, onOpen, onRemove }: SavedSearchCardProps) {
  const { search, lookedAt } = saved;
  const { kind } = search;
  useNames();
  const name = searchName(search);
  const link = {
    to: savedAddress(search),
    state: openedState(lookedAt),
    onClick: () => {
      // They may lack the new listings.
      forgetUnseen(foundListings(search).key, foundCount(search).queryKey);
      onOpen();
    },
  };
  return (
    <article className="saved-search" aria-label={name}>
      <span className="saved-search-kind">
        <Icon name={kind} size={28} />
      </span>
      <div className="saved-search-body">
        <p className="saved-search-list">{mySearchesTexts.kinds[kind]}</p>
        <h2>
          <Link {...link}>{name}</Link>
        </h2>
        <NewCount saved={saved} />
      </div>
      <div className="saved-search-actions">
        <Link className="btn btn-outline-primary" {...link}>
          {mySearchesTexts.show[kind]}
        </Link>
        <ActionButton className="btn btn-outline-secondary" busy={busy} onClick={onRemove}>
          {mySearchesTexts.remove}
        </ActionButton>
      </div>
    </article>
  );
}
