import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FoundDealers } from '../../dealersAsAdmin/search/FoundDealers';
import { SearchForm } from '../../dealersAsAdmin/search/SearchForm';
import { isFocusWanted, useAdminSearch } from '../../dealersAsAdmin/search/useAdminSearch';
import type { DealerDesk } from '../../dealersAsAdmin/useDealerDesk';
import { isNarrowed, type Narrowing, needsReview, type QueueName, type ReviewedListing } from '../../decisions/review';
import { reviewedListings } from '../../decisions/review.queries';
import { askedWords, searchWords } from '../../listings/stored/searchTokens';
import { itemsOf } from '../../lists/pagedList';
import { usePagedQuery } from '../../lists/usePagedQuery';
import type { ListingId } from '../../shared/addresses/addresses';
import { adminAddress, adminPlaceAt } from '../../shared/addresses/adminAddress';
import { useMediaQuery } from '../../ui/browser/useMediaQuery';
import { Icon } from '../../ui/Icon';
import { ChosenListing } from '../listing/ChosenListing';
import { queueTexts } from '../texts';
import { ApproveAll } from './ApproveAll';
import { AskBeforeApproval } from './AskBeforeApproval';
import { ListingsOfDealer } from './ListingsOfDealer';
import { QueueList } from './QueueList';
import { RejectSheet } from './RejectSheet';
import { ShortcutLegend } from './ShortcutLegend';
import { UndoBanner } from './UndoBanner';
import { useReview } from './useReview';
import { useShortcuts } from './useShortcuts';
import { useSteadyLists } from './useSteadyLists';
import './queue.scss';

interface ReviewQueueProps {
  readonly queue: QueueName;
  readonly dealers: DealerDesk;
}

const leftOutOf = ({ search, dealer }: Narrowing) => (dealer === null ? askedWords(searchWords(search)).leftOut : []);
const isSame = (one: ListingId, other: ListingId) => one.kind === other.kind && one.id === other.id;

/**
 * One of the admin's queues: the list, cars above bikes, and beside it the chosen listing. On phones, one of them. Decisions
 * by button or by key (ADMIN-8).
 */
export function ReviewQueue({ queue, dealers }: ReviewQueueProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 62em)');
  const [legendOpen, setLegendOpen] = useState(false);
  const [keysEnabled, setKeysEnabled] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(isFocusWanted(useLocation().state));
  const { listing: chosen, dealer, search, from, to } = adminPlaceAt(address);
  const narrowed: Narrowing = { search, from, to, dealer };
  const lists = {
    car: usePagedQuery(reviewedListings(queue, 'car', narrowed)),
    bike: usePagedQuery(reviewedListings(queue, 'bike', narrowed)),
  };
  const steady = useSteadyLists(lists, queue);
  const leftOut = leftOutOf(narrowed);
  const listed = [...itemsOf(lists.car), ...itemsOf(lists.bike)];
  // Beside a wide list, there is always a listing. A list that is still loading may have the first one.
  const first = lists.car.state === 'loading' ? undefined : listed[0];
  const shown: ListingId | null = chosen ?? (isWide && first ? { kind: first.kind, id: first.id } : null);

  const addressOf = ({ kind, id }: ListingId) => adminAddress({ ...narrowed, tab: queue, listing: { kind, id } });

  function open(listing: ListingId): void {
    wantsFocus.current = true;
    if (shown && isSame(listing, shown)) document.getElementById(`listing-${listing.id}`)?.focus();
    // Back leads to the list, and not through all listings.
    void navigate(addressOf(listing), { replace: chosen !== null });
  }

  function step(by: 1 | -1): void {
    const here = shown ? listed.findIndex((listing) => isSame(listing, shown)) : -1;
    // The first step goes to the listing that is beside the list without having been chosen.
    const next = here === -1 || chosen === null ? listed[Math.max(here, 0)] : listed[here + by];
    if (next) open(next);
  }

  /** The next listing that waits, below the decided one; at the end of the list, above it. */
  function goOn(decided: ReviewedListing): boolean {
    if (queue !== 'pending') return false;
    const here = listed.findIndex((listing) => isSame(listing, decided));
    const next = [...listed.slice(here + 1), ...listed.slice(0, Math.max(here, 0))].find(needsReview);
    if (!next) return false;
    open(next);
    return true;
  }

  const desk = useReview(goOn);
  useShortcuts(place, {
    enabled: keysEnabled,
    onStep: step,
    onSearch: () => field.current?.focus(),
    onHelp: () => setLegendOpen(!legendOpen),
  });

  const searching = useAdminSearch(queue, () => {
    wantsFocus.current = true;
  });

  function clear(): void {
    void navigate(adminAddress({ tab: queue }));
    field.current?.focus();
  }

  return (
    <div ref={place} className={chosen ? 'queue queue-has-listing' : 'queue'}>
      <div className="queue-tools">
        <SearchForm
          asked={{ search, from, to }}
          days={queue === 'pending' ? 'sent' : 'posted'}
          isNarrowed={isNarrowed(narrowed)}
          desk={searching}
          onClear={clear}
          field={field}
        />
        <AskBeforeApproval />
        <ShortcutLegend open={legendOpen} onToggle={setLegendOpen} enabled={keysEnabled} onEnable={setKeysEnabled} />
      </div>
      <div className="queue-list">
        {dealer !== null && <ListingsOfDealer sellerId={dealer} />}
        {dealer !== null && queue === 'pending' && <ApproveAll sellerId={dealer} listed={listed} desk={desk} />}
        {dealer === null && search !== '' && <FoundDealers typed={search} />}
        {leftOut.length > 0 && <p className="found-dealers">{queueTexts.leftOut(leftOut)}</p>}
        {steady.lists.map(({ kind, list }) => (
          <QueueList
            key={kind}
            kind={kind}
            queue={queue}
            narrowed={narrowed}
            list={list}
            dealerOf={steady.dealerOf}
            shown={shown}
            addressOf={addressOf}
            onOpen={() => {
              wantsFocus.current = true;
            }}
          />
        ))}
      </div>
      <div className="queue-listing">
        {chosen && (
          <Link className="queue-back" to={adminAddress({ ...narrowed, tab: queue })}>
            <Icon name="chevronLeft" size={18} /> {queueTexts.back}
          </Link>
        )}
        {shown && (
          <ChosenListing
            chosen={shown}
            listed={listed.find((listing) => isSame(listing, shown))}
            desk={desk}
            dealers={dealers}
            wantsFocus={wantsFocus}
          />
        )}
      </div>
      <UndoBanner
        text={desk.banner.text}
        loud={desk.banner.loud}
        onUndo={desk.banner.onUndo}
        undoing={desk.banner.undoing}
        onHold={desk.banner.onHold}
      />
      {desk.asked && (
        <RejectSheet
          listing={desk.asked.listing}
          onReject={desk.asked.answer}
          onCancel={() => desk.asked?.answer(null)}
        />
      )}
    </div>
  );
}
