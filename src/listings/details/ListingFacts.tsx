import type { KnownDealer } from '../../dealers/dealer';
import type { ListingRecord } from '../listing';
import { statedFacts } from '../stated/statedFacts';
import { statedTexts } from '../stated/statedTexts';
import { listingTexts } from '../texts';
import { FactIcon } from './FactIcon';
import { factGroups } from './factGroups';

interface ListingFactsProps {
  readonly listing: ListingRecord;
  readonly dealer: KnownDealer;
  readonly headingLevel: 2 | 3;
}

/** The dealer's district. Its place is kept while the dealer loads. */
function PlaceFact({ dealer }: { dealer: KnownDealer }) {
  if (dealer === 'gone' || dealer === null || dealer?.distName === '') return null;
  return (
    <div>
      <dt>
        <FactIcon of="place" /> {listingTexts.place}
      </dt>
      <dd className={dealer ? undefined : 'skeleton-line'}>{dealer?.distName ?? '\u00a0'}</dd>
    </div>
  );
}

/** The facts in groups, each with its unit (LIST-11). What the dealer states says so (LIST-20). */
export function ListingFacts({ listing, dealer, headingLevel }: ListingFactsProps) {
  const Heading = `h${headingLevel}` as const;
  const groups = factGroups(listing);
  const hasPapers = groups.some(({ name }) => name === 'papers');
  const statedIn = statedFacts(listing).length > 0 && (hasPapers ? 'papers' : 'overview');
  return groups.map(({ name, facts }) => (
    <section className="fact-group" key={name}>
      <Heading className="vehicle-details-heading">{listingTexts.factGroups[name]}</Heading>
      <dl className="fact-list">
        {facts.map(({ key, label, text }) => (
          <div key={key}>
            <dt>
              {name === 'overview' && <FactIcon of={key} />} {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
        {name === 'overview' && <PlaceFact dealer={dealer} />}
      </dl>
      {name === statedIn && <p className="form-text">{statedTexts.asDealerSays}</p>}
    </section>
  ));
}
