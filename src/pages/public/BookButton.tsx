import type { Vehicle } from '../../domain/vehicle';

interface BookButtonProps {
  readonly vehicle: Vehicle;
  /** The vehicle whose booking is on its way. */
  readonly bookingId: string | null;
  readonly onBook: (vehicle: Vehicle) => void;
}

export function BookButton({ vehicle, bookingId, onBook }: BookButtonProps) {
  const busy = bookingId === vehicle.id;
  return (
    <button type="button" className="btn btn-primary" disabled={busy} onClick={() => onBook(vehicle)}>
      {busy ? 'Booking...' : 'Book Now'}
    </button>
  );
}
