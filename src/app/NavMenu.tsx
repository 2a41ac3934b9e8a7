import { NavLink } from 'react-router-dom';
import type { NavItem } from './navigation';

interface NavMenuProps {
  readonly label: string;
  readonly items: Extract<NavItem, { type: 'menu' }>['items'];
}

/** A dropdown of the navbar. */
export function NavMenu({ label, items }: NavMenuProps) {
  return (
    <li className="nav-item dropdown">
      <details name="navbar-menu">
        <summary className="nav-link dropdown-toggle">{label}</summary>
        <ul className="dropdown-menu dropdown-menu-end">
          {items.map((item) => (
            <li key={item.label}>
              {item.type === 'link' ? (
                <NavLink className="dropdown-item" to={item.to}>
                  {item.label}
                </NavLink>
              ) : (
                <button type="button" className="dropdown-item" onClick={item.run}>
                  {item.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
