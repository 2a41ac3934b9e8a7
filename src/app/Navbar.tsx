import { useCallback, useId, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { BrandWord } from './BrandWord';
import { NavMenu } from './NavMenu';
import type { NavItem } from './navigation';
import { useDismiss } from './useDismiss';

function NavbarItem({ item, onChoose }: { item: NavItem; onChoose: () => void }) {
  switch (item.type) {
    case 'menu':
      return <NavMenu label={item.label} items={item.items} onChoose={onChoose} />;
    case 'action':
      return (
        <li className="nav-item">
          <button type="button" className="nav-link" onClick={item.run}>
            {item.label}
          </button>
        </li>
      );
    case 'link':
      return (
        <li className="nav-item">
          <NavLink className="nav-link" to={item.to} end onClick={onChoose}>
            {item.label}
          </NavLink>
        </li>
      );
  }
}

/** The bar at the top of both apps. Its mobile menu closes on an outside click or on scroll (spec 2). */
export function Navbar({ label, items }: { label: string; items: readonly NavItem[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(bar, open, close, { onScroll: true });

  return (
    <header className="site-header">
      <nav className="navbar navbar-expand-lg" aria-label={label} ref={bar}>
        <div className="container">
          <Link className="navbar-brand" to="/" onClick={close}>
            <span className="brand-name">Second Gear</span> <BrandWord />
          </Link>
          <button
            type="button"
            className="navbar-toggler"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'x' : 'menu'} size={24} />
            <span className="visually-hidden">Menu</span>
          </button>
          <div className={`navbar-collapse collapse ${open ? 'show' : ''}`} id={id}>
            <ul className="navbar-nav ms-auto">
              {items.map((item) => (
                <NavbarItem key={item.label} item={item} onChoose={close} />
              ))}
            </ul>
          </div>
        </div>
      </nav>
    </header>
  );
}
