import type { ListingId } from '../../shared/addresses/addresses';

type Listener = (listing: ListingId) => void;

let listener: Listener | null = null;

/** Opens the details of a listing at once. The address follows when the page has been rendered for it, which takes longer. */
export function pressListing(listing: ListingId): void {
  listener?.(listing);
}

/** @returns to be called at the end */
export function onPressedListing(listen: Listener): () => void {
  listener = listen;
  return () => {
    listener = null;
  };
}
