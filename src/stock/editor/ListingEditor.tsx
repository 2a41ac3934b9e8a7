import { type ReactNode, useRef } from 'react';
import { accountTexts } from '../../accounts/texts';
import { useDealerAction } from '../../dealers/ownProfile/useDealerAction';
import { blankListingForm, ListingForm, type ListingFormState } from '../../listings/form/ListingForm';
import { toSubmittedListing } from '../../listings/form/listingForm';
import type { ListingKind } from '../../listings/kinds';
import type { ListingContent } from '../../listings/listing';
import type { Failures } from '../../lists/failures';
import { photoProblem } from '../../photos/photoProblem';
import { readableFile } from '../../photos/readableFile';
import { unusablePhotoText } from '../../photos/unusablePhoto';
import { isAppError } from '../../shared/appError';
import type { Uid } from '../../shared/valueTypes';
import {
  type DraftFields,
  type DraftName,
  type DraftPhotos,
  deleteDraft,
  readDraft,
  writeDraftFields,
  writeDraftPhotos,
  writeDraftUploads,
} from '../drafts/drafts';
import { stockKeys } from '../stock.queries';
import { ListingPreview } from './ListingPreview';
import { usePhotoUploads } from './usePhotoUploads';

interface ListingEditorProps {
  readonly kind: ListingKind;
  readonly sellerId: Uid;
  readonly draftName: DraftName;
  /** false: another tab keeps the draft of this form. */
  readonly keepsDraft: boolean;
  readonly initial: ListingFormState;
  /** The draft's files that are already uploaded. */
  readonly uploaded: DraftPhotos['uploaded'];
  /** Earlier saves without an answer: each of them may be stored. */
  readonly sent: readonly ListingContent[];
  /** What the draft keeps beside the typed values. */
  readonly draftOf: () => Pick<DraftFields, 'listingId' | 'basedOn'>;
  /** The photos of the stored listing. Photos of an earlier version may have been deleted. */
  readonly storedPhotos: readonly string[];
  /**
   * Stores the listing. `sent`: earlier saves without an answer.
   *
   * @throws AppError 'exists' if its id was taken; the listing has a new id now
   */
  readonly store: (content: ListingContent, sent: readonly ListingContent[]) => Promise<void>;
  readonly failures: Failures;
  readonly onFailed?: (error: unknown) => Promise<void>;
  /** Called when the listing is stored. Returns true if the form must be cleared for the next listing. */
  readonly onStored: (fields: ListingFormState['fields']) => boolean;
  /** Says what Save does with what the form holds now. */
  readonly consequence?: (state: ListingFormState) => ReactNode;
  /** Says below Save what comes after it. */
  readonly note?: string | undefined;
  /** Shown above the form. `discard` as below. */
  readonly lead?: (discard: () => Promise<void>) => ReactNode;
  /** Shown beside Save. `discard` deletes the draft and its uploaded photos. */
  readonly more?: (discard: () => Promise<void>) => ReactNode;
}

/** What a draft keeps beside the photos. */
type Typed = Pick<ListingFormState, 'fields' | 'labels'>;

/**
 * The listing form with its draft: keeps the draft, uploads the photos, and then writes the listing (FORM-13, FORM-14).
 */
