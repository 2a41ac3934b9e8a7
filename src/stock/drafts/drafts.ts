import type { DealerProfile } from '../../accounts/account';
import type { ListingFormValues } from '../../listings/form/listingForm';
import type { ListingKind } from '../../listings/kinds';
import type { ChosenPhoto, Listing, ListingContent, UploadedPhoto } from '../../listings/listing';
import { filesOfPhoto } from '../../listings/photoFiles';
import { deleteFromDevice, keysOnDevice, readFromDevice, storeOnDevice } from '../../shared/device/deviceStore';
import type { RecordId, StoragePath, Uid } from '../../shared/valueTypes';
import { discardUnusedPhotos } from '../unusedPhotos.service';
import { isDraftOpen } from './draftLock';

/** The typed values of a draft. */
export interface DraftFields {
  /** The id that the listing will have. A second save writes the same listing, so it is idempotent (FORM-14). */
  readonly listingId: RecordId<'listing'>;
  readonly fields: ListingFormValues;
  /** When it was written, in milliseconds since 1970. Missing in a draft from before. */
  readonly at?: number;
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

/** What is uploaded of a chosen photo. If the upload was interrupted, it may have some of the addresses. */
export interface DraftUpload extends Partial<UploadedPhoto> {
  /** The paths of files whose upload has begun, and got no answer: each of them may be stored. */
  readonly begun?: readonly StoragePath[];
}

/** What is uploaded, one for each slot. */
export type DraftUploads = readonly (DraftUpload | null)[];

/** The chosen photos of a draft, one for each slot. Apart from the texts, which change with every key. */
export interface DraftPhotos {
  readonly photos: readonly (ChosenPhoto | null)[];
  readonly uploaded: DraftUploads;
}

/** All files of a draft that are, or may be, stored: by their addresses or paths. */
export function filesIn(uploaded: DraftUploads): readonly string[] {
  return uploaded.flatMap((photo) => (photo ? [...filesOfPhoto(photo), ...(photo.begun ?? [])] : []));
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
/** Apart from the photos, which are megabytes: it changes with each step of an upload. */
const uploadsKey = (sellerId: Uid, name: string) => `uploads/${sellerId}/${name}`;
const profileKey = (sellerId: Uid) => `profile/${sellerId}`;

/** This device's draft of that name. */
export async function readDraft(sellerId: Uid, name: string): Promise<ListingDraft> {
  const [typed, chosen, uploaded] = await Promise.all([
    readFromDevice<DraftFields>(fieldsKey(sellerId, name)),
    readFromDevice<DraftPhotos>(photosKey(sellerId, name)),
    readFromDevice<DraftUploads>(uploadsKey(sellerId, name)),
  ]);
  return { typed, chosen: chosen && { ...chosen, uploaded: uploaded ?? chosen.uploaded } };
}

export function writeDraftFields(sellerId: Uid, name: DraftName, typed: DraftFields): Promise<void> {
  return storeOnDevice(fieldsKey(sellerId, name), typed);
}

export async function writeDraftPhotos(sellerId: Uid, name: DraftName, chosen: DraftPhotos): Promise<void> {
  // These uploads are of the slots before. The device writes in this order.
  const forgotten = deleteFromDevice(uploadsKey(sellerId, name));
  await storeOnDevice(photosKey(sellerId, name), chosen);
  await forgotten;
}

/** For the photos that were written last. */
export function writeDraftUploads(sellerId: Uid, name: DraftName, uploaded: DraftUploads): Promise<void> {
  return storeOnDevice(uploadsKey(sellerId, name), uploaded);
}

/** For a listing that is stored. */
export async function deleteDraft(sellerId: Uid, name: DraftName): Promise<void> {
  const keys = [fieldsKey(sellerId, name), photosKey(sellerId, name), uploadsKey(sellerId, name)];
  await Promise.all(keys.map(deleteFromDevice));
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

/** Deletes uploaded photos that no listing shows. After a save without an answer, a listing may show them. */
async function discardUploads(sellerId: Uid, name: string): Promise<void> {
  const { typed, chosen } = await readDraft(sellerId, name);
  if (!typed || !chosen || hasUnansweredSave(typed)) return;
  const [kind] = name.split('/');
  await discardUnusedPhotos(
    { kind: kind === 'car' ? 'car' : 'bike', id: typed.listingId, sellerId },
    filesIn(chosen.uploaded),
  );
}

/** Deletes a draft that the dealer gives up, and its uploaded photos that no listing shows. */
export async function discardDraft(sellerId: Uid, name: DraftName): Promise<void> {
  // An open form may still save what it has uploaded.
  if (!(await isDraftOpen(sellerId, name))) await discardUploads(sellerId, name);
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
  const keys = (await keysOnDevice()).map((key) => key.replace(/^(photos|uploads)\//, 'fields/'));
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
  const keys = await keysOnDevice();
  const listings = keys.flatMap((key) => [...key.matchAll(/^fields\/([^/]*)\/(.+)$/g)]);
  await Promise.all(listings.map(([, sellerId = '', name = '']) => discardUploads(sellerId, name)));
  await Promise.all(keys.map(deleteFromDevice));
}
