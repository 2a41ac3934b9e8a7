import { queryOptions } from '@tanstack/react-query';
import type { ListingKind } from '../kinds';
import { listOfModel } from '../modelListings.service';

/** Some listings of a model. A form that has begun with them keeps them. */
export function listingsOfModel(kind: ListingKind, make: string, model: string) {
  return queryOptions({
    queryKey: ['fixed', 'listingsOfModel', kind, make, model],
    queryFn: () => listOfModel(kind, make, model),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
