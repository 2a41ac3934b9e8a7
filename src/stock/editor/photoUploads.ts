import { type ListingKind, listingKinds } from '../../listings/kinds';
import type { UploadedPhoto } from '../../listings/listing';
import { type CompressedPhoto, compressPhoto } from '../../photos/photoCompression';
import { photoProblem } from '../../photos/photoProblem';
import type { PhotoProgress } from '../../photos/photoProgress';
import { isStored, uploadListingPhoto } from '../../photos/photos.service';
import { UnusablePhotoError } from '../../photos/unusablePhoto';
import { photoLimits } from '../../shared/limits';
import { takeTurns } from '../../shared/runConcurrently';
import type { Uid } from '../../shared/valueTypes';
import { type DraftPhotos, type DraftUpload, type DraftUploads, filesIn } from '../drafts/drafts';
import { uploadRetries } from './uploadRetries';

type Photos = DraftPhotos['photos'];

/** The progress of one file. A retry does not repeat the finished steps. */
interface Upload extends DraftUpload {
  readonly compressed?: CompressedPhoto;
}

export interface PhotoUploads {
  /** The form is shown. Returns a function that ends this: what is not sent yet waits for the next visit. */
  readonly open: () => () => void;
  /** Sends the chosen files that are not sent yet. A failure is reported, and retried if it may pass. */
  readonly begin: (photos: Photos) => void;
  /** Waits until all files are sent, and throws if one fails. Skips empty slots and stored photos. */
  readonly finish: (photos: Photos) => Promise<readonly UploadedPhoto[]>;
  readonly isSent: (photo: File) => boolean;
  /** What the draft keeps, one entry for each slot. */
  readonly uploadedOf: (photos: Photos) => DraftUploads;
  /** Forgets the files that are no longer chosen. Returns what of them is, or may be, in the store. */
  readonly forgetAllBut: (photos: Photos) => readonly string[];
  /** Forgets all, for a listing that is stored and owns them now. Returns what tries without an answer may have stored. */
  readonly release: () => readonly string[];
}

export interface UploadsDescription {
  readonly kind: ListingKind;
  readonly sellerId: Uid;
  /** What the draft has uploaded. */
  readonly before: DraftPhotos;
  /** The file, or a copy of it that can be read. */
  readonly readable: (file: File) => Promise<File>;
  readonly onProgress: (file: File, progress: PhotoProgress) => void;
  /** The draft must keep more of these files now. */
  readonly onUploaded: () => void;
}

/** The addresses of a photo, each of a size. */
type Part = 'url' | 'mediumUrl' | 'thumbnailUrl';

/** The name of a file ends with its size: the rules limit the bytes by it (PHOTO-5). */
function fileNameOf(photo: File, { side }: { readonly side: number }, { type }: Blob): string {
  const ending = type === 'image/webp' ? 'webp' : 'jpg';
  return photo.name.replace(/(\.[^.]*)?$/, `-${side}.${ending}`);
}

function finished({ url, mediumUrl, thumbnailUrl, hash }: Upload = {}): UploadedPhoto | null {
  if (url === undefined || mediumUrl === undefined || thumbnailUrl === undefined) return null;
  return { url, ...(mediumUrl && { mediumUrl }), thumbnailUrl, ...(hash && { hash }) };
}

/** The photos of a draft that are already uploaded. */
function knownUploads({ photos, uploaded }: DraftPhotos): Map<File, Upload> {
  return new Map(
    photos.flatMap((photo, slot) => {
      const { begun: _, ...known } = uploaded[slot] ?? {};
      return photo instanceof File && filesIn([known]).length > 0 ? [[photo, known]] : [];
    }),
  );
}

/**
 * Compresses and uploads the photos of a form: each as soon as it is chosen, some at the same time (PHOTO-16). A file that
 * is no longer chosen is forgotten: its upload may go on, but has no effect.
 */
