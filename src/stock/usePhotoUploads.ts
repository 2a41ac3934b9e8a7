import { useRef, useState } from 'react';
import type { ChosenPhoto, UploadedPhoto } from '../../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import type { PhotoProgress } from '../../features/photos/photoProgress';
import { discardVehiclePhotos, uploadVehiclePhoto } from '../../services/photos';
import { type CompressedPhoto, compressPhoto } from '../../workers/photoCompression';

type Photos = readonly (ChosenPhoto | null)[];

const idle: PhotoProgress = { state: 'idle' };

/** How far one file has come; what is done is not done again when something else has failed. */
interface Upload {
  readonly compressed?: CompressedPhoto;
  readonly url?: string;
  readonly thumbnailUrl?: string;
}

interface PhotoUploads {
  readonly progressOf: (photo: ChosenPhoto | null) => PhotoProgress;
  /**
   * Stores the files with their small versions, side by side; all of them or it throws. Empty slots are left out, and
   * what is in the store already is as it is.
   */
  readonly upload: (photos: Photos) => Promise<readonly UploadedPhoto[]>;
  /** What is in the store already of the files, one per slot; of a photo that failed half-way, one of the two. */
  readonly uploadedOf: (photos: Photos) => readonly (Partial<UploadedPhoto> | null)[];
  /** Deletes what was stored of photos that are no longer chosen. */
  readonly discardAllBut: (photos: Photos) => void;
  /** The photos belong to a listing now. */
  readonly release: () => void;
}

/** A thumbnail stands beside its photo, named after it. */
function thumbnailName(fileName: string): string {
  return fileName.replace(/(\.[^.]*)?$/, '-thumb.jpg');
}

function finished({ url, thumbnailUrl }: Upload = {}): UploadedPhoto | null {
  return url !== undefined && thumbnailUrl !== undefined ? { url, thumbnailUrl } : null;
}

function storedParts({ url, thumbnailUrl }: Upload = {}): Partial<UploadedPhoto> | null {
  if (url === undefined && thumbnailUrl === undefined) return null;
  return { ...(url !== undefined && { url }), ...(thumbnailUrl !== undefined && { thumbnailUrl }) };
}

/** A draft's photos, as far as they were stored before. */
function knownUploads(photos: Photos, uploaded: readonly (Partial<UploadedPhoto> | null)[]): Map<File, Upload> {
  return new Map(
    photos.flatMap((photo, slot) => (photo instanceof File && uploaded[slot] ? [[photo, uploaded[slot]]] : [])),
  );
}

/** Photos on their way into the store. */
export function usePhotoUploads(
  kind: VehicleKind,
  sellerId: string,
  before: { readonly photos: Photos; readonly uploaded: readonly (Partial<UploadedPhoto> | null)[] },
): PhotoUploads {
  const [progress, setProgress] = useState<ReadonlyMap<ChosenPhoto, PhotoProgress>>(new Map());
  const uploads = useRef<Map<File, Upload>>(undefined);
  uploads.current ??= knownUploads(before.photos, before.uploaded);
  const known = uploads.current;
  const { folder } = vehicleKinds[kind].photos;

  function report(file: File, now: PhotoProgress): void {
    setProgress((current) => new Map(current).set(file, now));
  }

  function note(file: File, done: Upload): Upload {
    const upload = { ...known.get(file), ...done };
    known.set(file, upload);
    return upload;
  }

  async function storePhoto(file: File, content: Blob): Promise<void> {
    if (known.get(file)?.url !== undefined) return;
    const onProgress = (part: number) => report(file, { state: 'sending', part });
    note(file, {
      url: await uploadVehiclePhoto({ folder, ownerId: sellerId, fileName: file.name, content, onProgress }),
    });
  }

  async function storeThumbnail(file: File, content: Blob): Promise<void> {
    if (known.get(file)?.thumbnailUrl !== undefined) return;
    const fileName = thumbnailName(file.name);
    note(file, { thumbnailUrl: await uploadVehiclePhoto({ folder, ownerId: sellerId, fileName, content }) });
  }

  async function store(file: File): Promise<UploadedPhoto> {
    const before = finished(known.get(file));
    if (before) return before;
    report(file, { state: 'compressing' });
    const compressed = known.get(file)?.compressed ?? (await compressPhoto(file));
    note(file, { compressed });
    // Both to the end, so that a retry knows what is there.
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
      const results = await Promise.allSettled(
        photos.flatMap((photo) =>
          photo === null ? [] : [photo instanceof File ? storeAndReport(photo) : Promise.resolve(photo)],
        ),
      );
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      });
    },
    uploadedOf: (photos) => photos.map((photo) => (photo instanceof File ? storedParts(known.get(photo)) : null)),
    discardAllBut: (photos) => {
      setProgress((current) => new Map([...current].filter(([photo]) => photos.includes(photo))));
      const abandoned = [...known].filter(([file]) => !photos.includes(file));
      for (const [file] of abandoned) known.delete(file);
      const urls = abandoned.flatMap(([, { url, thumbnailUrl }]) => [url, thumbnailUrl]);
      const stored = urls.filter((url) => url !== undefined);
      if (stored.length > 0) void discardVehiclePhotos(stored);
    },
    release: () => {
      known.clear();
      setProgress(new Map());
    },
  };
}
