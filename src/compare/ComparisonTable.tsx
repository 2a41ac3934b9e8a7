import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CardLink } from '../listings/card/ListingCard';
import { ListingPhoto } from '../listings/card/ListingPhoto';
import type { ListingKind } from '../listings/kinds';
import { coverOf, type Listing } from '../listings/listing';
import { isSaleOver } from '../listings/state/listingState';
import { statedFacts } from '../listings/stated/statedFacts';
import { statedTexts } from '../listings/stated/statedTexts';
import type { ViewedListing } from '../recentlyViewed/viewedListing';
import { useNames } from '../ui/useNames';
import { choiceLink } from './compared';
import { comparisonRows } from './comparisonRows';
import { compareTexts } from './texts';
import './compare.scss';

interface ComparisonTableProps {
  readonly kind: ListingKind;
  readonly listings: readonly Listing[];
  /** The same listings, as the device keeps them. */
  readonly chosen: readonly ViewedListing[];
  readonly linkTo: (listing: Listing) => CardLink;
  /** The button that books a listing, or null. */
  readonly booking: (listing: Listing) => ReactNode;
}

function ColumnHead({ listing, link }: { readonly listing: Listing; readonly link: CardLink }) {
  const { kind, name, state } = listing;
  return (
    <th scope="col">
      <div className="comparison-photo">
        <ListingPhoto kind={kind} src={coverOf(listing)} alt="" when="soon" />
        {isSaleOver(state) && <span className="state-badge state-closed">{compareTexts[state]}</span>}
      </div>
      <Link className="comparison-name" to={link.to} state={link.state} onClick={link.onFollow}>
        {name}
      </Link>
    </th>
  );
}

/**
 * The listings side by side, with a fact in each row. On a phone, the columns are swiped and the names of the facts
 * stay (COMPARE-2).
 */
export function ComparisonTable({ kind, listings, chosen, linkTo, booking }: ComparisonTableProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  useNames();
  const rows = comparisonRows(kind, listings);
  const canDiffer = listings.length > 1;
  const shown = onlyDifferences && canDiffer ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      {canDiffer && (
        <p className="comparison-tools">
          <span>
            <span className="comparison-mark" aria-hidden="true">
              ≠
            </span>{' '}
            {compareTexts.marked}
          </span>
          <label>
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
            />
            {compareTexts.onlyDifferences}
          </label>
        </p>
      )}
      <section className="comparison" aria-label={compareTexts.table[kind]}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{compareTexts.fact}</span>
              </th>
              {listings.map((listing) => (
                <ColumnHead key={listing.id} listing={listing} link={linkTo(listing)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, texts, differs }) => (
              <tr key={key} className={differs ? 'comparison-differs' : undefined}>
                <th scope="row">
                  {label}
                  {differs && (
                    <>
                      {'\u00a0'}
                      <span className="comparison-mark" aria-hidden="true">
                        ≠
                      </span>
                      <span className="visually-hidden">({compareTexts.differs})</span>
                    </>
                  )}
                </th>
                {texts.map((text, index) => (
                  <td key={listings[index]?.id} className={key === 'price' ? 'comparison-price' : undefined}>
                    {text || (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">{compareTexts.notStated}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="comparison-end">
              <th scope="row">{compareTexts.booking}</th>
              {listings.map((listing) => (
                <td key={listing.id}>
                  {booking(listing)}
                  <Link
                    {...choiceLink(
                      kind,
                      chosen.filter(({ id }) => id !== listing.id),
                    )}
                    className="btn btn-link"
                    aria-label={compareTexts.removeNamed(listing.name)}
                  >
                    {compareTexts.remove}
                  </Link>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {shown.length === 0 && <p>{compareTexts.nothingDiffers}</p>}
      <p className="comparison-note">{compareTexts.estimate}</p>
      {listings.some((listing) => statedFacts(listing).length > 0) && (
        <p className="comparison-note">{statedTexts.asDealerSays}</p>
      )}
    </>
  );
}
