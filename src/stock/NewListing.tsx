import { useRef } from 'react';
import { listingFormTexts } from '../listings/formTexts';
import type { ListingKind } from '../listings/kinds';
import type { ListingContent } from '../listings/listing';
import { photoSlotsWith } from '../listings/photoSlots';
import { isAppError } from '../shared/appError';
import { showError, showSuccess } from '../ui/dialogs';
import { addListing } from './addListing.service';
import type { ListingDraft } from './drafts';
import { ListingEditor } from './ListingEditor';
import { limitText } from './texts';

interface NewListingProps {
  readonly kind: ListingKind;
  readonly sellerId: string;
  readonly draft: ListingDraft;
}

/** The form for a new listing. After a save it is ready for the next one. */
export function NewListing({ kind, sellerId, draft: { typed, chosen } }: NewListingProps) {
  const listingId = useRef(typed?.listingId ?? crypto.randomUUID());

  async function store(content: ListingContent, sent: readonly ListingContent[]): Promise<void> {
    try {
      await addListing(sellerId, listingId.current, content, sent);
    } catch (error) {
      if (isAppError(error, 'exists')) listingId.current = crypto.randomUUID();
      throw error;
    }
  }

  return (
    <ListingEditor
      kind={kind}
      sellerId={sellerId}
      draftName={kind}
      initial={{ fields: typed?.fields ?? {}, ...photoSlotsWith(chosen?.photos ?? [], typed?.labels) }}
      uploaded={chosen?.uploaded ?? []}
      sent={typed?.sent ?? []}
      draftOf={() => ({ listingId: listingId.current })}
      storedPhotos={[]}
      store={store}
      explain={(error) => showError(limitText(error) ?? listingFormTexts.uploadFailed)}
      onStored={(fields) => {
        listingId.current = crypto.randomUUID();
        void showSuccess(fields.name?.trim() ?? '', listingFormTexts.uploaded);
        return true;
      }}
    />
  );
}
