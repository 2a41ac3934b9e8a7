import { startOfDay } from '../../shared/time/indianDay';
import { formatDayOfYear } from '../../shared/time/indianTime';
import type { ShownNumbers } from './overview';
import { overviewTexts, weekColumnLabels } from './overviewTexts';
import '../../dealersAsAdmin/page/numberTable.scss';

/** What the charts show, in words and numbers, the current week first. */
export function WeekTable({ all, weeks }: { all: readonly ShownNumbers[]; weeks: readonly string[] }) {
  const rows = weeks.map((week, index) => ({ week, isCurrent: index === weeks.length - 1, index })).toReversed();
  return (
    <details className="week-table">
      <summary>{overviewTexts.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard. */}
      <section className="week-table-scroll" aria-label={overviewTexts.tableScroll} tabIndex={0}>
        <table className="number-table week-table-numbers">
          <caption className="visually-hidden">{overviewTexts.heading}</caption>
          <thead>
            <tr>
              <th scope="col" className="week-table-week">
                {overviewTexts.week}
              </th>
              {all.map(({ series }) => (
                <th scope="col" key={series}>
                  {weekColumnLabels[series]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ week, isCurrent, index }) => (
              <tr key={week}>
                <th scope="row" className="week-table-week">
                  {formatDayOfYear(startOfDay(week))}
                  {isCurrent && <small>{overviewTexts.soFar}</small>}
                </th>
                {all.map(({ series, weeks: shown }) => (
                  <td key={series}>{shown[index]?.text ?? overviewTexts.unknown}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {overviewTexts.notes.map((note) => (
        <p key={note} className="form-text">
          {note}
        </p>
      ))}
    </details>
  );
}
