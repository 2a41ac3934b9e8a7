import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOwnCheckStanding } from '../../dealers/ownProfile/ownProfile.queries';
import { ageOf } from '../../listings/age';
import { postedTexts, sentTexts } from '../../listings/ageTexts';
import { ListingPhoto } from '../../listings/card/ListingPhoto';
import { coverOf, type Listing } from '../../listings/listing';
import { formatShortPrice } from '../../listings/price';
import { ListingStateBadge } from '../../listings/state/ListingStateBadge';
import { mayMove } from '../../listings/state/listingState';
import { RejectReason } from '../../listings/state/RejectReason';
import { listingTexts } from '../../listings/texts';
import { editListingAddress, listingAddress, newListingAddress } from '../../shared/addresses/addresses';
import { ActionButton } from '../../ui/ActionButton';
import { ActionMenu, type MenuAction, type MenuLink } from '../../ui/overlays/ActionMenu';
import { confirm } from '../../ui/overlays/dialogs';
import { shareTexts } from '../../ui/shareTexts';
import { endsOfSale, type StockMove } from '../changeListing.service';
import { duplicateListing } from '../drafts/duplicateListing';
import { saleTexts } from '../sale/texts';
import { duplicateTexts, priceTexts, stockMoveTexts, stockTexts } from '../texts';
import { RowCounts } from './RowCounts';
import { shareListing } from './shareListing';

const PriceSheet = lazy(() => import('./PriceSheet'));
const SaleSheet = lazy(() => import('../sale/SaleSheet'));

interface StockRowProps {
  readonly listing: Listing;
  readonly busy: boolean;
  readonly onShowDetails: () => void;
  readonly onMove: (move: StockMove) => void;
}

/** When it was sent to the admin, while it waits; else when it was posted. */
function ageText({ state, createdAt, updatedAt }: Listing): string {
  const now = new Date();
  return state === 'pending' ? ageOf(updatedAt, now, sentTexts) : ageOf(createdAt, now, postedTexts);
}

/** One of the dealer's own listings: its state, the reason, the usual action, and the others in a menu (DEALER-16). */
export function StockRow({ listing, busy, onShowDetails, onMove }: StockRowProps) {
  const { kind, id, name, sellerId, state, price } = listing;
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'price' | 'sale' | null>(null);

  /**
   * The first edit of a live listing takes it off the public lists: ask before the form is filled in (DEALER-9). The form
   * tells a checked dealer which edits stay live.
   */
  async function edit(): Promise<void> {
    const title = stockTexts.editQuestion[kind];
    const text = stockTexts.editConsequence;
    const asks = state === 'approved' && !(await isOwnCheckStanding(sellerId));
    if (asks && !(await confirm({ title, text, confirm: stockTexts.edit }))) return;
    await navigate(editListingAddress({ kind, id }));
  }

  /** Opens the form of a new listing with the values of this one. Nothing is stored before Save. */
  async function duplicate(): Promise<void> {
    if (await duplicateListing(listing)) await navigate(newListingAddress(kind));
  }

  const moveAction = (move: StockMove): MenuAction => ({
    label: stockMoveTexts[move].label,
    run: () => onMove(move),
    danger: move === 'withdraw',
  });
  const offered: readonly MenuAction[] = [
    ...(mayMove('price', state) ? [{ label: priceTexts.change, run: () => setSheet('price') }] : []),
    ...(mayMove('edit', state)
      ? [{ label: state === 'rejected' ? stockTexts.editAndSend : stockTexts.edit, run: () => void edit() }]
      : []),
    ...(mayMove('putBack', state) ? [moveAction('putBack')] : []),
    ...(state === 'sold' ? [{ label: saleTexts.action, run: () => setSheet('sale') }] : []),
    { label: duplicateTexts.action, run: () => void duplicate() },
    ...endsOfSale.filter((move) => mayMove(move, state)).map(moveAction),
  ];
  // The first one is what a listing in this state needs most often: a price, an edit, or to be put back.
  const [usual, ...others] = offered;
  const whileLive: readonly (MenuAction | MenuLink)[] =
    state === 'approved'
      ? [
          { label: stockTexts.seeAsBuyers, to: listingAddress(listing) },
          { label: shareTexts.share, run: () => void shareListing(listing) },
        ]
      : [];
  const inMenu = [...whileLive, ...others];

  return (
    <article className="stock-row" aria-label={name}>
      <ListingPhoto kind={kind} src={coverOf(listing)} alt="" />
      <div className="stock-row-text">
        <h3>{name}</h3>
        <p className="stock-row-facts">
          <ListingStateBadge state={state} />
          <strong>{formatShortPrice(price)}</strong>
          <span>{ageText(listing)}</span>
          <RowCounts listing={listing} />
        </p>
        <RejectReason listing={listing} />
      </div>
      <div className="stock-row-actions">
        {usual && (
          <ActionButton className="btn btn-outline-primary stock-row-usual" busy={busy} onClick={usual.run}>
            {usual.label}
          </ActionButton>
        )}
        <button type="button" className="btn btn-link stock-row-details" onClick={onShowDetails}>
          {listingTexts.knowMore}
        </button>
        <ActionMenu label={stockTexts.more(name)} actions={inMenu} disabled={busy} />
      </div>
      <Suspense fallback={null}>
        {sheet === 'price' && <PriceSheet listing={listing} onClose={() => setSheet(null)} />}
        {sheet === 'sale' && <SaleSheet listing={listing} onClose={() => setSheet(null)} />}
      </Suspense>
    </article>
  );
}
