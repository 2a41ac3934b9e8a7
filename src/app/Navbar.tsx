import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../shared/addresses';
import { Icon } from '../ui/Icon';
import { Later, lazyWhenIdle } from '../ui/lazyWhenIdle';
import { headTexts } from '../ui/texts';
import { BrandWord } from './BrandWord';
import { NavMenu } from './NavMenu';
import type { NavItem } from './navigation';
import { navTexts } from './texts';
import { useMenus } from './useMenus';

const SavedCount = lazyWhenIdle(() => import('../saved/SavedCount'));

function NavbarItem({ item }: { item: NavItem }) {
  switch (item.type) {
    case 'menu':
      return <NavMenu label={item.label} items={item.items} />;
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
          <NavLink className="nav-link" to={item.to} end>
            {item.label}
            {item.to === paths.saved && (
              <Later>
                <SavedCount />
              </Later>
            )}
          </NavLink>
        </li>
      );
  }
}

/** The navbar of both apps. On phones, a menu button shows its items. */
export function Navbar({ label, items }: { label: string; items: readonly NavItem[] }) {
  const bar = useRef<HTMLElement>(null);
  const mobileMenu = useRef<HTMLDetailsElement>(null);
  useMenus(bar, mobileMenu);

  return (
    <header className="site-header">
      <nav className="navbar navbar-expand-lg" aria-label={label} ref={bar}>
        <div className="container">
          <Link className="navbar-brand" to={paths.home}>
            <span className="brand-name">{headTexts.siteName}</span> <BrandWord />
          </Link>
          <details className="navbar-switch" ref={mobileMenu}>
            <summary className="navbar-toggler">
              <Icon name="menu" size={24} />
              <Icon name="x" size={24} />
              <span className="visually-hidden">{navTexts.menu}</span>
            </summary>
          </details>
          <div className="navbar-collapse">
            <ul className="navbar-nav ms-auto">
              {items.map((item) => (
                <NavbarItem key={item.label} item={item} />
              ))}
            </ul>
          </div>
        </div>
      </nav>
    </header>
  );
}
