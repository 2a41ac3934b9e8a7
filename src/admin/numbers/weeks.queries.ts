import { queryOptions } from '@tanstack/react-query';
import { dayOf } from '../../shared/time/indianDay';
import { serverDate } from '../../shared/time/serverClock';
import { keepWeek, keptWeek } from './keptWeeks';
import type { WeekNumbers } from './weeks';
import { weekAfter } from './weeks';
import { readWeek } from './weeks.service';

/** Milliseconds. The numbers of the current week that are younger are not read again. */
const currentWeekAge = 300_000;

/** By the server's clock: a week that is counted too early would stay wrong on this device. */
function isOver(week: string): boolean {
  return weekAfter(week) <= dayOf(serverDate());
}

async function readOrKept(week: string): Promise<WeekNumbers> {
  const kept = keptWeek(week);
  if (kept) return kept;
  const numbers = await readWeek(week);
  if (isOver(week)) keepWeek(numbers);
  return numbers;
}

/** The numbers of a week. Those of a week that is over never change. */
export function weekNumbers(week: string) {
  return queryOptions({
    queryKey: ['fixed', 'week', week],
    queryFn: () => readOrKept(week),
    staleTime: isOver(week) ? Number.POSITIVE_INFINITY : currentWeekAge,
  });
}
