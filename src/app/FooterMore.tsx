import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import LanguageLink from '../languageMenu/LanguageLink';
import { languageMenuTexts } from '../languageMenu/texts';
import { commonPlaces } from '../pages/commonSearches';
import { browseTexts } from '../pages/homeMoreTexts';
import { namedText } from '../search/named/namedText';
import { paths } from '../shared/addresses/addresses';
import { languageCodes } from '../shared/languages';
import { makesOf, type NamedSearch, readableAddress } from '../shared/readable/readableAddress';
import { type Support, support } from '../shared/support';
import { supportTexts } from '../shared/supportTexts';
import { controlTexts } from '../ui/texts';
import { useNames } from '../ui/useNames';
import { footerMoreTexts } from './footerMoreTexts';
import './footerMore.scss';

const mostMakes = 6;

function makes(kind: NamedSearch['kind']): readonly NamedSearch[] {
  return makesOf(kind)
    .slice(0, mostMakes)
    .map((make) => ({ by: 'make', kind, make }));
}

const groups: readonly { readonly title: string; readonly searches: readonly NamedSearch[] }[] = [
  { title: browseTexts.carsByMake, searches: makes('car') },
  { title: browseTexts.bikesByMake, searches: makes('bike') },
  {
    title: browseTexts.carsByPlace,
    searches: commonPlaces.map((place) => ({ by: 'place', kind: 'car', place })),
  },
];

function Column({ title, items }: { title: string; items: readonly { key: string; content: ReactNode }[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </section>
  );
}

function Contacts({ settings: { email, phone, phoneLink, hours } }: { settings: Support }) {
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  const call = (
    <>
      <a href={phoneLink}>{phone}</a>
      {hours && `, ${supportTexts.hours(hours.from, hours.to)}`}
    </>
  );
  const message = <Link to={paths.contact}>{footerMoreTexts.message}</Link>;
  return (
    <Column
      title={footerMoreTexts.supportHeading}
      items={[
        ...(email ? [{ key: 'mail', content: mail }] : []),
        ...(phone ? [{ key: 'call', content: call }] : []),
        { key: 'message', content: message },
      ]}
    />
  );
}

function Social({ settings: { instagram, facebook, youTube } }: { settings: Support }) {
  const links = [
    { name: footerMoreTexts.instagram, address: instagram },
    { name: footerMoreTexts.facebook, address: facebook },
    { name: footerMoreTexts.youTube, address: youTube },
  ].filter(({ address }) => address !== '');
  if (links.length === 0) return null;
  return (
    <Column
      title={footerMoreTexts.followHeading}
      items={links.map(({ name, address }) => ({
        key: name,
        content: (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="visually-hidden"> {controlTexts.newTab}</span>
          </a>
        ),
      }))}
    />
  );
}

interface FooterMoreProps {
  /** A value that is '' is not shown. */
  readonly settings?: Support;
  readonly hasSearches: boolean;
}

/** About, support and social links; makes and places, folded. */
export default function FooterMore({ settings = support, hasSearches }: FooterMoreProps) {
  useNames();
  return (
    <>
      <section>
        <h2>{footerMoreTexts.aboutHeading}</h2>
        <p>{footerMoreTexts.about}</p>
      </section>
      <Contacts settings={settings} />
      <Social settings={settings} />
      <Column
        title={languageMenuTexts.menu}
        items={languageCodes.map((code) => ({ key: code, content: <LanguageLink code={code} /> }))}
      />
      {hasSearches && (
        <nav className="site-footer-searches" aria-label={footerMoreTexts.searchesLabel}>
          {groups.map(({ title, searches }) => (
            <details key={title}>
              <summary>{title}</summary>
              <ul>
                {searches.map((search) => (
                  <li key={readableAddress(search)}>
                    <Link to={readableAddress(search)}>{namedText('link', search)}</Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      )}
    </>
  );
}
