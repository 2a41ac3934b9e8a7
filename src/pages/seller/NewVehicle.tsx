import { useRef } from 'react';
import { isAppError } from '../../domain/appError';
import { titles, vehicleFormMessages } from '../../domain/messages';
import { toVehicleDraft } from '../../domain/validators/vehicle';
import type { UploadedPhoto } from '../../domain/vehicle';
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
  const unanswered = useRef(draft.typed?.unanswered ?? false);
  const photosKept = useRef(draft.chosen?.photos ?? blankVehicleForm.photos);
  const uploads = usePhotoUploads(kind, sellerId, {
    photos: photosKept.current,
    uploaded: draft.chosen?.uploaded ?? [],
  });

  async function keepPhotos(photos: VehicleFormState['photos']): Promise<void> {
    photosKept.current = photos;
    await writeDraftPhotos(sellerId, kind, { photos, uploaded: uploads.uploadedOf(photos) });
  }

  async function keepFields(fields: VehicleFormState['fields']): Promise<void> {
    const { current } = listingId;
    await writeDraftFields(sellerId, kind, { listingId: current, unanswered: unanswered.current, fields });
  }

  function keep({ fields, photos }: VehicleFormState): void {
    void keepFields(fields);
    if (photos === photosKept.current) return;
    // A listing that may be stored already may show what is taken out of the form now; saving it sorts that out.
    if (!unanswered.current) uploads.discardAllBut(photos);
    void keepPhotos(photos);
  }

  async function store({ fields }: VehicleFormState, uploaded: readonly UploadedPhoto[]): Promise<void> {
    const posting = { id: listingId.current, again: unanswered.current };
    try {
      await addVehicle(sellerId, posting, toVehicleDraft(kind, fields), uploaded);
    } catch (error) {
      unanswered.current ||= isAppError(error, 'offline');
      await keepFields(fields);
      throw error;
    }
  }

  async function post(state: VehicleFormState): Promise<void> {
    const { photos } = state;
    try {
      await store(state, await uploads.upload(photos));
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
    uploads.discardAllBut(state.photos);
    listingId.current = crypto.randomUUID();
    unanswered.current = false;
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
