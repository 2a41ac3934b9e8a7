import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAppError } from '../../domain/appError';
import { listingStateLabels } from '../../domain/listingState';
import { listingMessages } from '../../domain/messages';
import { stockMessages } from '../../domain/stockMessages';
import { toFormValues, toPhotoSlots, toVehicleDraft } from '../../domain/validators/vehicle';
import type { Vehicle, VehicleContent } from '../../domain/vehicle';
import { editVehicle } from '../../services/changeVehicle';
import type { ListingDraft } from '../../services/drafts';
import { showError, showSuccess } from '../../ui/dialogs';
import { Notice } from '../../ui/Notice';
import { confirmDiscard } from './confirmDiscard';
import { VehicleEditor } from './VehicleEditor';

interface EditVehicleProps {
  /** The listing as it is stored, as far as this page knows. */
  readonly vehicle: Vehicle;
  /** What this device kept of an edit of it. */
  readonly draft: ListingDraft;
  readonly basedOn: string;
  /** The listing has changed elsewhere: it is to be read again. */
  readonly onChanged: () => Promise<{ readonly isSuccess: boolean }>;
  /** The edit is to begin anew, with the listing as it is stored. */
  readonly onStartOver: () => void;
}

/** The listing form, filled. */
export function EditVehicle({ vehicle, draft: { typed, chosen }, basedOn, onChanged, onStartOver }: EditVehicleProps) {
  const { kind, id, sellerId, name } = vehicle;
  const navigate = useNavigate();
  const sent = useRef<readonly VehicleContent[]>(typed?.edit?.sent ?? []);
  const [hasChanged, setHasChanged] = useState(false);

  async function store(content: VehicleContent): Promise<void> {
    try {
      await editVehicle(vehicle, content, sent.current);
    } catch (error) {
      if (isAppError(error, 'offline')) sent.current = [...sent.current, content];
      throw error;
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (!isAppError(error, 'changed') && !isAppError(error, 'missing')) {
      await showError(stockMessages.saveFailed);
      return;
    }
    await showError(listingMessages.changed);
    setHasChanged((await onChanged()).isSuccess);
  }

  async function leave(discard: () => Promise<void>): Promise<void> {
    if (!(await confirmDiscard(stockMessages.discardConsequence))) return;
    await discard();
    await navigate('/SellerProducts');
  }

  async function startOver(discard: () => Promise<void>): Promise<void> {
    await discard();
    onStartOver();
  }

  return (
    <VehicleEditor
      kind={kind}
      sellerId={sellerId}
      draftName={`${kind}/${id}`}
      initial={{
        fields: typed?.fields ?? toFormValues(vehicle),
        photos: chosen?.photos ?? toPhotoSlots(vehicle),
      }}
      uploaded={chosen?.uploaded ?? []}
      unanswered={typed?.unanswered ?? false}
      draftOf={() => ({ listingId: id, edit: { basedOn, sent: sent.current } })}
      store={(fields, photos) => store({ draft: toVehicleDraft(kind, fields), photos })}
      explain={explain}
      onStored={() => {
        void showSuccess(name, stockMessages.saved);
        void navigate('/SellerProducts');
        return false;
      }}
      more={(discard) => (
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={() => void leave(discard)}>
            Discard changes
          </button>
          {hasChanged && (
            <Notice tone="warning">
              {listingMessages.changed} It is now: {listingStateLabels[vehicle.state]}. Saving again stores what stands
              here.{' '}
              <button type="button" className="btn btn-outline-warning btn-sm" onClick={() => void startOver(discard)}>
                Show it as it is stored
              </button>
            </Notice>
          )}
        </>
      )}
    />
  );
}
