import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changedTexts } from '../../listings/changedTexts';
import { toFormValues } from '../../listings/form/listingForm';
import { type PhotoSlots, photoSlotsWith, toPhotoSlots } from '../../listings/form/photoSlots';
import type { Listing, ListingContent } from '../../listings/listing';
import { listingStateLabels } from '../../listings/state/stateTexts';
import { invalidate } from '../../lists/invalidate';
import { paths } from '../../shared/addresses/addresses';
import { isAppError } from '../../shared/appError';
import { Notice } from '../../ui/Notice';
import { showSuccess } from '../../ui/overlays/dialogs';
import { editListing } from '../changeListing.service';
import { confirmDiscard } from '../drafts/confirmDiscard';
import { DraftReturned } from '../drafts/DraftReturned';
import type { ListingDraft } from '../drafts/drafts';
import { staysLive } from '../liveEdit';
import { editLive } from '../liveEdit.service';
import { approvalNote, discardTexts, limitTexts, liveEditTexts, stockTexts } from '../texts';
import { EditConsequence } from './EditConsequence';
import { ListingEditor } from './ListingEditor';

const failures = {
  ...limitTexts,
  unchecked: liveEditTexts.unchecked,
  changed: changedTexts.changed,
  missing: changedTexts.changed,
  otherwise: stockTexts.saveFailed,
};

interface EditListingProps {
  /** The stored listing, as far as this page knows. */
  readonly listing: Listing;
  /** Second Gear has checked the dealer, and the listing is live: some edits stay live (LIST-22). */
  readonly mayStayLive: boolean;
  /** This device's draft of the edit. */
  readonly draft: ListingDraft;
  /** false: another tab keeps the draft. */
  readonly keepsDraft: boolean;
  readonly basedOn: string;
  /** The listing has changed elsewhere: read it again. */
  readonly onChanged: () => Promise<{ readonly isSuccess: boolean }>;
  /** Start again with the stored listing. */
  readonly onStartOver: () => void;
}

/** The photos of the draft, with the labels of the draft; else those of the listing. */
function photosOfDraft(listing: Listing, { typed, chosen }: ListingDraft): PhotoSlots {
  const stored = toPhotoSlots(listing);
  return photoSlotsWith(chosen?.photos ?? stored.photos, typed?.labels ?? stored.labels);
}

/** The listing form, filled with a stored listing. */
export function EditListing({
  listing,
  mayStayLive,
  draft: { typed, chosen },
  keepsDraft,
  basedOn,
  onChanged,
  onStartOver,
}: EditListingProps) {
  const { kind, id, sellerId, name } = listing;
  const navigate = useNavigate();
  const [hasChanged, setHasChanged] = useState(false);
  const isSavedLive = useRef(false);

  function store(content: ListingContent, sent: readonly ListingContent[]): Promise<void> {
    isSavedLive.current = mayStayLive && staysLive(listing, content);
    return isSavedLive.current ? editLive(listing, content, sent) : editListing(listing, content, sent);
  }

  /** Behind the dialog, the form says what Save does now, and what has changed. */
  async function lookAgain(error: unknown): Promise<void> {
    if (isAppError(error, 'unchecked')) await invalidate(['dealer', 'profile']);
    if (isAppError(error, 'changed') || isAppError(error, 'missing')) setHasChanged((await onChanged()).isSuccess);
  }

  async function leave(discard: () => Promise<void>): Promise<void> {
    if (!(await confirmDiscard(stockTexts.discardConsequence))) return;
    await discard();
    await navigate(paths.stock);
  }

  async function startOver(discard: () => Promise<void>, question?: string): Promise<void> {
    if (question && !(await confirmDiscard(question))) return;
    await discard();
    onStartOver();
  }

  return (
    <ListingEditor
      kind={kind}
      sellerId={sellerId}
      draftName={`${kind}/${id}`}
      keepsDraft={keepsDraft}
      initial={{
        fields: typed?.fields ?? toFormValues(listing),
        ...photosOfDraft(listing, { typed, chosen }),
      }}
      uploaded={chosen?.uploaded ?? []}
      sent={typed?.sent ?? []}
      draftOf={() => ({ listingId: id, basedOn })}
      storedPhotos={listing.photos}
      store={store}
      failures={failures}
      onFailed={lookAgain}
      onStored={() => {
        void showSuccess(name, isSavedLive.current ? liveEditTexts.saved : stockTexts.saved);
        void navigate(paths.stock);
        return false;
      }}
      note={mayStayLive ? undefined : approvalNote}
      lead={(discard) =>
        typed && (
          <DraftReturned
            at={typed.at}
            giveUp={stockTexts.startOver}
            onGiveUp={() => void startOver(discard, stockTexts.discardConsequence)}
          />
        )
      }
      consequence={(form) => mayStayLive && <EditConsequence listing={listing} form={form} />}
      more={(discard) => (
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={() => void leave(discard)}>
            {discardTexts.button}
          </button>
          {hasChanged && (
            <Notice tone="warning">
              {changedTexts.changed} {stockTexts.isNow(listingStateLabels[listing.state])}{' '}
              <button type="button" className="btn btn-outline-warning btn-sm" onClick={() => void startOver(discard)}>
                {stockTexts.startOver}
              </button>
            </Notice>
          )}
        </>
      )}
    />
  );
}
