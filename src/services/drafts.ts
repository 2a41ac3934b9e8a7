import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { VehicleFormValues } from '../domain/validators/vehicle';
import type { UploadedPhoto } from '../domain/vehicle';
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
}

/** What is chosen of its photos; kept apart from the texts, which change with every key. One of each per photo slot. */
export interface DraftPhotos {
  readonly photos: readonly (File | null)[];
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

const fieldsKey = (sellerId: string, kind: VehicleKind) => `fields/${sellerId}/${kind}`;
const photosKey = (sellerId: string, kind: VehicleKind) => `photos/${sellerId}/${kind}`;

/** The dealer's half-written listing of that kind, as this device kept it. */
export async function readDraft(sellerId: string, kind: VehicleKind): Promise<ListingDraft> {
  const [typed, chosen] = await Promise.all([
    orNothing(() => get<DraftFields>(fieldsKey(sellerId, kind), store())),
    orNothing(() => get<DraftPhotos>(photosKey(sellerId, kind), store())),
  ]);
  return { typed, chosen };
}

export async function writeDraftFields(sellerId: string, kind: VehicleKind, typed: DraftFields): Promise<void> {
  await orNothing(() => set(fieldsKey(sellerId, kind), typed, store()));
}

export async function writeDraftPhotos(sellerId: string, kind: VehicleKind, chosen: DraftPhotos): Promise<void> {
  await orNothing(() => set(photosKey(sellerId, kind), chosen, store()));
}

/** For a listing that is stored. */
export async function deleteDraft(sellerId: string, kind: VehicleKind): Promise<void> {
  await orNothing(() => del(fieldsKey(sellerId, kind), store()));
  await orNothing(() => del(photosKey(sellerId, kind), store()));
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
