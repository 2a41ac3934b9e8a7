import { useQuery } from '@tanstack/react-query';
import { otherVehicle } from '../../shared/vehicles/bodyTypes';
import type { ListingKind } from '../kinds';
import { describeForm, type ListingFormValues } from './listingForm';
import { listingsOfModel } from './modelListings.queries';
import { type Proposals, proposalsFrom, proposedKeys } from './proposals';

/** What the form proposes for the model that its name says. A form that has all the values asks nothing. */
export function useProposals(kind: ListingKind, values: ListingFormValues): Proposals {
  const described = describeForm(kind, values);
  const [make, model] = [values.make || described.make || '', values.model || described.model || otherVehicle];
  const { data = [] } = useQuery({
    ...listingsOfModel(kind, make, model),
    enabled: model !== otherVehicle && proposedKeys(kind).some((key) => values[key] === undefined),
  });
  return proposalsFrom(kind, data, values.fuelType);
}
