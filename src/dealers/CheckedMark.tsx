import { formatDay } from '../shared/time/indianTime';
import { Icon } from '../ui/Icon';
import { bandTexts } from './bandTexts';
import type { DealerCheck } from './dealerCheck';

/** What Second Gear has checked of a dealer, and when (ADMIN-25). */
export function CheckedMark({ check: { facts, at } }: { check: DealerCheck }) {
  const checked = facts.map((fact) => bandTexts.facts[fact]).join(', ');
  return (
    <p className="seller-card-line">
      <Icon name="check" size={18} />
      <span>
        <strong>{bandTexts.checked}</strong> {checked}
        {at && ` · ${formatDay(at)}`}
      </span>
    </p>
  );
}
