import { useEffect, useState } from 'react';
import type { Listing } from '../../listings/listing';
import { discardUnusedPhotos } from '../unusedPhotos.service';
import { deleteDraft, filesIn, hasUnansweredSave, type ListingDraft, readDraft } from './drafts';

interface EditDraft {
  readonly draft: ListingDraft;
  readonly basedOn: string;
}

/**
 * Identifies the content that a draft started with. A draft does not fit a listing that was edited elsewhere. A review
 * changes none of it.
 */
function contentOf({ values, photos, thumbnails, photoLabels, stated }: Listing): string {
  const facts = [...photoLabels, ...Object.entries(stated).toSorted()];
  // A listing from before labels and facts has none, and neither have its drafts.
  return JSON.stringify([values, photos, thumbnails, ...(facts.length > 0 ? [facts] : [])]);
}

const nothing: ListingDraft = { typed: undefined, chosen: undefined };

async function readFitting(listing: Listing): Promise<ListingDraft> {
  const name = `${listing.kind}/${listing.id}` as const;
  const draft = await readDraft(listing.sellerId, name);
  const { typed, chosen } = draft;
  if (!typed && !chosen) return nothing;
  if (typed && (hasUnansweredSave(typed) || typed.basedOn === contentOf(listing))) return draft;
  void discardUnusedPhotos(listing, filesIn(chosen?.uploaded ?? []));
  await deleteDraft(listing.sellerId, name);
  return nothing;
}

/** This device's draft of an edit; null while it is read. It is read once. */
export function useEditDraft(listing: Listing | undefined): EditDraft | null {
  const [draft, setDraft] = useState<ListingDraft | null>(null);
  const isKnown = draft !== null;
  useEffect(() => {
    if (!listing || isKnown) return undefined;
    let wanted = true;
    void readFitting(listing).then((found) => {
      if (wanted) setDraft(found);
    });
    return () => {
      wanted = false;
    };
  }, [listing, isKnown]);
  return listing && draft ? { draft, basedOn: contentOf(listing) } : null;
}
