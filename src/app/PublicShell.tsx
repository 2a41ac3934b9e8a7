import { useNavigate } from 'react-router-dom';
import { accountMessages } from '../domain/messages';
import type { Session } from '../domain/session';
import { useSession } from '../pages/session/useSession';
import { showError } from '../ui/dialogs';
import type { NavItem } from './navigation';
import { fetchPage } from './pageChunks';
import { Shell } from './Shell';

function navItems({ buyer }: Session, logOut: () => void): NavItem[] {
  const user: NavItem = {
    type: 'menu',
    label: 'User',
    items: buyer
      ? [{ type: 'action', label: 'Logout', run: logOut }]
      : [
          { type: 'link', label: 'User Login', to: '/login' },
          { type: 'link', label: 'User Sign Up', to: '/UserSignUp' },
        ],
  };
  return [
    { type: 'link', label: 'Home', to: '/' },
    ...(buyer ? [{ type: 'link', label: 'My Bookings', to: '/MyBookings' } as const] : []),
    user,
    {
      type: 'menu',
      label: 'Seller',
      items: [
        { type: 'link', label: 'Seller Login', to: '/slogin' },
        { type: 'link', label: 'Seller Sign Up', to: '/sSignup' },
      ],
    },
    { type: 'link', label: 'Contact Us', to: '/ContactUs' },
  ];
}

/** The frame of the public site. */
export function PublicShell() {
  const session = useSession();
  const navigate = useNavigate();

  async function logOut(): Promise<void> {
    try {
      const { logOutUser } = await import('../services/accounts');
      await logOutUser();
    } catch {
      await showError(accountMessages.logoutFailed);
      return;
    }
    await navigate('/');
  }

  return <Shell label="Main" items={navItems(session, () => void logOut())} fetchPage={fetchPage} />;
}
