import { PlaceName } from '../../ui/PlaceName';
import { useNames } from '../../ui/useNames';
import type { Listing, ListingRecord } from '../listing';
import { statedFacts } from '../stated/statedFacts';
import { statedTexts } from '../stated/statedTexts';
import { detailsTexts } from './detailsTexts';
import { FactIcon } from './FactIcon';
import { factGroups } from './factGroups';

interface ListingFactsProps {
  readonly listing: ListingRecord & Partial<Listing>;
  readonly headingLevel: 2 | 3;
}

/** The facts in groups, each with its unit (LIST-11). What the dealer states says so (LIST-20). */
export function ListingFacts({ listing, headingLevel }: ListingFactsProps) {
  const Heading = `h${headingLevel}` as const;
  useNames();
  const groups = factGroups(listing);
  const hasPapers = groups.some(({ name }) => name === 'papers');
  const statedIn = statedFacts(listing).length > 0 && (hasPapers ? 'papers' : 'overview');
  return groups.map(({ name, facts }) => (
    <section className="fact-group" key={name}>
      <Heading className="vehicle-details-heading">{detailsTexts.factGroups[name]}</Heading>
      <dl className="fact-list">
        {facts.map(({ key, label, text }) => (
          <div key={key}>
            <dt>
              {name === 'overview' && <FactIcon of={key} />} {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
        {name === 'overview' && listing.distName && (
          <div>
            <dt>
              <FactIcon of="place" /> {detailsTexts.place}
            </dt>
            <dd>
              <PlaceName of={listing.distName} />
            </dd>
          </div>
        )}
      </dl>
      {name === statedIn && <p className="form-text">{statedTexts.asDealerSays}</p>}
    </section>
  ));
}
