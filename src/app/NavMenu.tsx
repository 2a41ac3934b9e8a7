import { useCallback, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { NavItem } from './navigation';
import { useDismiss } from './useDismiss';

interface NavMenuProps {
  readonly label: string;
  readonly items: Extract<NavItem, { type: 'menu' }>['items'];
  readonly onChoose: () => void;
}

/** A dropdown of the navbar: a button that shows and hides a list. */
export function NavMenu({ label, items, onChoose }: NavMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const menu = useRef<HTMLLIElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(menu, open, close);

  function choose(): void {
    close();
    onChoose();
  }

  return (
    <li className="nav-item dropdown" ref={menu}>
      <button
        type="button"
        className="nav-link dropdown-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul className={`dropdown-menu dropdown-menu-end ${open ? 'show' : ''}`} id={id}>
        {items.map((item) => (
          <li key={item.label}>
            {item.type === 'link' ? (
              <NavLink className="dropdown-item" to={item.to} onClick={choose}>
                {item.label}
              </NavLink>
            ) : (
              <button
                type="button"
                className="dropdown-item"
                onClick={() => {
                  choose();
                  item.run();
                }}
              >
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
