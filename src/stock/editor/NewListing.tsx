import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listingFormTexts } from '../../listings/form/formTexts';
import { type ListingFormValues, toFormValues } from '../../listings/form/listingForm';
import { photoSlotsWith } from '../../listings/form/photoSlots';
import type { ListingKind } from '../../listings/kinds';
import type { ListingContent } from '../../listings/listing';
import { paths } from '../../shared/addresses/addresses';
import { isAppError } from '../../shared/appError';
import { cleanLine } from '../../shared/text/cleanText';
import type { Uid } from '../../shared/valueTypes';
import { Notice } from '../../ui/Notice';
import { showSuccess } from '../../ui/overlays/dialogs';
import { addListing } from '../addListing.service';
import { confirmDiscard } from '../drafts/confirmDiscard';
import { DraftReturned } from '../drafts/DraftReturned';
import { isBlank, type ListingDraft } from '../drafts/drafts';
import { approvalNote, draftTexts, kindStockTexts, limitTexts, postedTexts } from '../texts';
import { ListingEditor } from './ListingEditor';

interface NewListingProps {
  readonly kind: ListingKind;
  readonly sellerId: Uid;
  readonly draft: ListingDraft;
  /** false: another tab keeps the draft. */
  readonly keepsDraft: boolean;
  /** The dealer gives up the draft. */
  readonly onStartEmpty: () => void;
}

/** What comes after a save: the way to the listing, and the next one in the form below. */
function PostedNotice({ kind, name, onNext }: { kind: ListingKind; name: string; onNext: () => void }) {
  return (
    <Notice tone="success">
      <p>{postedTexts.waits(name)}</p>
      <div className="button-row">
        <button type="button" className="btn btn-primary btn-sm" onClick={onNext}>
          {kindStockTexts[kind].addAnother}
        </button>
        <Link className="btn btn-outline-primary btn-sm" to={`${paths.stock}?state=pending`}>
          {postedTexts.look}
        </Link>
      </div>
    </Notice>
  );
}

function fieldsOf(typed: ListingDraft['typed']): ListingFormValues {
  return typed?.copyOf ? toFormValues(typed.copyOf) : (typed?.fields ?? {});
}

/** The form for a new listing. After a save it is ready for the next one. */
export function NewListing({ kind, sellerId, draft, keepsDraft, onStartEmpty }: NewListingProps) {
  const { typed, chosen } = draft;
  const isReturned = !typed?.copyOf && !isBlank(draft);
  const listingId = useRef(typed?.listingId ?? crypto.randomUUID());
  const [posted, setPosted] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);

  async function store(content: ListingContent, sent: readonly ListingContent[]): Promise<void> {
    try {
      await addListing(sellerId, listingId.current, content, sent);
    } catch (error) {
      if (isAppError(error, 'exists')) listingId.current = crypto.randomUUID();
      throw error;
    }
  }

  async function startEmpty(discard: () => Promise<void>): Promise<void> {
    if (!(await confirmDiscard(draftTexts.nothingPosted))) return;
    await discard();
    onStartEmpty();
  }

  return (
    <div ref={place} className="new-listing">
      {posted !== null && (
        <PostedNotice
          kind={kind}
          name={posted}
          onNext={() => place.current?.querySelector<HTMLInputElement>('form input')?.focus()}
        />
      )}
      <ListingEditor
        kind={kind}
        sellerId={sellerId}
        draftName={kind}
        keepsDraft={keepsDraft}
        initial={{ fields: fieldsOf(typed), ...photoSlotsWith(chosen?.photos ?? [], typed?.labels) }}
        uploaded={chosen?.uploaded ?? []}
        sent={typed?.sent ?? []}
        draftOf={() => ({ listingId: listingId.current })}
        storedPhotos={[]}
        store={store}
        note={approvalNote}
        lead={(discard) =>
          isReturned &&
          posted === null && (
            <DraftReturned at={typed?.at} giveUp={draftTexts.startEmpty} onGiveUp={() => void startEmpty(discard)} />
          )
        }
        failures={{ ...limitTexts, otherwise: listingFormTexts.uploadFailed }}
        onStored={(fields) => {
          const name = cleanLine(fields.name ?? '');
          setPosted(name);
          listingId.current = crypto.randomUUID();
          void showSuccess(name, listingFormTexts.uploaded).then(() => {
            place.current?.scrollIntoView();
            place.current?.querySelector('button')?.focus({ preventScroll: true });
          });
          return true;
        }}
      />
    </div>
  );
}
