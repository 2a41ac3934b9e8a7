import { unknownPrice } from '../domain/price';
import type { Vehicle } from '../domain/vehicle';
import type { VehicleKind } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import type { ListQuery } from './firestoreQuery';
import { runQuery } from './firestoreRest';
import { approved, cheapestApproved } from './firstLists';
import { toVehicle } from './vehicleRecord';

/** How many are shown: a row of the widest screen. */
export const similarCount = 4;

/** What is read to find them: itself may be among them, and some are nearer than others. */
const candidates = 12;

/** Of the vehicle's price: what a buyer may well spend instead begins here. */
const leastShare = 0.8;

/** Those from a bit below its price on; where it has none, the ones that were posted first. */
function nearPrice(kind: VehicleKind, { priceValue }: Vehicle): ListQuery {
  // A damaged record may hold what is no number.
  if (!(priceValue < unknownPrice)) return { ...approved(kind), limit: candidates };
  const { where = [], ...list } = cheapestApproved(kind);
  const least = { integerValue: String(Math.floor(priceValue * leastShare)) };
  return {
    ...list,
    where: [...where, { field: 'priceValue', op: 'GREATER_THAN_OR_EQUAL', value: least }],
    limit: candidates,
  };
}

/**
 * Live vehicles of a kind to look at instead of one: the nearest in price first. Without a vehicle, the ones that were
 * posted first.
 */
export function listSimilar(kind: VehicleKind, vehicle: Vehicle | null): Promise<readonly Vehicle[]> {
  const query = vehicle ? nearPrice(kind, vehicle) : { ...approved(kind), limit: similarCount };
  const distance = ({ priceValue }: Vehicle) => (vehicle ? Math.abs(priceValue - vehicle.priceValue) : 0);
  return attempt(async (signal) => {
    const documents = await runQuery(query, { signal });
    return documents
      .map(({ id, data }) => toVehicle(kind, id, data))
      .filter(({ id }) => id !== vehicle?.id)
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, similarCount);
  });
}
