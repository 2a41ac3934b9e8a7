import { type ReactNode, useRef } from 'react';
import { isAppError } from '../../domain/appError';
import { vehicleFormMessages } from '../../domain/messages';
import type { UploadedPhoto } from '../../domain/vehicle';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { blankVehicleForm, VehicleForm, type VehicleFormState } from '../../features/listings/VehicleForm';
import {
  type DraftFields,
  type DraftName,
  type DraftPhotos,
  deleteDraft,
  writeDraftFields,
  writeDraftPhotos,
} from '../../services/drafts';
import { photoProblem } from '../photoProblem';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { leaveEndedSession } from './leaveEndedSession';
import { usePhotoUploads } from './usePhotoUploads';

interface VehicleEditorProps {
  readonly kind: VehicleKind;
  readonly sellerId: string;
  readonly draftName: DraftName;
  readonly initial: VehicleFormState;
  /** What is in the store already of the draft's files. */
  readonly uploaded: DraftPhotos['uploaded'];
  /** It was sent before, and no answer came: it may be stored already. */
  readonly unanswered: boolean;
  /** What the draft keeps beside what is typed. */
  readonly draftOf: () => Omit<DraftFields, 'fields' | 'unanswered'>;
  /** Stores the listing. `again`: without an answer to a try before this one. */
  readonly store: (
    fields: VehicleFormState['fields'],
    photos: readonly UploadedPhoto[],
    again: boolean,
  ) => Promise<void>;
  /** Says why it could not be stored. */
  readonly explain: (error: unknown) => Promise<void>;
  /** It is stored. Resolves true when the form is to be cleared for the next listing. */
  readonly onStored: (fields: VehicleFormState['fields']) => boolean;
  /** Stands beside Save; `discard` deletes the draft, and what was stored of its photos. */
  readonly more?: (discard: () => Promise<void>) => ReactNode;
}

/** The listing form at work: keeps a draft, stores the photos, and writes the listing when all of them are stored. */
export function VehicleEditor({
  kind,
  sellerId,
  draftName,
  initial,
  uploaded,
  unanswered: wasUnanswered,
  draftOf,
  store,
  explain,
  onStored,
  more,
}: VehicleEditorProps) {
  const unanswered = useRef(wasUnanswered);
  const photosKept = useRef(initial.photos);
  const uploads = usePhotoUploads(kind, sellerId, { photos: initial.photos, uploaded });

  async function keepPhotos(photos: VehicleFormState['photos']): Promise<void> {
    photosKept.current = photos;
    await writeDraftPhotos(sellerId, draftName, { photos, uploaded: uploads.uploadedOf(photos) });
  }

  async function keepFields(fields: VehicleFormState['fields']): Promise<void> {
    await writeDraftFields(sellerId, draftName, { ...draftOf(), unanswered: unanswered.current, fields });
  }

  function keep({ fields, photos }: VehicleFormState): void {
    void keepFields(fields);
    if (photos === photosKept.current) return;
    // A listing that may be stored already may show what is taken out of the form now; saving it sorts that out.
    if (!unanswered.current) uploads.discardAllBut(photos);
    void keepPhotos(photos);
  }

  async function post({ fields, photos }: VehicleFormState): Promise<void> {
    try {
      const stored = await uploads.upload(photos);
      try {
        await store(fields, stored, unanswered.current);
      } catch (error) {
        unanswered.current ||= isAppError(error, 'offline');
        await keepFields(fields);
        throw error;
      }
    } catch (error) {
      // What is stored by now is known to the next try, even after a reload.
      await keepPhotos(photos);
      throw error;
    }
  }

  async function explainFailure(error: unknown): Promise<void> {
    if (!isAppError(error, 'signedOut')) {
      await explain(error);
      return;
    }
    // The draft waits here for the same dealer.
    await leaveEndedSession();
  }

  async function save(state: VehicleFormState): Promise<boolean> {
    try {
      await post(state);
    } catch (error) {
      await explainFailure(error);
      return false;
    }
    uploads.discardAllBut(state.photos);
    unanswered.current = false;
    photosKept.current = blankVehicleForm.photos;
    uploads.release();
    await deleteDraft(sellerId, draftName);
    await queryClient.invalidateQueries({ queryKey: queryKeys.own(sellerId, kind) });
    return onStored(state.fields);
  }

  async function discard(): Promise<void> {
    if (!unanswered.current) uploads.discardAllBut([]);
    await deleteDraft(sellerId, draftName);
  }

  return (
    <VehicleForm
      kind={kind}
      initial={initial}
      progressOf={uploads.progressOf}
      precondition={() => (sellerId ? null : { field: 'name', message: vehicleFormMessages.signedOut })}
      photoProblem={photoProblem}
      onChange={keep}
      onSave={save}
      more={more?.(discard)}
    />
  );
}
