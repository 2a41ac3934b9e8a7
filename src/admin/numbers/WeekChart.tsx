import { startOfDay } from '../../shared/time/indianDay';
import { formatDayOfYear } from '../../shared/time/indianTime';
import { heightsOf, type ShownNumbers } from './overview';
import { overviewTexts } from './overviewTexts';
import { comparedWeeks, fullWeeks, lastDayOf } from './weeks';
import './weeks.scss';

/** How a bar looks: which of the compared weeks it is. */
function periodAt(index: number): 'older' | 'before' | 'last' | 'current' {
  if (index >= fullWeeks) return 'current';
  if (index >= fullWeeks - comparedWeeks) return 'last';
  return index >= fullWeeks - 2 * comparedWeeks ? 'before' : 'older';
}

interface WeekChartProps {
  readonly shown: ShownNumbers;
  /** The Mondays, the oldest first. */
  readonly weeks: readonly string[];
}

/** A bar for each week. Its label says all of them: a screen reader reads it as one picture. */
export function WeekChart({ shown, weeks }: WeekChartProps) {
  const heights = heightsOf(shown);
  const texts = shown.weeks.map((week) => week?.text ?? overviewTexts.unknown);
  const [first = ''] = weeks;
  const label = overviewTexts.chart(shown.label, startOfDay(first), texts.slice(0, -1), texts.at(-1) ?? '');
  const highest = shown.weeks.find((week, index) => week && heights[index] === 1);
  return (
    <div className="week-chart" role="img" aria-label={label}>
      <span className="week-peak" aria-hidden="true">
        {highest?.text}
      </span>
      <span className="week-bars" aria-hidden="true">
        {weeks.map((week, index) => (
          <span
            key={week}
            className="week-slot"
            title={overviewTexts.bar(startOfDay(week), startOfDay(lastDayOf(week)), texts[index] ?? '')}
          >
            <span
              className={`week-bar ${shown.weeks[index] ? `week-bar-${periodAt(index)}` : 'week-bar-missing'}`}
              style={shown.weeks[index] ? { height: `${(heights[index] ?? 0) * 100}%` } : undefined}
            />
          </span>
        ))}
      </span>
      <span className="week-axis" aria-hidden="true">
        <span>{formatDayOfYear(startOfDay(first))}</span>
        <span>{overviewTexts.current}</span>
      </span>
    </div>
  );
}
