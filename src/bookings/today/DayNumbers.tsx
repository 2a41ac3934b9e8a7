import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { stockCountOfDealer } from '../../listings/dealerStockCount.queries';
import { isRecordId, paths } from '../../shared/addresses';
import { type CappedCount, formatCount, sumOf } from '../../shared/cappedCount';
import { bookingsAge } from '../../shared/limits';
import type { StockCount } from '../../stock/stockCount';
import { todayTexts } from './texts';
import { weekCount } from './today.queries';

interface DayNumbersProps {
  readonly sellerId: string;
  /** undefined: not known. */
  readonly stock: StockCount | undefined;
}

/** How many listings are live and wait, and how many bookings the week had. Four reads with the counted stock. */
export function DayNumbers({ sellerId, stock }: DayNumbersProps) {
  const live = useQueries({
    queries: (['car', 'bike'] as const).map((kind) => ({
      ...stockCountOfDealer(kind, sellerId),
      staleTime: bookingsAge,
      // Local storage may hold anything, and everybody may count what is live.
      enabled: isRecordId(sellerId),
    })),
  }).map(({ data }) => data);
  const week = useQuery(weekCount(sellerId)).data;
  const known = live.filter((count): count is CappedCount => count !== undefined);
  const tiles = [
    {
      label: todayTexts.live,
      count: known.length === live.length ? formatCount(sumOf(known)) : null,
      to: `${paths.stock}?state=approved`,
    },
    { label: todayTexts.waiting, count: stock ? String(stock.waiting) : null, to: `${paths.stock}?state=pending` },
    { label: todayTexts.thisWeek, count: week ? formatCount(week) : null, to: paths.dealerBookings },
  ];
  return (
    <section aria-label={todayTexts.numbers}>
      <ul className="day-numbers">
        {tiles.map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to}>
              <strong>{count ?? todayTexts.notKnown}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
