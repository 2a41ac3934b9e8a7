import { useEffect, useState } from 'react';
import type { ChosenPhoto, UploadedPhoto } from '../../listings/listing';
import type { PhotoProgress } from '../../photos/photoProgress';
import { discardListingPhotos } from '../../photos/photos.service';
import type { RecordId } from '../../shared/valueTypes';
import { type DraftPhotos, type DraftUploads, filesIn } from '../drafts/drafts';
import { discardUnusedPhotos } from '../unusedPhotos.service';
import { photoUploads, type UploadsDescription } from './photoUploads';

type Photos = DraftPhotos['photos'];

interface FormUploads extends Omit<UploadsDescription, 'onProgress'> {
  /** The id that the listing has or will have. */
  readonly listingId: () => RecordId<'listing'>;
  /** Sends each photo as soon as it is chosen. */
  readonly isEager: boolean;
}

interface PhotoUploads {
  readonly progressOf: (photo: ChosenPhoto | null) => PhotoProgress;
  readonly isSent: (photo: File) => boolean;
  /** Other photos are chosen now. */
  readonly follow: (photos: Photos) => void;
  /** Sends what is not sent yet, and throws if a file fails. Skips empty slots and stored photos. */
  readonly finish: (photos: Photos) => Promise<readonly UploadedPhoto[]>;
  readonly uploadedOf: (photos: Photos) => DraftUploads;
  /** Deletes uploaded photos that are no longer chosen, unless the listing of that id shows them. */
  readonly discardAllBut: (photos: Photos, listingId: RecordId<'listing'>) => void;
  /** The listing of that id is stored, and owns the photos now. */
  readonly release: (listingId: RecordId<'listing'>) => void;
}

const idle: PhotoProgress = { state: 'idle' };

/** What an earlier visit may have stored, and the draft no longer needs. */
function unneeded({ photos, uploaded }: DraftPhotos): readonly string[] {
  return uploaded.flatMap((upload, slot) => (photos[slot] instanceof File ? (upload?.begun ?? []) : filesIn([upload])));
}

/** The uploads of a form, and their progress. */
export function usePhotoUploads({ listingId, isEager, ...description }: FormUploads): PhotoUploads {
  const { kind, sellerId, before } = description;
  const [progress, setProgress] = useState<ReadonlyMap<ChosenPhoto, PhotoProgress>>(new Map());
  const [uploads] = useState(() =>
    photoUploads({
      ...description,
      onProgress: (file, now) => setProgress((current) => new Map(current).set(file, now)),
    }),
  );
  const discard = (id: RecordId<'listing'>, files: readonly string[]) =>
    void discardUnusedPhotos({ kind, id, sellerId }, files);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what there is at the start
  useEffect(() => {
    discard(listingId(), unneeded(before));
    // What was too young to be deleted in an earlier visit.
    void discardListingPhotos([]);
    if (!isEager) return undefined;
    const close = uploads.open();
    uploads.begin(before.photos);
    return close;
  }, [uploads]);

  return {
    progressOf: (photo) => (photo && progress.get(photo)) ?? idle,
    isSent: uploads.isSent,
    follow: (photos) => {
      if (isEager) uploads.begin(photos);
    },
    finish: uploads.finish,
    uploadedOf: uploads.uploadedOf,
    discardAllBut: (photos, id) => discard(id, uploads.forgetAllBut(photos)),
    release: (id) => {
      discard(id, uploads.release());
      setProgress(new Map());
    },
  };
}
