import { useRef } from 'react';
import { isAppError } from '../../domain/appError';
import { titles, vehicleFormMessages } from '../../domain/messages';
import { toVehicleDraft } from '../../domain/validators/vehicle';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { blankVehicleForm, VehicleForm, type VehicleFormState } from '../../features/listings/VehicleForm';
import { deleteDraft, type ListingDraft, writeDraftFields, writeDraftPhotos } from '../../services/drafts';
import { forgetSeller } from '../../services/session';
import { addVehicle } from '../../services/vehicles';
import { showError, showSuccess, showWarning } from '../../ui/dialogs';
import { photoProblem } from '../photoProblem';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { usePhotoUploads } from './usePhotoUploads';

interface NewVehicleProps {
  readonly kind: VehicleKind;
  readonly sellerId: string;
  readonly draft: ListingDraft;
}

/** The listing form at work: keeps a draft, stores the photos, and writes the listing when all of them are stored. */
export function NewVehicle({ kind, sellerId, draft }: NewVehicleProps) {
  const listingId = useRef(draft.typed?.listingId ?? crypto.randomUUID());
  const photosKept = useRef(draft.chosen?.photos ?? blankVehicleForm.photos);
  const uploads = usePhotoUploads(kind, sellerId, {
    photos: photosKept.current,
    uploaded: draft.chosen?.uploaded ?? [],
  });

  async function keepPhotos(photos: VehicleFormState['photos']): Promise<void> {
    photosKept.current = photos;
    await writeDraftPhotos(sellerId, kind, { photos, uploaded: uploads.uploadedOf(photos) });
  }

  function keep({ fields, photos }: VehicleFormState): void {
    void writeDraftFields(sellerId, kind, { listingId: listingId.current, fields });
    if (photos === photosKept.current) return;
    uploads.discardAllBut(photos);
    void keepPhotos(photos);
  }

  async function post({ fields, photos }: VehicleFormState): Promise<void> {
    try {
      const uploaded = await uploads.upload(photos);
      await addVehicle(sellerId, listingId.current, toVehicleDraft(kind, fields), uploaded);
    } catch (error) {
      // What is stored by now is known to the next try, even after a reload.
      await keepPhotos(photos);
      throw error;
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (!isAppError(error, 'signedOut')) {
      await showError(vehicleFormMessages.uploadFailed);
      return;
    }
    await showWarning(titles.invalidInput, vehicleFormMessages.signedOut);
    // Back to the login; the draft waits here for the same dealer.
    forgetSeller();
    window.location.assign('/slogin');
  }

  async function save(state: VehicleFormState): Promise<boolean> {
    try {
      await post(state);
    } catch (error) {
      await explain(error);
      return false;
    }
    listingId.current = crypto.randomUUID();
    photosKept.current = blankVehicleForm.photos;
    uploads.release();
    await deleteDraft(sellerId, kind);
    await queryClient.invalidateQueries({ queryKey: queryKeys.own(sellerId, kind) });
    void showSuccess(state.fields.name?.trim() ?? '', vehicleFormMessages.uploaded);
    return true;
  }

  return (
    <VehicleForm
      kind={kind}
      initial={{ fields: draft.typed?.fields ?? {}, photos: photosKept.current }}
      progress={uploads.progress}
      precondition={() => (sellerId ? null : { field: 'name', message: vehicleFormMessages.signedOut })}
      photoProblem={photoProblem}
      onChange={keep}
      onSave={save}
    />
  );
}
