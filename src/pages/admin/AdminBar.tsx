import { Link } from 'react-router-dom';
import { adminBarTexts } from '../../admin/texts';
import { queueNames } from '../../decisions/review';
import { adminAddress } from '../../shared/addresses/adminAddress';
import { Glyph, Icon } from '../../ui/Icon';
import type { AdminTab } from './adminTabs';

const chart = 'M5 19v-7M12 19V5M19 19v-4';

const barTabs = [
  { tab: 'pending', icon: <Icon name="check" size={22} /> },
  { tab: 'dealers', icon: <Icon name="shop" size={22} /> },
  { tab: 'messages', icon: <Icon name="message" size={22} /> },
  { tab: 'numbers', icon: <Glyph path={chart} size={22} /> },
] as const;

interface AdminBarProps {
  readonly selected: AdminTab;
  /** The address has changed already. */
  readonly onOpen: (tab: AdminTab) => void;
}

/** The bar at the bottom of the admin's phone (NAV-27): the tabs of a usual day. All tabs are above the page. */
export function AdminBar({ selected, onOpen }: AdminBarProps) {
  const isQueue = queueNames.some((queue) => queue === selected);
  return (
    <nav className="bottom-bar" aria-label={adminBarTexts.label}>
      {barTabs.map(({ tab, icon }) => {
        const isSelected = tab === selected || (tab === 'pending' && isQueue);
        return (
          <Link
            key={tab}
            to={adminAddress({ tab })}
            className={isSelected ? 'active' : ''}
            aria-current={isSelected ? 'page' : undefined}
            onClick={() => onOpen(tab)}
          >
            {icon}
            {adminBarTexts[tab]}
          </Link>
        );
      })}
    </nav>
  );
}
