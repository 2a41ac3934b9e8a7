import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import { runCount } from '../../firebase/count';
import type { PagedQuery } from '../../firebase/paging';
import { below, equal, type Filter, from, oneOf } from '../../firebase/query';
import { listingCollections } from '../../listings/stored/storedListing';
import { kindNames } from '../../shared/listingKind';
import { type CappedCount, sumOf } from '../../shared/numbers/cappedCount';
import { daysLater, startOfDay } from '../../shared/time/indianDay';
import type { NumberSeries } from './numbers';

/**
 * Counts of one day, for the admin. Each is a query on one field, or on the index of the journal. The rules let a query
 * count no further than 30 (SEC-6).
 */

function onDay(field: string, day: string): readonly Filter[] {
  return [from(field, startOfDay(day)), below(field, startOfDay(daysLater(day, 1)))];
}

function decided(what: string, day: string): PagedQuery {
  const collections = kindNames.map((kind) => listingCollections[kind]);
  return {
    collection: 'audit',
    where: [oneOf('collection', collections), equal('what', what), ...onDay('when', day)],
    orderBy: [['when', 'DESCENDING']],
  };
}

function queriesOf(series: NumberSeries, day: string): readonly PagedQuery[] {
  switch (series) {
    case 'posted':
      return kindNames.map((kind) => ({
        collection: listingCollections[kind],
        where: onDay('createdAt', day),
        orderBy: [['createdAt', 'DESCENDING']],
      }));
    case 'approved':
      return [decided('approve', day)];
    case 'rejected':
      return [decided('reject', day)];
    case 'bookings':
      // By the day of the last request: a buyer who books again moves to that day.
      return [{ collection: 'bookings', where: onDay('bookingDate', day), orderBy: [['bookingDate', 'DESCENDING']] }];
    case 'messages':
      return [{ collection: 'contacts', where: onDay('timestamp', day), orderBy: [['timestamp', 'DESCENDING']] }];
  }
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export async function countOnDay(series: NumberSeries, day: string): Promise<CappedCount> {
  const counts = queriesOf(series, day).map((query) => readAsAdmin((access) => runCount(query, access)));
  return sumOf(await Promise.all(counts));
}
