import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/addresses/addresses';
import { formatCount } from '../../shared/numbers/cappedCount';
import type { Uid } from '../../shared/valueTypes';
import { saveSum } from '../../stock/saveCounts.queries';
import type { StockCount } from '../../stock/stockCount';
import { useLiveCount } from '../../stock/useLiveCount';
import { todayTexts } from './texts';
import { weekCount } from './today.queries';
import './today.scss';

interface DayNumbersProps {
  readonly sellerId: Uid;
  /** undefined: not known. */
  readonly stock: StockCount | undefined;
}

/**
 * How many listings are live and wait, how many bookings the week had, and how many buyers save the listings. Five reads
 * with the counted stock.
 */
export function DayNumbers({ sellerId, stock }: DayNumbersProps) {
  const live = useLiveCount(sellerId);
  const week = useQuery(weekCount(sellerId)).data;
  const saves = useQuery(saveSum(sellerId)).data;
  const tiles = [
    {
      label: todayTexts.live,
      count: live ? formatCount(live) : null,
      to: `${paths.stock}?state=approved`,
    },
    { label: todayTexts.waiting, count: stock ? String(stock.waiting) : null, to: `${paths.stock}?state=pending` },
    { label: todayTexts.thisWeek, count: week ? formatCount(week) : null, to: paths.dealerBookings },
    { label: todayTexts.saved, count: saves === undefined ? null : String(saves), to: paths.stock },
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
