import { useRef, useState } from 'react';
import { photoSlots } from '../../domain/validators/vehicle';
import type { UploadedPhoto } from '../../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import type { PhotoProgress } from '../../features/photos/photoProgress';
import { discardVehiclePhotos, uploadVehiclePhoto } from '../../services/photos';
import { type CompressedPhoto, compressPhoto } from '../../workers/photoCompression';

type Photos = readonly (File | null)[];

const idle: readonly PhotoProgress[] = photoSlots.map(() => ({ state: 'idle' }));

/** How far one file has come; what is done is not done again when something else has failed. */
interface Upload {
  readonly compressed?: CompressedPhoto;
  readonly url?: string;
  readonly thumbnailUrl?: string;
}

interface PhotoUploads {
  /** One per slot. */
  readonly progress: readonly PhotoProgress[];
  /** Stores the photos with their small versions, side by side; all of them or it throws. Empty slots are left out. */
  readonly upload: (photos: Photos) => Promise<readonly UploadedPhoto[]>;
  /** What is in the store already, one per slot; of a photo that failed half-way, one of the two. */
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
  return new Map(photos.flatMap((file, slot) => (file && uploaded[slot] ? [[file, uploaded[slot]]] : [])));
}

/** Photos on their way into the store. */
export function usePhotoUploads(
  kind: VehicleKind,
  sellerId: string,
  before: { readonly photos: Photos; readonly uploaded: readonly (Partial<UploadedPhoto> | null)[] },
): PhotoUploads {
  const [progress, setProgress] = useState(idle);
  const uploads = useRef<Map<File, Upload>>(undefined);
  uploads.current ??= knownUploads(before.photos, before.uploaded);
  const known = uploads.current;
  const { folder } = vehicleKinds[kind].photos;

  function report(slot: number, now: PhotoProgress): void {
    setProgress((current) => current.with(slot, now));
  }

  function note(file: File, done: Upload): Upload {
    const upload = { ...known.get(file), ...done };
    known.set(file, upload);
    return upload;
  }

  async function storePhoto(slot: number, file: File, content: Blob): Promise<void> {
    if (known.get(file)?.url !== undefined) return;
    const onProgress = (part: number) => report(slot, { state: 'sending', part });
    note(file, {
      url: await uploadVehiclePhoto({ folder, ownerId: sellerId, fileName: file.name, content, onProgress }),
    });
  }

  async function storeThumbnail(file: File, content: Blob): Promise<void> {
    if (known.get(file)?.thumbnailUrl !== undefined) return;
    const fileName = thumbnailName(file.name);
    note(file, { thumbnailUrl: await uploadVehiclePhoto({ folder, ownerId: sellerId, fileName, content }) });
  }

  async function store(slot: number, file: File): Promise<UploadedPhoto> {
    const before = finished(known.get(file));
    if (before) return before;
    report(slot, { state: 'compressing' });
    const compressed = known.get(file)?.compressed ?? (await compressPhoto(file));
    note(file, { compressed });
    // Both to the end, so that a retry knows what is there.
    const results = await Promise.allSettled([
      storePhoto(slot, file, compressed.photo),
      storeThumbnail(file, compressed.thumbnail),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const now = finished(known.get(file));
    if (!now) throw new Error('A stored photo has two addresses');
    return now;
  }

  async function storeAndReport(slot: number, file: File): Promise<UploadedPhoto> {
    try {
      const uploaded = await store(slot, file);
      report(slot, { state: 'stored' });
      return uploaded;
    } catch (error) {
      report(slot, { state: 'failed' });
      throw error;
    }
  }

  return {
    progress,
    upload: async (photos) => {
      const results = await Promise.allSettled(
        photos.flatMap((file, slot) => (file ? [storeAndReport(slot, file)] : [])),
      );
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      });
    },
    uploadedOf: (photos) => photos.map((file) => file && storedParts(known.get(file))),
    discardAllBut: (photos) => {
      setProgress((current) => current.map((now, slot) => (photos[slot] ? now : { state: 'idle' })));
      const abandoned = [...known].filter(([file]) => !photos.includes(file));
      for (const [file] of abandoned) known.delete(file);
      const urls = abandoned.flatMap(([, { url, thumbnailUrl }]) => [url, thumbnailUrl]);
      const stored = urls.filter((url) => url !== undefined);
      if (stored.length > 0) void discardVehiclePhotos(stored);
    },
    release: () => {
      known.clear();
      setProgress(idle);
    },
  };
}
