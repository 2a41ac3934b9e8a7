import type { ListingKind } from '../listings/kinds';
import { coverOf, type Listing } from '../listings/listing';
import { formatShortPrice } from '../listings/price';
import { isSaleOver, type ListingState, listingStates, type OverState } from '../listings/state/listingState';
import { isRecordId } from '../shared/addresses/addresses';
import { mostViewed } from '../shared/limits';
import type { RecordId } from '../shared/valueTypes';

/** What this device keeps of a listing that was looked at: enough to show it without a request (SAVE-9). */
export interface ViewedListing {
  readonly kind: ListingKind;
  readonly id: RecordId<'listing'>;
  readonly name: string;
  /** As people read it: 'Rs. 4.5 lakh'. */
  readonly price: string;
  /** The address of the small cover photo; '' if there is none. */
  readonly photo: string;
  /** The state at the last look. */
  readonly state: ViewedState;
}

/** The states of listings that the public may see. */
type ViewedState = 'approved' | OverState;

const isViewed = (state: ListingState): state is ViewedState => state === 'approved' || isSaleOver(state);

/** null: it is not public, so it is not kept. */
export function toViewed(listing: Listing): ViewedListing | null {
  const { kind, id, name, price, state } = listing;
  if (!isViewed(state)) return null;
  return { kind, id, name, price: formatShortPrice(price), photo: coverOf(listing) ?? '', state };
}

/** The last one first. Looking at one again moves it to the front. */
export function withViewed(viewed: readonly ViewedListing[], last: ViewedListing): readonly ViewedListing[] {
  const others = viewed.filter(({ kind, id }) => kind !== last.kind || id !== last.id);
  return [last, ...others].slice(0, mostViewed);
}

function readViewedListing(item: unknown): readonly ViewedListing[] {
  if (typeof item !== 'object' || item === null) return [];
  const { kind, id, name, price, photo, state: stored }: Partial<Record<keyof ViewedListing, unknown>> = item;
  const state = listingStates.filter(isViewed).find((each) => each === stored);
  if (kind !== 'car' && kind !== 'bike') return [];
  if (!state) return [];
  if (typeof id !== 'string' || !isRecordId(id)) return [];
  if (typeof name !== 'string' || typeof price !== 'string' || typeof photo !== 'string') return [];
  return [{ kind, id, name, price, photo: /^https?:\/\//.test(photo) ? photo : '', state }];
}

/** Reads the stored text. Whatever is damaged is left out. */
export function readViewed(text: string): readonly ViewedListing[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.flatMap(readViewedListing).slice(0, mostViewed) : [];
  } catch {
    return [];
  }
}
