import type { ListingFormState } from '../../listings/form/ListingForm';
import { toSubmittedListing } from '../../listings/form/listingForm';
import type { LabelledPhoto, Listing } from '../../listings/listing';
import { Notice } from '../../ui/Notice';
import { staysLive } from '../liveEdit';
import { liveEditTexts } from '../texts';

/** Whether an edit stays live. */
export function ConsequenceNotice({ isLive }: { isLive: boolean }) {
  return (
    <Notice tone={isLive ? 'success' : 'warning'}>
      {isLive ? liveEditTexts.staysLive : liveEditTexts.goesToReview}
    </Notice>
  );
}

interface EditConsequenceProps {
  readonly listing: Listing;
  readonly form: ListingFormState;
}

/** Tells a checked dealer what Save does with what the form holds now (LIST-22). */
export function EditConsequence({ listing, form: { fields, photos, labels } }: EditConsequenceProps) {
  const draft = toSubmittedListing(listing.kind, fields);
  const chosen = photos.flatMap((photo, slot): readonly (File | LabelledPhoto)[] => {
    if (photo === null) return [];
    return photo instanceof File ? [photo] : [{ ...photo, label: labels[slot] ?? '' }];
  });
  return <ConsequenceNotice isLive={staysLive(listing, { draft, photos: chosen })} />;
}