export function photoUploads(description: UploadsDescription): PhotoUploads {
  const { kind, sellerId, before, readable, onProgress, onUploaded } = description;
  const { folder } = listingKinds[kind].photos;
  const inTurn = takeTurns(photoLimits.atOnce);
  const known = knownUploads(before);
  /** Another tab with the same draft may have deleted these. */
  const unchecked = new Set(known.keys());
  const attempts = new Map<File, Promise<UploadedPhoto>>();
  const retries = uploadRetries((file) => void attempt(file).catch(() => undefined));
  let isOpen = false;
  /** Saves that wait, also if the dealer has left the form. */
  let waiting = 0;
  const isWanted = () => isOpen || waiting > 0;

  function note(file: File, done: Upload): void {
    const upload = known.get(file);
    if (!upload) return;
    known.set(file, { ...upload, ...done });
    if (isWanted()) onUploaded();
  }

  async function forgetDeleted(file: File): Promise<void> {
    if (!unchecked.delete(file)) return;
    const { url, mediumUrl, thumbnailUrl, ...others } = known.get(file) ?? {};
    const parts = Object.entries({ url, mediumUrl, thumbnailUrl });
    const kept = await Promise.all(
      parts.map(async ([part, address]) =>
        address === '' || (address !== undefined && (await isStored(address))) ? [[part, address]] : [],
      ),
    );
    if (known.has(file)) known.set(file, { ...others, ...Object.fromEntries(kept.flat()) });
  }

  async function send(file: File, part: Part, fileName: string, content: Blob): Promise<void> {
    const upload = known.get(file);
    if (!upload || upload[part] !== undefined) return;
    let own = '';
    const address = await uploadListingPhoto({
      folder,
      ownerId: sellerId,
      fileName,
      content,
      onPath: (path) => {
        own = path;
        note(file, { begun: [...(known.get(file)?.begun ?? []), path] });
      },
      ...(part === 'url' && { onProgress: (sent) => onProgress(file, { state: 'sending', part: sent }) }),
    });
    note(file, { [part]: address, begun: known.get(file)?.begun?.filter((path) => path !== own) ?? [] });
  }

  async function compressed(file: File): Promise<CompressedPhoto> {
    const source = await readable(file);
    // The form says what the problem is, and removes the file.
    if (await photoProblem(source)) throw new UnusablePhotoError(file.name, null);
    onProgress(file, { state: 'compressing' });
    return compressPhoto(source);
  }

  async function store(file: File): Promise<UploadedPhoto> {
    if (!isWanted()) throw new Error('The form is closed');
    await forgetDeleted(file);
    const before = sentAs(file);
    if (before) return before;
    const content = known.get(file)?.compressed ?? (await compressed(file));
    note(file, { compressed: content, hash: content.hash });
    await sendAll(file, content);
    const now = finished(known.get(file));
    if (!now) throw new Error('The photo is no longer chosen');
    return now;
  }

  async function sendAll(file: File, { photo, medium, thumbnail }: CompressedPhoto): Promise<void> {
    const { large, medium: middle, small } = photoLimits;
    if (!medium) note(file, { mediumUrl: '' });
    // Waits for all, so that a retry knows what is uploaded.
    const results = await Promise.allSettled([
      photo !== thumbnail && send(file, 'url', fileNameOf(file, large, photo), photo),
      medium && send(file, 'mediumUrl', fileNameOf(file, middle, medium), medium),
      send(file, 'thumbnailUrl', fileNameOf(file, small, thumbnail), thumbnail),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    // A photo that is no larger than its small version is one file.
    const { thumbnailUrl } = known.get(file) ?? {};
    if (photo === thumbnail && thumbnailUrl !== undefined) note(file, { url: thumbnailUrl });
  }

  async function storeAndReport(file: File): Promise<UploadedPhoto> {
    try {
      const uploaded = await inTurn(() => store(file));
      onProgress(file, { state: 'stored' });
      retries.forget(file);
      return uploaded;
    } catch (error) {
      const isRetried = known.has(file) && retries.plan(file, error);
      onProgress(file, { state: isRetried ? 'waiting' : 'failed' });
      throw error;
    } finally {
      attempts.delete(file);
    }
  }

  const sentAs = (file: File) => (unchecked.has(file) ? null : finished(known.get(file)));

  /** The attempt that is under way, or a new one. */
  function attempt(file: File): Promise<UploadedPhoto> {
    if (!known.has(file)) known.set(file, {});
    retries.cancel(file);
    const running = attempts.get(file) ?? storeAndReport(file);
    attempts.set(file, running);
    return running;
  }

  return {
    open: () => {
      isOpen = true;
      const close = retries.open();
      return () => {
        isOpen = false;
        close();
      };
    },
    begin: (photos) => {
      for (const photo of photos) {
        const isNew = photo instanceof File && (!known.has(photo) || unchecked.has(photo));
        if (isNew) void attempt(photo).catch(() => undefined);
      }
    },
    finish: async (photos) => {
      waiting += 1;
      const chosen = photos.filter((photo) => photo !== null);
      const results = await Promise.allSettled(
        chosen.map(async (photo) => (photo instanceof File ? (sentAs(photo) ?? attempt(photo)) : photo)),
      );
      waiting -= 1;
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      });
    },
    isSent: (photo) => sentAs(photo) !== null,
    uploadedOf: (photos) =>
      photos.map((photo) => {
        const { compressed: _, ...upload } = (photo instanceof File && known.get(photo)) || {};
        return filesIn([upload]).length > 0 ? upload : null;
      }),
    forgetAllBut: (photos) => {
      const abandoned = [...known].filter(([file]) => !photos.includes(file));
      for (const [file] of abandoned) {
        known.delete(file);
        retries.forget(file);
      }
      return filesIn(abandoned.map(([, upload]) => upload));
    },
    release: () => {
      const unanswered = [...known.values()].flatMap(({ begun = [] }) => begun);
      for (const file of known.keys()) retries.forget(file);
      known.clear();
      return unanswered;
    },
  };
}
