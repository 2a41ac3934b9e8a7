import type { SellerProfile } from '../domain/accounts';
import type { VehicleFormValues } from '../domain/validators/vehicle';
import type { ChosenPhoto, UploadedPhoto, VehicleContent } from '../domain/vehicle';
import type { VehicleKind } from '../domain/vehicleKinds';
import { deleteKept, keep, readAllKept, readKept } from './deviceStore';
import { discardVehiclePhotos } from './photos';

/** What is typed of a half-written listing. */
export interface DraftFields {
  /** The id that the listing will be stored under, so that a save tried twice is one listing. */
  readonly listingId: string;
  /** It was sent, and no answer came: it may be stored already. */
  readonly unanswered: boolean;
  readonly fields: VehicleFormValues;
  /** Of an edit: which listing it began with, and what was sent of it without an answer. */
  readonly edit?: {
    readonly basedOn: string;
    readonly sent: readonly VehicleContent[];
  };
}

/** What a draft is kept under: 'car' for the new car, 'car/{id}' for the edit of that one. They never mix. */
export type DraftName = VehicleKind | `${VehicleKind}/${string}`;

/** What is chosen of its photos; kept apart from the texts, which change with every key. One of each per photo slot. */
export interface DraftPhotos {
  readonly photos: readonly (ChosenPhoto | null)[];
  /** What is in the store already; of a photo that failed half-way, one of the two. */
  readonly uploaded: readonly (Partial<UploadedPhoto> | null)[];
}

export interface ListingDraft {
  readonly typed: DraftFields | undefined;
  readonly chosen: DraftPhotos | undefined;
}

/** What is typed of a changed profile. */
export interface ProfileDraft {
  /** The profile that it began with: it does not fit what has been changed elsewhere since. */
  readonly basedOn: string;
  readonly typed: SellerProfile & { readonly picture: File | null };
}

const fieldsKey = (sellerId: string, name: DraftName) => `fields/${sellerId}/${name}`;
const photosKey = (sellerId: string, name: DraftName) => `photos/${sellerId}/${name}`;
const profileKey = (sellerId: string) => `profile/${sellerId}`;

/** The dealer's half-written listing of that name, as this device kept it. */
export async function readDraft(sellerId: string, name: DraftName): Promise<ListingDraft> {
  const [typed, chosen] = await Promise.all([
    readKept<DraftFields>(fieldsKey(sellerId, name)),
    readKept<DraftPhotos>(photosKey(sellerId, name)),
  ]);
  return { typed, chosen };
}

export function writeDraftFields(sellerId: string, name: DraftName, typed: DraftFields): Promise<void> {
  return keep(fieldsKey(sellerId, name), typed);
}

export function writeDraftPhotos(sellerId: string, name: DraftName, chosen: DraftPhotos): Promise<void> {
  return keep(photosKey(sellerId, name), chosen);
}

/** For a listing that is stored. */
export async function deleteDraft(sellerId: string, name: DraftName): Promise<void> {
  await deleteKept(fieldsKey(sellerId, name));
  await deleteKept(photosKey(sellerId, name));
}

/** The dealer's half-changed profile, as this device kept it. */
export function readProfileDraft(sellerId: string): Promise<ProfileDraft | undefined> {
  return readKept<ProfileDraft>(profileKey(sellerId));
}

export function writeProfileDraft(sellerId: string, draft: ProfileDraft): Promise<void> {
  return keep(profileKey(sellerId), draft);
}

/** For a profile that is stored. */
export function deleteProfileDraft(sellerId: string): Promise<void> {
  return deleteKept(profileKey(sellerId));
}

type Kept = DraftFields | DraftPhotos | ProfileDraft;
type Entry = [key: string, value: Kept];

/** What no listing shows. A listing that was sent without an answer may show the photos of its draft. */
function abandonedUploads([key, value]: Entry, drafts: readonly Entry[]): string[] {
  if (!('uploaded' in value)) return [];
  const typed = drafts.find(([other]) => other === key.replace('photos/', 'fields/'))?.[1];
  if (typed && 'unanswered' in typed && typed.unanswered) return [];
  const addresses = value.uploaded.flatMap((photo) => [photo?.url, photo?.thumbnailUrl]);
  return addresses.filter((address) => address !== undefined);
}

/** For the logout: nothing of a dealer stays on the device, and no photo in the store that no listing shows. */
export async function discardAllDrafts(): Promise<void> {
  const drafts = await readAllKept<Kept>();
  const uploads = drafts.flatMap((draft) => abandonedUploads(draft, drafts));
  if (uploads.length > 0) await discardVehiclePhotos(uploads);
  await Promise.all(drafts.map(([key]) => deleteKept(key)));
}
