import './dealerBar.scss';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../shared/addresses/addresses';
import { Icon } from '../ui/Icon';
import { dealerNavTexts } from './dealerTexts';
import { linksIn } from './routes';
import { navTexts } from './texts';

const links = [
  { to: paths.home, label: navTexts.today, icon: 'clock' },
  { to: paths.dealerBookings, label: navTexts.bookings, icon: 'calendar' },
  { to: paths.stock, label: dealerNavTexts.stock, icon: 'car' },
] as const;
const additions = linksIn('dealer', 'addMenu');

/**
 * The bar at the bottom of a dealer's phone (NAV-27). Its last place is that of the menu's button, which the navbar
 * renders.
 */
export function DealerBar({ count }: { count: ReactNode }) {
  return (
    <nav className="bottom-bar" aria-label={dealerNavTexts.barLabel}>
      {links.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end>
          <Icon name={icon} size={22} />
          {to === paths.dealerBookings && count}
          {label}
        </NavLink>
      ))}
      <details name="navbar-menu">
        <summary>
          <Icon name="plus" size={22} />
          {dealerNavTexts.add}
        </summary>
        <ul className="dropdown-menu">
          {additions.map(({ to, label }) => (
            <li key={to}>
              <NavLink className="dropdown-item" to={to}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
