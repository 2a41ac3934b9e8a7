import type { Vehicle } from '../../domain/vehicle';

/** What the admin said of a rejected listing; nothing for any other. */
export function RejectReason({ vehicle: { state, rejectReason } }: { vehicle: Vehicle }) {
  if (state !== 'rejected') return null;
  return (
    <p className="reject-reason">
      <strong>Why it was rejected:</strong> <bdi>{rejectReason || 'The admin gave no reason.'}</bdi>
    </p>
  );
}
