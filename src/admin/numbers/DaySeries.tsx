import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../shared/numbers/cappedCount';
import { dayOf, startOfDay } from '../../shared/time/indianDay';
import { formatWeekday } from '../../shared/time/indianTime';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { NumberChart } from './NumberChart';
import { daysPerStep, lastDays, mostDays, type NumberSeries, totalOf } from './numbers';
import { dayNumber } from './numbers.queries';
import { numbersTexts, seriesLabels } from './texts';
import '../../dealersAsAdmin/page/numberTable.scss';
import './daySeries.scss';

/** One series on each of the last days, as a chart and a table (ADMIN-19). */
export function DaySeries({ series }: { series: NumberSeries }) {
  const [shown, setShown] = useState(daysPerStep);
  const [today] = useState(() => dayOf(new Date()));
  const days = lastDays(today, shown);
  const answers = useQueries({ queries: days.map((day) => dayNumber(series, day)) });
  const failed = answers.filter(({ isError, isFetching }) => isError && !isFetching);
  const numbers = answers.flatMap(({ data }) => data ?? []);
  const isComplete = numbers.length === days.length;
  return (
    <>
      {numbers.length > 0 && (
        <div className="number-series">
          {totalOf(numbers).count > 0 && <NumberChart numbers={numbers} />}
          <table className="number-table">
            <caption>{numbersTexts.caption(seriesLabels[series], numbers.length)}</caption>
            <thead>
              <tr>
                <th scope="col">{numbersTexts.day}</th>
                <th scope="col">{seriesLabels[series]}</th>
              </tr>
            </thead>
            <tbody>
              {numbers.map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row">{formatWeekday(startOfDay(day))}</th>
                  <td>{formatCount(count)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{numbersTexts.together}</th>
                <td>{formatCount(totalOf(numbers))}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {numbers.some(({ count }) => count.more) && <p className="form-text">{numbersTexts.capped}</p>}
      {failed.length > 0 && (
        <Notice
          tone="danger"
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          {numbersTexts.failed}
        </Notice>
      )}
      {!isComplete && failed.length === 0 && <Loading text={numbersTexts.loading} />}
      {isComplete && shown < mostDays && (
        <button type="button" className="btn btn-outline-primary" onClick={() => setShown(shown + daysPerStep)}>
          {numbersTexts.earlier}
        </button>
      )}
    </>
  );
}
