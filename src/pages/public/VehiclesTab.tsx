import type { VehicleKind } from '../../domain/vehicleKinds';
import { listApproved } from '../../services/vehicleLists';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';
import { PublicVehicleList } from './PublicVehicleList';

const headings: Readonly<Record<VehicleKind, string>> = { car: 'Used cars', bike: 'Used bikes' };

/** The Bike's and the Car's tab: all approved vehicles of a kind (spec 2). */
export function VehiclesTab({ kind }: { kind: VehicleKind }) {
  const list = usePagedQuery({
    key: queryKeys.approved(kind, 'posted'),
    load: (cursor) => listApproved(kind, 'posted', cursor),
  });
  return (
    <section className="page-section">
      <h1>{headings[kind]}</h1>
      <PublicVehicleList kind={kind} list={list} headingLevel={2} />
    </section>
  );
}
