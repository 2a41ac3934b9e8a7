import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf, startOfDay } from '../../shared/time/indianDay';
import { serverDate } from '../../shared/time/serverClock';
import { Notice } from '../../ui/Notice';
import { shownSeries, toShown } from './overview';
import { overviewTexts } from './overviewTexts';
import { WeekTable } from './WeekTable';
import { WeekTile } from './WeekTile';
import { comparedPeriods, lastDayOf, shownWeeks } from './weeks';
import { weekNumbers } from './weeks.queries';

const legend = [
  ['last', overviewTexts.lastWeeks],
  ['before', overviewTexts.weeksBefore],
  ['older', overviewTexts.olderWeeks],
  ['current', overviewTexts.soFar],
] as const;

/** Twelve weeks at a glance (ADMIN-29): five counts, and how long listings wait for their decision. */
export function Overview() {
  const [weeks] = useState(() => shownWeeks(dayOf(serverDate())));
  const answers = useQueries({ queries: weeks.map(weekNumbers) });
  const failed = answers.filter(({ isError, isFetching }) => isError && !isFetching);
  const isLoading = answers.some(({ data, isFetching }) => data === undefined && isFetching);
  const numbers = answers.map(({ data }) => data);
  const all = shownSeries.map((series) => toShown(series, numbers));
  const { last } = comparedPeriods(weeks.slice(0, -1));
  const [from = ''] = last;
  return (
    <section className="page-section" aria-labelledby="weeks" aria-busy={isLoading}>
      <header className="section-header">
        <h2 id="weeks">{overviewTexts.heading}</h2>
      </header>
      <p className="week-lead">
        {overviewTexts.lead(startOfDay(from), startOfDay(lastDayOf(last.at(-1) ?? from)))}
        <span className="visually-hidden" role="status">
          {isLoading && overviewTexts.loading}
        </span>
      </p>
      {failed.length > 0 && (
        <Notice
          tone="danger"
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          {overviewTexts.failed}
        </Notice>
      )}
      <ul className="week-tiles">
        {all.map((shown) => (
          <WeekTile key={shown.series} shown={shown} weeks={weeks} />
        ))}
      </ul>
      <ul className="week-legend" aria-label={overviewTexts.legend}>
        {legend.map(([period, text]) => (
          <li key={period}>
            <span className={`week-bar week-bar-${period}`} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <WeekTable all={all} weeks={weeks} />
    </section>
  );
}
