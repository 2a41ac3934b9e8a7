import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import { runCount } from '../../firebase/count';
import type { PagedQuery } from '../../firebase/paging';
import { below, type Filter, from, oneOf } from '../../firebase/query';
import { runQuery } from '../../firebase/rest';
import { readText, readTime } from '../../firebase/stored';
import { isInState } from '../../listings/state/isInState.service';
import { listingCollections } from '../../listings/stored/storedListing';
import { weekCountLimit } from '../../shared/limits';
import { kindNames } from '../../shared/listingKind';
import { type CappedCount, sumOf } from '../../shared/numbers/cappedCount';
import { startOfDay } from '../../shared/time/indianDay';
import { waitOf } from './waits';
import { type WeekNumbers, type WeekSeries, weekAfter } from './weeks';

/**
 * The numbers of one week, for the admin. Each count is a range of one field, or uses the index of the journal or that
 * of the queue: no index is there for the numbers alone.
 */

/** Decisions of a week whose waits are read: the last ones. Each is a read. */
const waitsPerWeek = 20;

function inWeek(field: string, week: string): readonly Filter[] {
  return [from(field, startOfDay(week)), below(field, startOfDay(weekAfter(week)))];
}

function decided(moves: readonly string[], week: string): PagedQuery {
  const collections = kindNames.map((kind) => listingCollections[kind]);
  return {
    collection: 'audit',
    where: [oneOf('collection', collections), oneOf('what', moves), ...inWeek('when', week)],
    orderBy: [['when', 'DESCENDING']],
  };
}

/** A sale is the last write of its listing: nobody edits a sold one. If it is put back, it was no sale. */
function soldIn(week: string): readonly PagedQuery[] {
  return kindNames.map((kind) => ({
    collection: listingCollections[kind],
    where: [...isInState('sold'), ...inWeek('updatedAt', week)],
    orderBy: [['updatedAt', 'ASCENDING']],
  }));
}

function within(collection: string, field: string, week: string): PagedQuery {
  return { collection, where: inWeek(field, week), orderBy: [[field, 'DESCENDING']] };
}

function queriesOf(series: WeekSeries, week: string): readonly PagedQuery[] {
  switch (series) {
    case 'posted':
      return kindNames.map((kind) => within(listingCollections[kind], 'createdAt', week));
    case 'approved':
      return [decided(['approve'], week)];
    case 'bookings':
      // By the day of the last request, as the numbers of a day.
      return [within('bookings', 'bookingDate', week)];
    case 'sold':
      return soldIn(week);
    case 'reports':
      return [within('reports', 'at', week)];
  }
}

async function countIn(series: WeekSeries, week: string): Promise<CappedCount> {
  const counts = queriesOf(series, week).map((query) =>
    readAsAdmin((access) => runCount(query, access, weekCountLimit)),
  );
  return sumOf(await Promise.all(counts));
}

async function readWaits(week: string): Promise<readonly number[]> {
  const query = {
    ...decided(['approve', 'reject'], week),
    select: ['what', 'when', 'seen', 'follows'],
    limit: waitsPerWeek,
  };
  const records = await readAsAdmin((access) => runQuery(query, access));
  return records.flatMap(({ data }) => {
    const wait = waitOf({
      what: readText(data, 'what'),
      when: readTime(data, 'when'),
      seen: readTime(data, 'seen'),
      follows: readText(data, 'follows'),
    });
    return wait ?? [];
  });
}

/**
 * Seven counts, and the waits of 20 decisions at most.
 *
 * @param week its Monday
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export async function readWeek(week: string): Promise<WeekNumbers> {
  const [posted, approved, bookings, sold, reports, waits] = await Promise.all([
    countIn('posted', week),
    countIn('approved', week),
    countIn('bookings', week),
    countIn('sold', week),
    countIn('reports', week),
    readWaits(week),
  ]);
  return { week, counts: { posted, approved, bookings, sold, reports }, waits };
}
