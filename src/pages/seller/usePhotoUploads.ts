import { useRef, useState } from 'react';
import { photoSlots } from '../../domain/validators/vehicle';
import type { UploadedPhoto } from '../../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import type { PhotoProgress } from '../../features/photos/photoProgress';
import { uploadVehiclePhoto } from '../../services/photos';
import { compressPhoto } from '../../workers/photoCompression';

const idle: readonly PhotoProgress[] = photoSlots.map(() => ({ state: 'idle' }));

interface PhotoUploads {
  /** One per slot. */
  readonly progress: readonly PhotoProgress[];
  /** Stores the photos with their small versions, side by side; all of them or it throws. Empty slots are left out. */
  readonly upload: (sellerId: string, photos: readonly (File | null)[]) => Promise<readonly UploadedPhoto[]>;
  readonly reset: () => void;
}

/** A thumbnail stands beside its photo, named after it. */
function thumbnailName(fileName: string): string {
  return fileName.replace(/(\.[^.]*)?$/, '-thumb.jpg');
}

/** Photos on their way into the store. What is there already is not sent again when another one has failed. */
export function usePhotoUploads(kind: VehicleKind): PhotoUploads {
  const [progress, setProgress] = useState(idle);
  const stored = useRef(new Map<File, UploadedPhoto>());

  function report(slot: number, now: PhotoProgress): void {
    setProgress((current) => current.with(slot, now));
  }

  async function store(sellerId: string, slot: number, file: File): Promise<UploadedPhoto> {
    const known = stored.current.get(file);
    if (known) return known;
    report(slot, { state: 'compressing' });
    const { photo, thumbnail } = await compressPhoto(file);
    const { folder } = vehicleKinds[kind].photos;
    const [url, thumbnailUrl] = await Promise.all([
      uploadVehiclePhoto({
        folder,
        ownerId: sellerId,
        fileName: file.name,
        content: photo,
        onProgress: (part) => report(slot, { state: 'sending', part }),
      }),
      uploadVehiclePhoto({ folder, ownerId: sellerId, fileName: thumbnailName(file.name), content: thumbnail }),
    ]);
    const uploaded = { url, thumbnailUrl };
    stored.current.set(file, uploaded);
    return uploaded;
  }

  async function storeAndReport(sellerId: string, slot: number, file: File): Promise<UploadedPhoto> {
    try {
      const uploaded = await store(sellerId, slot, file);
      report(slot, { state: 'stored' });
      return uploaded;
    } catch (error) {
      report(slot, { state: 'failed' });
      throw error;
    }
  }

  return {
    progress,
    upload: async (sellerId, photos) => {
      const results = await Promise.allSettled(
        photos.flatMap((file, slot) => (file ? [storeAndReport(sellerId, slot, file)] : [])),
      );
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      });
    },
    reset: () => {
      stored.current.clear();
      setProgress(idle);
    },
  };
}
