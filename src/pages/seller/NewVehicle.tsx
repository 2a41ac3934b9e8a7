import { useRef } from 'react';
import { vehicleFormMessages } from '../../domain/messages';
import { toVehicleDraft } from '../../domain/validators/vehicle';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { blankVehicleForm } from '../../features/listings/VehicleForm';
import type { ListingDraft } from '../../services/drafts';
import { addVehicle } from '../../services/vehicles';
import { showError, showSuccess } from '../../ui/dialogs';
import { VehicleEditor } from './VehicleEditor';

interface NewVehicleProps {
  readonly kind: VehicleKind;
  readonly sellerId: string;
  readonly draft: ListingDraft;
}

/** The listing form for a new listing, and when that is stored, for the next one. */
export function NewVehicle({ kind, sellerId, draft: { typed, chosen } }: NewVehicleProps) {
  const listingId = useRef(typed?.listingId ?? crypto.randomUUID());

  return (
    <VehicleEditor
      kind={kind}
      sellerId={sellerId}
      draftName={kind}
      initial={{ fields: typed?.fields ?? {}, photos: chosen?.photos ?? blankVehicleForm.photos }}
      uploaded={chosen?.uploaded ?? []}
      unanswered={typed?.unanswered ?? false}
      draftOf={() => ({ listingId: listingId.current })}
      store={(fields, photos, again) =>
        addVehicle(sellerId, { id: listingId.current, again }, toVehicleDraft(kind, fields), photos)
      }
      explain={() => showError(vehicleFormMessages.uploadFailed)}
      onStored={(fields) => {
        listingId.current = crypto.randomUUID();
        void showSuccess(fields.name?.trim() ?? '', vehicleFormMessages.uploaded);
        return true;
      }}
    />
  );
}
