import { type ReactNode, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { LanguageMenu } from '../languageMenu/LanguageMenu';
import { paths } from '../shared/addresses/addresses';
import { useMediaQuery } from '../ui/browser/useMediaQuery';
import { Icon } from '../ui/Icon';
import { Later, lazyPart, lazyWhenIdle } from '../ui/lazyWhenIdle';
import { headTexts } from '../ui/texts';
import { BrandWord } from './BrandWord';
import { LinkCount } from './LinkCount';
import { NavMenu } from './NavMenu';
import type { NavItem } from './navigation';
import { navTexts } from './texts';
import { useMenus } from './useMenus';

const HeaderSearch = lazyWhenIdle(() => import('./HeaderSearch'));
const MenuBack = lazyPart(() => import('./MenuBack'));

/** From this width on, the header has room for a search box, and needs no menu. */
const wide = '(min-width: 62em)';

function NavbarItem({ item, count }: { item: NavItem; count: ReactNode }) {
  switch (item.type) {
    case 'menu':
      return <NavMenu {...item} />;
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
        <li className={item.width ? `nav-item ${item.width}` : 'nav-item'}>
          <NavLink className="nav-link" to={item.to} end>
            {item.label}
            <LinkCount to={item.to} />
            {item.to === paths.dealerBookings && count}
          </NavLink>
        </li>
      );
  }
}

interface NavbarProps {
  readonly label: string;
  readonly items: readonly NavItem[];
  /** The bar at the bottom of a phone, whose last place is the button of the menu. */
  readonly bar?: ReactNode;
  /** How many requests wait in the Order List: beside its link, and beside the button of the menu. */
  readonly count?: ReactNode;
  /** The screens of people at work have no search, and the brand's word stands still. */
  readonly isWork?: boolean;
}

/** The navbar of both apps. On phones, a menu button shows its items. */
export function Navbar({ label, items, bar: bottomBar, count, isWork = false }: NavbarProps) {
  const bar = useRef<HTMLElement>(null);
  const mobileMenu = useRef<HTMLDetailsElement>(null);
  const isWide = useMediaQuery(wide);
  const [wasOpened, setOpened] = useState(false);
  useMenus(bar, mobileMenu);

  return (
    <header className={bottomBar ? 'site-header has-bottom-bar' : 'site-header'} ref={bar}>
      <nav className="navbar navbar-expand-lg" aria-label={label}>
        <div className="container">
          <Link className="navbar-brand" to={paths.home}>
            <span className="brand-name">{headTexts.siteName}</span> <BrandWord still={isWork} />
          </Link>
          {count}
          <details className="navbar-switch" ref={mobileMenu} onToggle={() => setOpened(true)}>
            <summary className="menu-button">
              <Icon name={isWork ? 'menu' : 'user'} size={22} />
              <Icon name="x" size={22} />
              <span className={bottomBar ? undefined : 'visually-hidden'}>
                {isWork ? navTexts.menu : navTexts.account}
              </span>
            </summary>
          </details>
          {wasOpened && (
            <Later>
              <MenuBack menu={mobileMenu} />
            </Later>
          )}
          <div className="navbar-collapse">
            {isWide && !isWork && (
              <Later>
                <HeaderSearch />
              </Later>
            )}
            <ul className="navbar-nav ms-auto">
              {items.map((item) => (
                <NavbarItem key={item.label} item={item} count={count} />
              ))}
            </ul>
          </div>
          <LanguageMenu />
        </div>
      </nav>
      {bottomBar}
    </header>
  );
}
