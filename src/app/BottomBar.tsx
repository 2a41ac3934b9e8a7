import { NavLink } from 'react-router-dom';
import { type Path, paths } from '../shared/addresses/addresses';
import { Icon, type IconName } from '../ui/Icon';
import { LinkCount } from './LinkCount';
import type { PageLink } from './routes';
import { navTexts } from './texts';

const icons: Partial<Readonly<Record<Path, IconName>>> = {
  [paths.home]: 'home',
  [paths.cars]: 'search',
  [paths.saved]: 'heart',
  [paths.myBookings]: 'calendar',
};

/** The bar at the bottom of a phone (NAV-20). Its last place is that of the menu's button, which the navbar renders. */
export function BottomBar({ links }: { links: readonly PageLink[] }) {
  return (
    <nav className="bottom-bar" aria-label={navTexts.barLabel}>
      {links.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          <Icon name={icons[to] ?? 'car'} size={22} />
          <LinkCount to={to} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
