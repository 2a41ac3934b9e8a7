import { Link } from 'react-router-dom';
import { shortcuts } from '../commonSearches';
import { homeTexts } from '../texts';
import { HomeSearch } from './HomeSearch';

/** What the site is, the search box, and the searches that people start with (NAV-5, NAV-18). */
export function Hero() {
  return (
    <section className="hero">
      <h1>{homeTexts.heading}</h1>
      <HomeSearch />
      <ul className="shortcuts" aria-label={homeTexts.shortcutsLabel}>
        {shortcuts.map(({ name, to }) => (
          <li key={to}>
            <Link className="chip" to={to}>
              {homeTexts.shortcuts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