export function ListingEditor({
  kind,
  sellerId,
  draftName,
  keepsDraft,
  initial,
  uploaded,
  sent: sentBefore,
  draftOf,
  storedPhotos,
  store,
  failures,
  onFailed = async () => undefined,
  onStored,
  consequence,
  note,
  lead,
  more,
}: ListingEditorProps) {
  const sent = useRef(sentBefore);
  const photosKept = useRef(initial.photos);
  const uploads = usePhotoUploads({
    kind,
    sellerId,
    // Files that another tab has uploaded belong to it: this tab must not delete them.
    before: { photos: initial.photos, uploaded: keepsDraft ? uploaded : [] },
    listingId: () => draftOf().listingId,
    // Without a draft, nothing would name what was sent before Save.
    isEager: keepsDraft,
    readable,
    onUploaded: () => void keepUploads(),
  });

  function readable(file: File): Promise<File> {
    return readableFile(file, async () => (await readDraft(sellerId, draftName)).chosen?.photos ?? []);
  }

  async function cachePhotos(photos: ListingFormState['photos']): Promise<void> {
    photosKept.current = photos;
    if (!keepsDraft) return;
    await writeDraftPhotos(sellerId, draftName, { photos, uploaded: uploads.uploadedOf(photos) });
  }

  /** The next visit must know what is uploaded. */
  async function keepUploads(): Promise<void> {
    if (keepsDraft) await writeDraftUploads(sellerId, draftName, uploads.uploadedOf(photosKept.current));
  }

  async function storeTypedProfile({ fields, labels }: Typed): Promise<void> {
    if (!keepsDraft) return;
    await writeDraftFields(sellerId, draftName, { ...draftOf(), at: Date.now(), sent: sent.current, fields, labels });
  }

  function keep({ photos, ...typed }: ListingFormState): void {
    void storeTypedProfile(typed);
    if (photos === photosKept.current) return;
    // After a save without an answer, the stored listing may show a photo that was removed from the form. The next save
    // deletes it.
    if (sent.current.length === 0) uploads.discardAllBut(photos, draftOf().listingId);
    void cachePhotos(photos);
    uploads.follow(photos);
  }

  async function send(typed: Typed, content: ListingContent): Promise<void> {
    const before = sent.current;
    // Keep this first: if the page is closed before the answer, the next visit must know that the listing may be
    // stored.
    sent.current = [...before, content];
    await storeTypedProfile(typed);
    try {
      await store(content, before);
    } catch (error) {
      if (isAppError(error, 'exists')) sent.current = [];
      else if (!isAppError(error, 'offline') && !isAppError(error, 'unknown')) sent.current = before;
      await storeTypedProfile(typed);
      throw error;
    }
  }

  async function upload({ fields, photos, labels }: ListingFormState): Promise<ListingContent> {
    const shown = labels.filter((_, slot) => photos[slot] !== null);
    const uploaded = await uploads.finish(photos);
    return {
      draft: toSubmittedListing(kind, fields),
      photos: uploaded.map((photo, index) => ({ ...photo, label: shown[index] ?? '' })),
    };
  }

  async function listing(state: ListingFormState): Promise<void> {
    const { listingId } = draftOf();
    try {
      await send(state, await upload(state));
    } catch (error) {
      if (!isAppError(error, 'exists')) throw error;
      // Two tabs may share a draft: the listing that took the id may show these photos, so upload them again.
      uploads.discardAllBut([], listingId);
      await send(state, await upload(state));
    }
  }

  /** Deletes the draft of a listing that is stored. */
  async function forget({ photos }: ListingFormState): Promise<void> {
    const { listingId } = draftOf();
    uploads.discardAllBut(photos, listingId);
    sent.current = [];
    photosKept.current = blankListingForm.photos;
    uploads.release(listingId);
    if (keepsDraft) await deleteDraft(sellerId, draftName);
  }

  // If the session has ended, the draft stays on this device for the same dealer.
  const { run } = useDealerAction<ListingFormState>(sellerId, {
    send: listing,
    touches: () => stockKeys({ sellerId, kind }),
    onStored: (_, state) => forget(state),
    failures: { ...failures, unusablePhoto: unusablePhotoText },
    onFailed,
  });

  async function discard(): Promise<void> {
    if (sent.current.length === 0) uploads.discardAllBut([], draftOf().listingId);
    if (keepsDraft) await deleteDraft(sellerId, draftName);
  }

  return (
    <>
      {lead?.(discard)}
      <ListingForm
        kind={kind}
        initial={initial}
        progressOf={uploads.progressOf}
        precondition={() => (sellerId ? null : { field: 'name', message: accountTexts.dealerIdMissing })}
        photoProblem={async (file) => (uploads.isSent(file) ? null : photoProblem(await readable(file)))}
        storedPhotos={storedPhotos}
        onChange={keep}
        onSave={async (state) => (await run(state)) && onStored(state.fields)}
        consequence={consequence}
        note={note}
        more={(state) => (
          <>
            <ListingPreview kind={kind} sellerId={sellerId} form={state} />
            {more?.(discard)}
          </>
        )}
      />
    </>
  );
}
