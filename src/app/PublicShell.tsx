import { useLocation, useNavigate } from 'react-router-dom';
import { logoutTexts } from '../accounts/logoutTexts';
import type { Session } from '../accounts/session';
import { useSession } from '../accounts/useSession';
import { idAt, paths } from '../shared/addresses/addresses';
import { showError } from '../ui/overlays/dialogs';
import { BottomBar } from './BottomBar';
import { fetchPageOf } from './fetchPage';
import type { NavItem } from './navigation';
import { linksIn } from './routes';
import { Shell } from './Shell';
import { navTexts } from './texts';

const fetchPage = fetchPageOf('public');
const bar = <BottomBar links={linksIn('public', 'bar')} />;

function navItems({ buyer }: Session, logOut: () => void): NavItem[] {
  const logout: NavItem = { type: 'action', label: navTexts.logout, run: logOut };
  const ownLinks = (width: 'wide-only' | 'phone-only') =>
    linksIn('public', 'buyer').map((link) => ({ ...link, width }));
  return [
    ...linksIn('public', 'start'),
    ...(buyer ? ownLinks('wide-only') : []),
    {
      type: 'menu',
      label: navTexts.user,
      heading: buyer?.name,
      items: buyer
        ? [...linksIn('public', 'account'), ...ownLinks('phone-only'), logout]
        : linksIn('public', 'buyerMenu'),
    },
    {
      type: 'menu',
      label: navTexts.dealer,
      heading: navTexts.forDealers,
      items: linksIn('public', 'dealerMenu'),
    },
    ...linksIn('public', 'end'),
  ];
}

/** The frame of the public site. */
export function PublicShell() {
  const session = useSession();
  const navigate = useNavigate();
  const isWork = idAt(paths.adminLogin, useLocation().pathname) !== null;

  async function logOut(): Promise<void> {
    try {
      const { logOutBuyer } = await import('../accounts/accounts.service');
      await logOutBuyer();
    } catch {
      await showError(logoutTexts.failed);
      return;
    }
    await navigate(paths.home);
  }

  return (
    <Shell
      label={navTexts.publicLabel}
      items={navItems(session, () => void logOut())}
      bar={isWork ? null : bar}
      fetchPage={fetchPage}
      isWork={isWork}
    />
  );
}
