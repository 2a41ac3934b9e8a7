import type { VehicleKind } from './vehicleKinds';

/** The first part of the addresses of a kind's vehicles. */
const vehiclePaths = { car: 'cars', bike: 'bikes' } as const;

/** Which vehicle: what its address says of it. */
export interface VehicleId {
  readonly kind: VehicleKind;
  readonly id: string;
}

/** The address of a vehicle's page, from the root of the site. */
export function vehiclePath({ kind, id }: VehicleId): string {
  return `/${vehiclePaths[kind]}/${encodeURIComponent(id)}`;
}

/** Every id that a listing can have: the app's and Firestore's own. Any other is not worth a question. */
const possibleId = /^[\w-]{1,128}$/;

export function isVehicleId(id: string): boolean {
  return possibleId.test(id);
}

/** The vehicle that a path is the address of; null where it is none. */
export function vehicleAt(pathname: string): VehicleId | null {
  const [, first = '', id = '', ...more] = pathname.split('/');
  const kind = (Object.keys(vehiclePaths) as VehicleKind[]).find((each) => vehiclePaths[each] === first);
  return kind && isVehicleId(id) && more.every((part) => part === '') ? { kind, id } : null;
}
