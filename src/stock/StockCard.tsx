import { useNavigate } from 'react-router-dom';
import { mayMove } from '../../domain/listingState';
import { moveMessages, stockMessages } from '../../domain/stockMessages';
import type { Vehicle } from '../../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import { ListingStateBadge } from '../../features/listings/ListingStateBadge';
import { RejectReason } from '../../features/listings/RejectReason';
import { VehicleCard } from '../../features/listings/VehicleCard';
import type { OwnersMove } from '../../services/changeVehicle';
import { confirm } from '../../ui/dialogs';
import { BookingsOn } from './BookingsOn';

const editAddresses: Readonly<Record<VehicleKind, string>> = { car: '/EditCarProduct', bike: '/EditBikeProduct' };

const moves: readonly OwnersMove[] = ['sell', 'putBack', 'withdraw'];

interface OwnVehicleCardProps {
  readonly vehicle: Vehicle;
  readonly busy: boolean;
  readonly onShowDetails: () => void;
  readonly onMove: (move: OwnersMove) => void;
}

/** One of the dealer's own vehicles: where it stands, why, and what may be done with it there. */
export function OwnVehicleCard({ vehicle, busy, onShowDetails, onMove }: OwnVehicleCardProps) {
  const { kind, id, state } = vehicle;
  const navigate = useNavigate();

  /** A live one leaves the public lists with its first edit: that is said before the form is filled in. */
  async function edit(): Promise<void> {
    const title = `Edit this ${vehicleKinds[kind].noun}?`;
    const text = stockMessages.editConsequence;
    if (state === 'approved' && !(await confirm({ title, text, confirm: 'Edit' }))) return;
    await navigate(`${editAddresses[kind]}/${id}`);
  }

  return (
    <VehicleCard
      vehicle={vehicle}
      seller="own"
      badge={<ListingStateBadge state={state} />}
      actions={
        <>
          <button type="button" className="btn btn-outline-primary" onClick={onShowDetails}>
            Know More
          </button>
          {mayMove('edit', state) && (
            <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void edit()}>
              {state === 'rejected' ? 'Edit and send again' : 'Edit'}
            </button>
          )}
          {moves
            .filter((move) => mayMove(move, state))
            .map((move) => (
              <button
                type="button"
                key={move}
                className={`btn btn-outline-${move === 'withdraw' ? 'danger' : 'primary'}`}
                disabled={busy}
                onClick={() => onMove(move)}
              >
                {moveMessages[move].label}
              </button>
            ))}
        </>
      }
    >
      <BookingsOn vehicle={vehicle} />
      <RejectReason vehicle={vehicle} />
    </VehicleCard>
  );
}
