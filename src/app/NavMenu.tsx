import { NavLink } from 'react-router-dom';
import type { NavItem } from './navigation';

/** A dropdown of the navbar. The menu of a phone shows its items without a press (NAV-30). */
export function NavMenu({ label, heading, items }: Extract<NavItem, { type: 'menu' }>) {
  return (
    <li className="nav-item dropdown">
      {heading && <p className="nav-heading">{heading}</p>}
      <details name="navbar-menu">
        <summary className="nav-link dropdown-toggle">{label}</summary>
        <ul className="dropdown-menu dropdown-menu-end">
          {items.map((item) => (
            <li key={item.label} className={item.type === 'link' ? item.width : undefined}>
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
