import { useReviewedDealers } from '../../dealersAsAdmin/useReviewedDealers';
import type { QueueName, ReviewedListing } from '../../decisions/review';
import type { ListingKind } from '../../listings/kinds';
import { itemsOf, type PagedList } from '../../lists/pagedList';

type Lists = Readonly<Record<ListingKind, PagedList<ReviewedListing>>>;

interface ShownList {
  readonly kind: ListingKind;
  readonly list: PagedList<ReviewedListing>;
}

function isGrowing(list: PagedList<ReviewedListing>): boolean {
  return list.state === 'ready' && (list.more.state === 'available' || list.more.state === 'loading');
}

/**
 * The lists of a queue, from top to bottom, with rows that stay where they are: a row that moves below a finger opens another
 * listing. A row waits for its dealer, because the name may need a line more, and the rows below it wait, too, bikes included.
 * The bikes also wait for all cars. Pending bikes wait for the first page of cars only, so that the admin sees both kinds.
 */
export function useSteadyLists({ car, bike }: Lists, queue: QueueName) {
  const dealerOf = useReviewedDealers([...itemsOf(car), ...itemsOf(bike)]);

  function steady(list: PagedList<ReviewedListing>): PagedList<ReviewedListing> {
    if (list.state !== 'ready') return list;
    const waiting = list.items.findIndex(({ sellerId }) => dealerOf(sellerId) === undefined);
    if (waiting === -1) return list;
    if (waiting === 0) return { state: 'loading' };
    // 'Load more' would come into view below a few rows: it would load the next page, and move.
    return { ...list, items: list.items.slice(0, waiting), more: { state: 'none' } };
  }

  const cars = steady(car);
  const bikes = cars.state === 'loading' ? cars : steady(bike);
  const isCarWaiting = cars.state === 'ready' && cars.items.length < itemsOf(car).length;
  const areBikesShown = !isCarWaiting && (queue === 'pending' || !isGrowing(cars));
  const lists: readonly ShownList[] = [
    { kind: 'car', list: cars },
    ...(areBikesShown ? [{ kind: 'bike' as const, list: bikes }] : []),
  ];
  return { lists, dealerOf };
}
