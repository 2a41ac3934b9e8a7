import { Link } from 'react-router-dom';
import { choiceLabel } from '../../listings/choiceLabel';
import { namedText } from '../../search/named/namedText';
import { bodyTypeAddress } from '../../shared/addresses/addresses';
import { kindNames } from '../../shared/listingKind';
import { makesOf, type NamedSearch, readableAddress } from '../../shared/readable/readableAddress';
import { useNames } from '../../ui/useNames';
import { commonBodies, commonPlaces } from '../commonSearches';
import { browseTexts } from '../homeMoreTexts';

const most = { car: 8, bike: 6 };

interface SearchLink {
  readonly to: string;
  readonly text: string;
}

function toLink(search: NamedSearch): SearchLink {
  return { to: readableAddress(search), text: namedText('link', search) };
}

function makes(kind: NamedSearch['kind']): readonly SearchLink[] {
  return makesOf(kind)
    .slice(0, most[kind])
    .map((make) => toLink({ by: 'make', kind, make }));
}

function bodies(kind: NamedSearch['kind']): readonly SearchLink[] {
  return commonBodies[kind].map((body) => ({ to: bodyTypeAddress(kind, body), text: choiceLabel('bodyType', body) }));
}

const places = () => commonPlaces.map((place) => toLink({ by: 'place', kind: 'car', place }));

function Links({ links, label }: { links: readonly SearchLink[]; label: string }) {
  return (
    <ul className="browse-links" aria-label={label}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link className="chip" to={to}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The commonest searches, as links (NAV-16). They need no request. */
export function BrowseSearches() {
  useNames();
  return (
    <>
      <section className="home-section">
        <h2>{browseTexts.byMake}</h2>
        <Links links={makes('car')} label={browseTexts.carsByMake} />
        <Links links={makes('bike')} label={browseTexts.bikesByMake} />
      </section>
      <section className="home-section">
        <h2>{browseTexts.byBody}</h2>
        {kindNames.map((kind) => (
          <Links key={kind} links={bodies(kind)} label={browseTexts.bodiesByKind[kind]} />
        ))}
      </section>
      <section className="home-section">
        <h2>{browseTexts.byPlace}</h2>
        <Links links={places()} label={browseTexts.carsByPlace} />
      </section>
    </>
  );
}
