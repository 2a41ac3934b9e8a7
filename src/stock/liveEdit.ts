import { listingKinds } from '../listings/kinds';
import { type LabelledPhoto, type Listing, type SubmittedListing, submittedPrice } from '../listings/listing';
import { hasSameFiles, photosOf } from '../listings/photoFiles';
import { labelAt } from '../listings/photoLabels';
import { unknownPrice } from '../listings/price';
import { serverDate } from '../shared/time/serverClock';
import { priceObstacle } from './livePrice';

/** An edit as the form has it: a file is a new photo. */
interface Edit {
  readonly draft: SubmittedListing;
  readonly photos: readonly (File | LabelledPhoto)[];
}

/**
 * What a checked dealer changes while a vehicle is for sale, beside owners and papers (LIST-22). The other fields and the
 * photos say which vehicle it is, and how far it was driven: an approved listing must not become one of another vehicle.
 */
const fieldsThatStayLive: readonly string[] = ['price', 'description'];

function hasSameVehicle({ kind, values }: Listing, { draft }: Edit): boolean {
  return listingKinds[kind].fields
    .filter(({ key }) => !fieldsThatStayLive.includes(key))
    .every(({ key }) => (values[key] ?? '') === (draft.values[key] ?? ''));
}

function hasSamePhotos(listing: Listing, { photos }: Edit): boolean {
  const shown = photosOf(listing);
  const isShownAt = (photo: File | LabelledPhoto, index: number) =>
    !(photo instanceof File) &&
    hasSameFiles(photo, shown[index]) &&
    (photo.label ?? '') === labelAt(listing.photoLabels, index);
  return photos.length === shown.length && photos.every(isShownAt);
}

/** A price in words is no number to compare with: it waits for review. */
function mayHavePrice(listing: Listing, { draft }: Edit): boolean {
  const { rupees } = submittedPrice(draft);
  if (rupees === listing.price.rupees) return true;
  if (rupees === unknownPrice || listing.price.rupees === unknownPrice) return false;
  return priceObstacle(listing, rupees, serverDate()) === null;
}

/** Whether an edit of a live listing stays live, if Second Gear has checked its dealer (LIST-22). The rules check the same. */
export function staysLive(listing: Listing, edit: Edit): boolean {
  return hasSameVehicle(listing, edit) && hasSamePhotos(listing, edit) && mayHavePrice(listing, edit);
}
