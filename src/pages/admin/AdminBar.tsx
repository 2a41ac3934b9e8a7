import { Link } from 'react-router-dom';
import { type AdminTab, adminTabs } from '../../admin/adminTabs';
import { adminBarTexts } from '../../admin/texts';
import { adminAddress } from '../../shared/addresses/adminAddress';

interface AdminBarProps {
  readonly selected: AdminTab;
  /** The address has changed already. */
  readonly onOpen: (tab: AdminTab) => void;
}

/** The bar at the bottom of the admin's phone (NAV-27): the tabs of a usual day. All tabs are above the page. */
export function AdminBar({ selected, onOpen }: AdminBarProps) {
  return (
    <nav className="bottom-bar" aria-label={adminBarTexts.label}>
      {adminTabs.map((tab) => {
        const { name, inBar } = tab;
        if (!inBar) return null;
        const isSelected = [name, ...(inBar.alsoFor ?? [])].includes(selected.name);
        return (
          <Link
            key={name}
            to={adminAddress({ tab: name })}
            className={isSelected ? 'active' : ''}
            aria-current={isSelected ? 'page' : undefined}
            onClick={() => onOpen(tab)}
          >
            {inBar.icon}
            {inBar.label}
          </Link>
        );
      })}
    </nav>
  );
}
