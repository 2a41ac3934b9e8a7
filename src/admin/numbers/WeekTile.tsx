import { Glyph } from '../../ui/Icon';
import type { ShownNumbers } from './overview';
import { overviewTexts } from './overviewTexts';
import { WeekChart } from './WeekChart';
import './weeks.scss';

const arrows = { up: 'M12 19V5M6 11l6-6 6 6', down: 'M12 5v14M6 13l6 6 6-6', none: 'M5 12h14' } as const;

function ChangeOf({ change, tone, before }: Pick<ShownNumbers, 'change' | 'tone' | 'before'>) {
  if (change === null) return <span className="week-from">{overviewTexts.from(before)}</span>;
  return (
    <>
      <span className="visually-hidden">{overviewTexts.changed(change, before)}</span>
      <span className={`week-change week-change-${tone}`} aria-hidden="true">
        <Glyph path={arrows[change.direction]} size={14} />
        {change.direction === 'none' ? overviewTexts.same : overviewTexts.change(change)}
      </span>
      <span className="week-from" aria-hidden="true">
        {overviewTexts.from(before)}
      </span>
    </>
  );
}

/** One series at a glance: the last four weeks, their change, and a bar for each week. */
export function WeekTile({ shown, weeks }: { shown: ShownNumbers; weeks: readonly string[] }) {
  return (
    <li className="week-tile">
      <h3>{shown.label}</h3>
      <p className="week-total">{shown.total ?? overviewTexts.unknown}</p>
      <p className="week-compared">{shown.total !== null && <ChangeOf {...shown} />}</p>
      <WeekChart shown={shown} weeks={weeks} />
    </li>
  );
}
