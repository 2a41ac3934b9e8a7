import { Link } from 'react-router-dom';
import { makesOf, type NamedSearch, readableAddress } from '../../shared/readable/readableAddress';
import { browseTexts } from '../texts';

const most = { car: 8, bike: 6 };

function byMake(kind: NamedSearch['kind']): readonly NamedSearch[] {
  return makesOf(kind)
    .slice(0, most[kind])
    .map((make) => ({ by: 'make', kind, make }));
}

const places = browseTexts.places.map((place): NamedSearch => ({ by: 'place', kind: 'car', place }));

function Links({ searches, label }: { searches: readonly NamedSearch[]; label: string }) {
  return (
    <ul className="browse-links" aria-label={label}>
      {searches.map((search) => (
        <li key={readableAddress(search)}>
          <Link to={readableAddress(search)}>{browseTexts.link(search)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The commonest searches, as links (NAV-16). They need no request. */
export function BrowseSearches() {
  return (
    <>
      <section className="home-section">
        <h2>{browseTexts.byMake}</h2>
        <Links searches={byMake('car')} label={browseTexts.carsByMake} />
        <Links searches={byMake('bike')} label={browseTexts.bikesByMake} />
      </section>
      <section className="home-section">
        <h2>{browseTexts.byPlace}</h2>
        <Links searches={places} label={browseTexts.carsByPlace} />
      </section>
    </>
  );
}
