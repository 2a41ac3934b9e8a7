import { useRef, useState } from 'react';
import { type ListingKind, listingKinds } from '../../listings/kinds';
import type { ChosenPhoto, UploadedPhoto } from '../../listings/listing';
import { type CompressedPhoto, compressPhoto } from '../../photos/photoCompression';
import type { PhotoProgress } from '../../photos/photoProgress';
import { isStored, uploadListingPhoto } from '../../photos/photos.service';
import { photoLimits } from '../../shared/limits';
import { runConcurrently } from '../../shared/runConcurrently';
import type { RecordId, Uid } from '../../shared/valueTypes';
import { discardUnusedPhotos } from '../unusedPhotos.service';

type Photos = readonly (ChosenPhoto | null)[];

const idle: PhotoProgress = { state: 'idle' };

/** The progress of one file. A retry does not repeat the finished steps. */
interface Upload {
  readonly compressed?: CompressedPhoto;
  readonly url?: string;
  readonly thumbnailUrl?: string;
  readonly hash?: string;
}

interface PhotoUploads {
  readonly progressOf: (photo: ChosenPhoto | null) => PhotoProgress;
  /**
   * Uploads the files and their small versions, some in parallel, and throws if one fails. Skips empty slots and stored
   * photos.
   */
  readonly upload: (photos: Photos) => Promise<readonly UploadedPhoto[]>;
  /**
   * The uploaded files, one entry for each slot. A photo whose upload was interrupted may have one of the two
   * addresses.
   */
  readonly uploadedOf: (photos: Photos) => readonly (Partial<UploadedPhoto> | null)[];
  /** Deletes uploaded photos that are no longer chosen, unless the listing of that id shows them. */
  readonly discardAllBut: (photos: Photos, listingId: RecordId<'listing'>) => void;
  /** The listing is stored, and owns the photos now. */
  readonly release: () => void;
}

/** The thumbnail has the name of its photo, with a suffix. */
function thumbnailName(fileName: string): string {
  return fileName.replace(/(\.[^.]*)?$/, '-thumb.jpg');
}

function finished({ url, thumbnailUrl, hash }: Upload = {}): UploadedPhoto | null {
  return url !== undefined && thumbnailUrl !== undefined ? { url, thumbnailUrl, ...(hash && { hash }) } : null;
}

function storedParts({ url, thumbnailUrl, hash }: Upload = {}): Partial<UploadedPhoto> | null {
  if (url === undefined && thumbnailUrl === undefined) return null;
  return {
    ...(url !== undefined && { url }),
    ...(thumbnailUrl !== undefined && { thumbnailUrl }),
    ...(hash && { hash }),
  };
}

/** The photos of a draft that are already uploaded. */
function knownUploads(photos: Photos, uploaded: readonly (Partial<UploadedPhoto> | null)[]): Map<File, Upload> {
  return new Map(
    photos.flatMap((photo, slot) => (photo instanceof File && uploaded[slot] ? [[photo, uploaded[slot]]] : [])),
  );
}

/** Compresses and uploads the photos of a form. */
export function usePhotoUploads(
  kind: ListingKind,
  sellerId: Uid,
  before: { readonly photos: Photos; readonly uploaded: readonly (Partial<UploadedPhoto> | null)[] },
  /** The file, or a copy of it that can be read. */
  readable: (file: File) => Promise<File>,
): PhotoUploads {
  const [progress, setProgress] = useState<ReadonlyMap<ChosenPhoto, PhotoProgress>>(new Map());
  const uploads = useRef<Map<File, Upload>>(undefined);
  uploads.current ??= knownUploads(before.photos, before.uploaded);
  const known = uploads.current;
  const recalled = useRef<Set<File>>(undefined);
  recalled.current ??= new Set(known.keys());
  const unchecked = recalled.current;
  const { folder } = listingKinds[kind].photos;

  function report(file: File, now: PhotoProgress): void {
    setProgress((current) => new Map(current).set(file, now));
  }

  function note(file: File, done: Upload): Upload {
    const upload = { ...known.get(file), ...done };
    known.set(file, upload);
    return upload;
  }

  /** Another tab with the same draft may have deleted an uploaded photo meanwhile. */
  async function forgetDeleted(file: File): Promise<void> {
    if (!unchecked.delete(file)) return;
    const { url, thumbnailUrl, hash } = known.get(file) ?? {};
    const [photo, thumbnail] = await Promise.all(
      [url, thumbnailUrl].map(async (address) => address !== undefined && (await isStored(address))),
    );
    known.set(file, {
      ...(photo && url !== undefined && { url }),
      ...(thumbnail && thumbnailUrl !== undefined && { thumbnailUrl }),
      ...(hash && { hash }),
    });
  }

  async function storePhoto(file: File, content: Blob): Promise<void> {
    if (known.get(file)?.url !== undefined) return;
    const onProgress = (part: number) => report(file, { state: 'sending', part });
    note(file, {
      url: await uploadListingPhoto({ folder, ownerId: sellerId, fileName: file.name, content, onProgress }),
    });
  }

  async function storeThumbnail(file: File, content: Blob): Promise<void> {
    if (known.get(file)?.thumbnailUrl !== undefined) return;
    const fileName = thumbnailName(file.name);
    note(file, { thumbnailUrl: await uploadListingPhoto({ folder, ownerId: sellerId, fileName, content }) });
  }

  async function store(file: File): Promise<UploadedPhoto> {
    await forgetDeleted(file);
    const before = finished(known.get(file));
    if (before) return before;
    report(file, { state: 'compressing' });
    const compressed = known.get(file)?.compressed ?? (await compressPhoto(await readable(file)));
    note(file, { compressed, hash: compressed.hash });
    // Waits for both, so that a retry knows what is uploaded.
    const results = await Promise.allSettled([
      storePhoto(file, compressed.photo),
      storeThumbnail(file, compressed.thumbnail),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const now = finished(known.get(file));
    if (!now) throw new Error('A stored photo has two addresses');
    return now;
  }

  async function storeAndReport(file: File): Promise<UploadedPhoto> {
    try {
      const uploaded = await store(file);
      report(file, { state: 'stored' });
      return uploaded;
    } catch (error) {
      report(file, { state: 'failed' });
      throw error;
    }
  }

  return {
    progressOf: (photo) => (photo && progress.get(photo)) ?? idle,
    upload: async (photos) => {
      const chosen = photos.filter((photo) => photo !== null);
      const results = await runConcurrently(chosen, photoLimits.atOnce, (photo) =>
        photo instanceof File ? storeAndReport(photo) : Promise.resolve(photo),
      );
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      });
    },
    uploadedOf: (photos) => photos.map((photo) => (photo instanceof File ? storedParts(known.get(photo)) : null)),
    discardAllBut: (photos, id) => {
      setProgress((current) => new Map([...current].filter(([photo]) => photos.includes(photo))));
      const abandoned = [...known].filter(([file]) => !photos.includes(file));
      for (const [file] of abandoned) known.delete(file);
      const urls = abandoned.flatMap(([, { url, thumbnailUrl }]) => [url, thumbnailUrl]);
      const stored = urls.filter((url) => url !== undefined);
      void discardUnusedPhotos({ kind, id, sellerId }, stored);
    },
    release: () => {
      known.clear();
      setProgress(new Map());
    },
  };
}
