import { useReviewedDealers } from '../../dealersAsAdmin/useReviewedDealers';
import type { ReviewedListing } from '../../decisions/review';
import type { ListingKind } from '../../listings/kinds';
import { itemsOf, type PagedList } from '../../lists/pagedList';

type Lists = Readonly<Record<ListingKind, PagedList<ReviewedListing>>>;

/**
 * The lists of a queue, with rows that stay where they are: a row that moves below a finger opens another listing. A row
 * waits for its dealer, because the name may need a line more, and the bikes wait for the cars above them.
 */
export function useSteadyLists({ car, bike }: Lists) {
  const dealerOf = useReviewedDealers([...itemsOf(car), ...itemsOf(bike)]);

  function steady(list: PagedList<ReviewedListing>): PagedList<ReviewedListing> {
    if (list.state !== 'ready') return list;
    const items = list.items.filter(({ sellerId }) => dealerOf(sellerId) !== undefined);
    return items.length === 0 && list.items.length > 0 ? { state: 'loading' } : { ...list, items };
  }

  const cars = steady(car);
  const lists: Lists = { car: cars, bike: cars.state === 'loading' ? cars : steady(bike) };
  return { lists, dealerOf };
}
