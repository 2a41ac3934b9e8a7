import { isAppError } from '../../domain/appError';
import { titles, vehicleFormMessages } from '../../domain/messages';
import { toVehicleDraft, type VehicleFormValues } from '../../domain/validators/vehicle';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { VehicleForm } from '../../features/listings/VehicleForm';
import { addVehicle } from '../../services/vehicles';
import { showError, showSuccess, showWarning } from '../../ui/dialogs';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { useSession } from '../session/useSession';
import { usePhotoUploads } from './usePhotoUploads';

const pageTitles: Readonly<Record<VehicleKind, string>> = { car: 'Add a car', bike: 'Add a bike' };

/** /NewCarProduct and /NewBikeProduct. The listing is written when all its photos are stored (spec 4). */
export default function NewVehiclePage({ kind }: { kind: VehicleKind }) {
  const { seller } = useSession();
  const { progress, upload, reset } = usePhotoUploads(kind);

  async function post(sellerId: string, values: VehicleFormValues, photos: readonly (File | null)[]): Promise<void> {
    const draft = toVehicleDraft(kind, values);
    await addVehicle(sellerId, draft, await upload(sellerId, photos));
    await queryClient.invalidateQueries({ queryKey: queryKeys.own(sellerId, kind) });
  }

  async function save(values: VehicleFormValues, photos: readonly (File | null)[]): Promise<boolean> {
    if (!seller) return false;
    try {
      await post(seller.sellerId, values, photos);
    } catch (error) {
      if (isAppError(error, 'signedOut')) await showWarning(titles.invalidInput, vehicleFormMessages.signedOut);
      else await showError(vehicleFormMessages.uploadFailed);
      return false;
    }
    reset();
    void showSuccess(values.name?.trim() ?? '', vehicleFormMessages.uploaded);
    return true;
  }

  return (
    <div className="container page-section">
      <title>{`${pageTitles[kind]} | Second Gear`}</title>
      <h1>{vehicleFormMessages.title}</h1>
      <p className="page-lead">{pageTitles[kind]}. Buyers see it as soon as it is approved.</p>
      <VehicleForm
        kind={kind}
        progress={progress}
        precondition={() => (seller ? null : { field: 'name', message: vehicleFormMessages.signedOut })}
        onSave={save}
      />
    </div>
  );
}
