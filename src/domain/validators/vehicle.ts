import { photoLimits } from '../limits';
import { photoMessages, vehicleFormMessages, vehicleMessages } from '../messages';
import { type ChosenPhoto, photosOf, type Vehicle, type VehicleDraft } from '../vehicle';
import { type VehicleFieldKey, type VehicleKind, type VehicleKindDescription, vehicleKinds } from '../vehicleKinds';
import { type Check, firstInvalid, type InvalidInput, isBlank } from './invalidInput';
import { isPhotoFile } from './photoFile';

export type PhotoSlot = `photo${number}`;
export type VehicleFormField = VehicleFieldKey | PhotoSlot;
export type VehicleFormValues = Readonly<Partial<Record<VehicleFieldKey, string>>>;

/** The name of a photo slot's field: slot 0 is 'photo1', labelled 'Photo 1'. */
export function photoSlot(index: number): PhotoSlot {
  return `photo${index + 1}`;
}

export const photoSlots: readonly number[] = Array.from({ length: photoLimits.slots }, (_, index) => index);

function requiredFields(kind: VehicleKindDescription, values: VehicleFormValues): Check<VehicleFormField>[] {
  return kind.fields
    .filter(({ required }) => required)
    .map(
      ({ key }) =>
        () =>
          isBlank(values[key]) ? { field: key, message: vehicleFormMessages.incomplete } : null,
    );
}

/** Photos a listing of this kind needs: cars 1, bikes 2 (spec 9). The first empty slot is the one to fill. */
function enoughPhotos(kind: VehicleKindDescription, photos: readonly (ChosenPhoto | null)[]): Check<VehicleFormField> {
  return () => {
    if (photos.filter((photo) => photo !== null).length >= kind.photos.min) return null;
    return { field: photoSlot(photos.indexOf(null)), message: vehicleMessages[kind.kind].tooFewPhotos };
  };
}

/** A photo's type is checked when it is chosen, before anything is read of it (spec 5). */
export function validatePhoto(slot: number, file: File): InvalidInput<PhotoSlot> | null {
  return isPhotoFile(file) ? null : { field: photoSlot(slot), message: photoMessages.wrongVehiclePhotoType };
}

/** Spec 5, bike upload and car upload, after the seller id has been checked. */
export function validateVehicle(
  kind: VehicleKind,
  values: VehicleFormValues,
  photos: readonly (ChosenPhoto | null)[],
): InvalidInput<VehicleFormField> | null {
  const description = vehicleKinds[kind];
  return firstInvalid<VehicleFormField>([
    ...requiredFields(description, values),
    enoughPhotos(description, photos),
    ...photos.map((photo, slot) => () => (photo instanceof File ? validatePhoto(slot, photo) : null)),
  ]);
}

/** The checked form as a draft: texts trimmed, number choices as numbers, what was left empty as ''. */
export function toVehicleDraft(kind: VehicleKind, values: VehicleFormValues): VehicleDraft {
  const entries = vehicleKinds[kind].fields.map(({ key, input }) => {
    const text = (values[key] ?? '').trim();
    return [key, input.type === 'numberChoice' ? Number(text) : text] as const;
  });
  return { kind, values: Object.fromEntries(entries) };
}

/** What is typed and chosen in the form: the reverse of `toVehicleDraft`. A choice that there no longer is, is empty. */
export function toFormValues({ kind, values }: Pick<Vehicle, 'kind' | 'values'>): VehicleFormValues {
  const entries = vehicleKinds[kind].fields.map(({ key, input }) => {
    const text = String(values[key] ?? '');
    const isChoice = input.type === 'choice' || input.type === 'numberChoice';
    return [key, isChoice && !input.choices.some((choice) => String(choice) === text) ? '' : text] as const;
  });
  return Object.fromEntries(entries);
}

/** A listing's photos in the form's slots, one per slot. */
export function toPhotoSlots(vehicle: Pick<Vehicle, 'photos' | 'thumbnails'>): readonly (ChosenPhoto | null)[] {
  const photos = photosOf(vehicle);
  return photoSlots.map((slot) => photos[slot] ?? null);
}
