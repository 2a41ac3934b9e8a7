import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { VehicleFormValues } from '../domain/validators/vehicle';
import type { ChosenPhoto, UploadedPhoto, VehicleContent } from '../domain/vehicle';
import type { VehicleKind } from '../domain/vehicleKinds';
import { orNothing } from './orNothing';
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

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('second-gear', 'drafts');
  return opened;
}

const fieldsKey = (sellerId: string, name: DraftName) => `fields/${sellerId}/${name}`;
const photosKey = (sellerId: string, name: DraftName) => `photos/${sellerId}/${name}`;

/** The dealer's half-written listing of that name, as this device kept it. */
export async function readDraft(sellerId: string, name: DraftName): Promise<ListingDraft> {
  const [typed, chosen] = await Promise.all([
    orNothing(() => get<DraftFields>(fieldsKey(sellerId, name), store())),
    orNothing(() => get<DraftPhotos>(photosKey(sellerId, name), store())),
  ]);
  return { typed, chosen };
}

export async function writeDraftFields(sellerId: string, name: DraftName, typed: DraftFields): Promise<void> {
  await orNothing(() => set(fieldsKey(sellerId, name), typed, store()));
}

export async function writeDraftPhotos(sellerId: string, name: DraftName, chosen: DraftPhotos): Promise<void> {
  await orNothing(() => set(photosKey(sellerId, name), chosen, store()));
}

/** For a listing that is stored. */
export async function deleteDraft(sellerId: string, name: DraftName): Promise<void> {
  await orNothing(() => del(fieldsKey(sellerId, name), store()));
  await orNothing(() => del(photosKey(sellerId, name), store()));
}

type Entry = [key: string, value: DraftFields | DraftPhotos];

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
  const drafts = (await orNothing(() => entries<string, DraftFields | DraftPhotos>(store()))) ?? [];
  const uploads = drafts.flatMap((draft) => abandonedUploads(draft, drafts));
  if (uploads.length > 0) await discardVehiclePhotos(uploads);
  await Promise.all(drafts.map(([key]) => orNothing(() => del(key, store()))));
}
