import { queryOptions } from '@tanstack/react-query';
import { dayOf } from '../../shared/time/indianDay';
import type { NumberSeries } from './numbers';
import { countOnDay } from './numbers.service';

const minute = 60_000;

/** A day that is over keeps its number. That of today is counted again after a minute. */
export function dayNumber(series: NumberSeries, day: string) {
  return queryOptions({
    queryKey: ['fixed', 'dayNumber', series, day],
    queryFn: async () => ({ day, count: await countOnDay(series, day) }),
    staleTime: day < dayOf(new Date()) ? Number.POSITIVE_INFINITY : minute,
  });
}
