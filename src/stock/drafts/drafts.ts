import type { DealerProfile } from '../../accounts/account';
import type { ListingFormValues } from '../../listings/form/listingForm';
import type { ListingKind } from '../../listings/kinds';
import type { ChosenPhoto, Listing, ListingContent, UploadedPhoto } from '../../listings/listing';
import { deleteFromDevice, readAllFromDevice, readFromDevice, storeOnDevice } from '../../shared/device/deviceStore';
import type { RecordId, Uid } from '../../shared/valueTypes';
import { discardUnusedPhotos } from '../unusedPhotos.service';

/** The typed values of a draft. */
export interface DraftFields {
  /** The id that the listing will have. A second save writes the same listing, so it is idempotent (FORM-14). */
  readonly listingId: RecordId<'listing'>;
  readonly fields: ListingFormValues;
  /** What the photos show, one for each slot. Missing in a draft from before the labels. */
  readonly labels?: readonly string[];
  /** Saves without an answer: each of them may be stored. */
  readonly sent?: readonly ListingContent[];
  /** Of a copy that its form has not shown yet: the listing whose values it begins with. */
  readonly copyOf?: Pick<Listing, 'kind' | 'values' | 'stated'>;
  /** Of an edit: identifies the stored listing that it started with. */
  readonly basedOn?: string;
}

/** Whether an earlier save of the draft may be stored. */
export function hasUnansweredSave({ sent = [] }: DraftFields): boolean {
  return sent.length > 0;
}

/** The name of a draft: 'car' for a new car, 'car/{id}' for an edit of that car. */
export type DraftName = ListingKind | `${ListingKind}/${string}`;

/** The chosen photos of a draft, one for each slot. Apart from the texts, which change with every key. */
export interface DraftPhotos {
  readonly photos: readonly (ChosenPhoto | null)[];
  /** The uploaded files. A photo whose upload was interrupted may have one of the two addresses. */
  readonly uploaded: readonly (Partial<UploadedPhoto> | null)[];
}

/** The addresses of a draft's uploaded photos. */
export function addressesIn(uploaded: DraftPhotos['uploaded']): readonly string[] {
  return uploaded.flatMap((photo) => [photo?.url, photo?.thumbnailUrl]).filter((address) => address !== undefined);
}

export interface ListingDraft {
  readonly typed: DraftFields | undefined;
  readonly chosen: DraftPhotos | undefined;
}

/** The draft of a profile change. */
export interface ProfileDraft {
  /** Identifies the profile that it started with. The draft is not used after another change. */
  readonly basedOn: string;
  readonly typed: DealerProfile & { readonly picture: File | null };
}

const fieldsKey = (sellerId: Uid, name: string) => `fields/${sellerId}/${name}`;
const photosKey = (sellerId: Uid, name: string) => `photos/${sellerId}/${name}`;
const profileKey = (sellerId: Uid) => `profile/${sellerId}`;

/** This device's draft of that name. */
export async function readDraft(sellerId: Uid, name: string): Promise<ListingDraft> {
  const [typed, chosen] = await Promise.all([
    readFromDevice<DraftFields>(fieldsKey(sellerId, name)),
    readFromDevice<DraftPhotos>(photosKey(sellerId, name)),
  ]);
  return { typed, chosen };
}

export function writeDraftFields(sellerId: Uid, name: DraftName, typed: DraftFields): Promise<void> {
  return storeOnDevice(fieldsKey(sellerId, name), typed);
}

export function writeDraftPhotos(sellerId: Uid, name: DraftName, chosen: DraftPhotos): Promise<void> {
  return storeOnDevice(photosKey(sellerId, name), chosen);
}

/** For a listing that is stored. */
export async function deleteDraft(sellerId: Uid, name: DraftName): Promise<void> {
  await deleteFromDevice(fieldsKey(sellerId, name));
  await deleteFromDevice(photosKey(sellerId, name));
}

/** This device's draft of the dealer's profile. */
export function readProfileDraft(sellerId: Uid): Promise<ProfileDraft | undefined> {
  return readFromDevice<ProfileDraft>(profileKey(sellerId));
}

export function writeProfileDraft(sellerId: Uid, draft: ProfileDraft): Promise<void> {
  return storeOnDevice(profileKey(sellerId), draft);
}

/** For a profile that is stored. */
export function deleteProfileDraft(sellerId: Uid): Promise<void> {
  return deleteFromDevice(profileKey(sellerId));
}

/** Whether nothing of a draft is worth keeping: nothing is typed, and no photo is chosen. */
export function isBlank({ typed, chosen }: ListingDraft): boolean {
  const texts = Object.values(typed?.fields ?? {});
  return texts.every((text) => text.trim() === '') && !chosen?.photos.some((photo) => photo !== null);
}

type Kept = DraftFields | DraftPhotos | ProfileDraft;
type Entry = [key: string, value: Kept];

/** Deletes uploaded photos that no listing shows. After a save without an answer, a listing may show them. */
async function discardUploads([key, value]: Entry, drafts: readonly Entry[]): Promise<void> {
  if (!('uploaded' in value)) return;
  const typed = drafts.find(([other]) => other === key.replace('photos/', 'fields/'))?.[1];
  if (!typed || !('listingId' in typed) || hasUnansweredSave(typed)) return;
  const [, sellerId = '', kind] = key.split('/');
  await discardUnusedPhotos(
    { kind: kind === 'car' ? 'car' : 'bike', id: typed.listingId, sellerId },
    addressesIn(value.uploaded),
  );
}

/** Deletes a draft that the dealer gives up, and its uploaded photos that no listing shows. */
export async function discardDraft(sellerId: Uid, name: DraftName): Promise<void> {
  const { typed, chosen } = await readDraft(sellerId, name);
  const [fields, photos] = [fieldsKey(sellerId, name), photosKey(sellerId, name)];
  if (typed && chosen) await discardUploads([photos, chosen], [[fields, typed]]);
  await deleteDraft(sellerId, name);
}

/** A draft of the dealer on this device, as lists name it. */
export interface NamedDraft {
  readonly name: DraftName;
  readonly kind: ListingKind;
  /** The listing that is edited; null: the draft is of a new one. */
  readonly id: string | null;
  /** What is typed as the name of the vehicle; '' if nothing is. */
  readonly title: string;
}

function toNamed(name: string, { typed }: ListingDraft): NamedDraft | null {
  const [kind, id = null] = name.split('/');
  if (kind !== 'car' && kind !== 'bike') return null;
  return { name: id === null ? kind : `${kind}/${id}`, kind, id, title: typed?.fields.name?.trim() ?? '' };
}

/** The dealer's drafts of listings on this device, new ones first (DEALER-19). */
export async function listDrafts(sellerId: Uid): Promise<readonly NamedDraft[]> {
  const beginning = fieldsKey(sellerId, '');
  const keys = (await readAllFromDevice<Kept>()).map(([key]) => key.replace('photos/', 'fields/'));
  const names = [...new Set(keys)].filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
  const found = await Promise.all(
    names.map(async (name) => {
      const draft = await readDraft(sellerId, name);
      return isBlank(draft) ? null : toNamed(name, draft);
    }),
  );
  return found.filter((draft) => draft !== null).toSorted((one, other) => one.name.length - other.name.length);
}

/** For the logout: deletes all of a dealer's drafts, and their uploaded photos that no listing shows (PHOTO-9). */
export async function discardAllDrafts(): Promise<void> {
  const drafts = await readAllFromDevice<Kept>();
  await Promise.all(drafts.map((draft) => discardUploads(draft, drafts)));
  await Promise.all(drafts.map(([key]) => deleteFromDevice(key)));
}
