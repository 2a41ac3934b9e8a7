import { useReviewedDealers } from '../../dealersAsAdmin/useReviewedDealers';
import type { QueueName, ReviewedListing } from '../../decisions/review';
import type { ListingKind } from '../../listings/kinds';
import { itemsOf, type PagedList } from '../../lists/pagedList';

type Lists = Readonly<Record<ListingKind, PagedList<ReviewedListing>>>;

/** null: below a list that still grows. */
type SteadyLists = Readonly<Record<ListingKind, PagedList<ReviewedListing> | null>>;

function isGrowing(list: PagedList<ReviewedListing>): boolean {
  return list.state === 'ready' && (list.more.state === 'available' || list.more.state === 'loading');
}

/**
 * The lists of a queue, with rows that stay where they are: a row that moves below a finger opens another listing. A row
 * waits for its dealer, because the name may need a line more. The bikes wait for the cars above them: for all of them, but
 * among the pending ones, where both kinds are at hand, for the first page.
 */
export function useSteadyLists({ car, bike }: Lists, queue: QueueName) {
  const dealerOf = useReviewedDealers([...itemsOf(car), ...itemsOf(bike)]);

  function steady(list: PagedList<ReviewedListing>): PagedList<ReviewedListing> {
    if (list.state !== 'ready') return list;
    // Nor does a row come between others.
    const waiting = list.items.findIndex(({ sellerId }) => dealerOf(sellerId) === undefined);
    const items = waiting === -1 ? list.items : list.items.slice(0, waiting);
    return items.length === 0 && list.items.length > 0 ? { state: 'loading' } : { ...list, items };
  }

  const cars = steady(car);
  const bikes = cars.state === 'loading' ? cars : steady(bike);
  const lists: SteadyLists = { car: cars, bike: queue !== 'pending' && isGrowing(cars) ? null : bikes };
  return { lists, dealerOf };
}
