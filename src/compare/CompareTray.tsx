import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../accounts/useSession';
import type { ListingKind } from '../listings/kinds';
import { idAt, paths } from '../shared/addresses/addresses';
import { kindNames } from '../shared/listingKind';
import { isMarketList } from '../shared/readable/readableAddress';
import { shownLocation } from '../ui/browser/locationUnder';
import { keepCompared } from './compared';
import { compareAddress } from './comparison';
import { trayTexts } from './texts';
import { useCompared } from './useCompared';
import './compareTray.scss';

/** Where people look for vehicles. Forms, accounts and bookings do without the tray, and details have one of their own. */
function isPlace(pathname: string): boolean {
  return isMarketList(pathname) || [paths.dealer, paths.saved].some((path) => idAt(path, pathname) !== null);
}

/** How many are chosen to be compared, and the way to the comparison (COMPARE-4). `kind`: in the details of such a listing. */
export default function CompareTray({ kind: only }: { kind?: ListingKind }) {
  const compared = useCompared();
  const { pathname } = shownLocation(useLocation());
  const isDealer = useSession().dealer !== null;
  const rows = kindNames
    .filter((kind) => only === undefined || kind === only)
    .map((kind) => ({ kind, chosen: compared.filter((each) => each.kind === kind) }))
    .filter(({ chosen }) => chosen.length > 0);
  if (rows.length === 0 || isDealer || (!only && !isPlace(pathname))) return null;
  return (
    <section className="compare-tray" aria-label={trayTexts.label}>
      {rows.map(({ kind, chosen }) => (
        <div key={kind} className="compare-tray-kind">
          <div className="compare-tray-text">
            <p role="status">{trayTexts.chosen[kind](chosen.length)}</p>
            <p className="compare-tray-names">{chosen.map(({ name }) => name).join(', ')}</p>
          </div>
          <button
            type="button"
            className="btn btn-link"
            aria-label={trayTexts.clearNamed[kind]}
            onClick={({ currentTarget }) => {
              // The pressed button disappears.
              currentTarget.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true });
              keepCompared(kind, []);
            }}
          >
            {trayTexts.clear}
          </button>
          <Link className="btn btn-primary" to={compareAddress(kind, chosen)}>
            {trayTexts.compare[kind](chosen.length)}
          </Link>
        </div>
      ))}
    </section>
  );
}
