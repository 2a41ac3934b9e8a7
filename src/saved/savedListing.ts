import type { ListingKind } from '../listings/kinds';
import { unknownPrice } from '../listings/price';
import { listingCollections } from '../listings/stored/storedListing';
import { isRecordId, type ListingId } from '../shared/addresses/addresses';
import { AppError } from '../shared/appError';
import { savedLimits } from '../shared/limits';
import type { Rupees } from '../shared/valueTypes';
import { savedId } from './savedId';

/** A listing that a buyer or a visitor keeps, to find it again (SAVE-1). */
export interface SavedListing extends ListingId {
  /** The price when it was saved, or `unknownPrice`. */
  readonly price: Rupees;
  readonly savedAt: Date;
}

const kindOf: Readonly<Record<string, ListingKind>> = {
  [listingCollections.car]: 'car',
  [listingCollections.bike]: 'bike',
};

/** A saved listing as one line: 'products_abc:450000:1732440000000'. The rules know this form. */
export function toLine({ price, savedAt, ...listing }: SavedListing): string {
  return `${savedId(listing)}:${price}:${savedAt.getTime()}`;
}

/** Reads a line; null if it is damaged. */
function readLine(line: string): SavedListing | null {
  const [, collection = '', id = '', price, savedAt] = /^([a-z]+)_([\w-]+):(\d+):(\d+)$/.exec(line) ?? [];
  const kind = kindOf[collection];
  const time = new Date(Number(savedAt));
  if (!kind || !isRecordId(id) || Number.isNaN(time.getTime())) return null;
  return { kind, id, price: Math.min(Number(price), unknownPrice), savedAt: time };
}

function isSame(one: ListingId, other: ListingId): boolean {
  return one.kind === other.kind && one.id === other.id;
}

export function isSaved(listing: ListingId, saved: readonly SavedListing[]): boolean {
  return saved.some((each) => isSame(each, listing));
}

export function newestFirst(saved: readonly SavedListing[]): readonly SavedListing[] {
  return saved.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
}

/** Reads the lines, the newest first. Whatever is damaged or doubled is left out. */
export function readLines(lines: readonly string[]): readonly SavedListing[] {
  const read = lines.flatMap((line) => readLine(line) ?? []);
  const once = read.filter((each, index) => read.findIndex((other) => isSame(each, other)) === index);
  return newestFirst(once).slice(0, savedLimits.listings);
}

/**
 * Saving a listing again changes nothing: its first price counts.
 *
 * @throws AppError 'savedLimit'
 */
export function withSaved(saved: readonly SavedListing[], added: SavedListing): readonly SavedListing[] {
  if (isSaved(added, saved)) return saved;
  if (saved.length >= savedLimits.listings) throw new AppError('savedLimit');
  return newestFirst([added, ...saved]);
}

export function withoutSaved(saved: readonly SavedListing[], removed: ListingId): readonly SavedListing[] {
  return saved.some((each) => isSame(each, removed)) ? saved.filter((each) => !isSame(each, removed)) : saved;
}

/** Both lists in one, as far as there is room: what the account has stays. */
export function joined(ofAccount: readonly SavedListing[], ofDevice: readonly SavedListing[]): readonly SavedListing[] {
  const missing = ofDevice.filter((each) => !isSaved(each, ofAccount));
  const room = savedLimits.listings - ofAccount.length;
  return missing.length === 0 ? ofAccount : newestFirst([...ofAccount, ...missing.slice(0, Math.max(0, room))]);
}

/** How much more the listing costs than when it was saved; 0: as much, or one of the prices is not known. */
export function priceChange({ price }: SavedListing, now: Rupees): Rupees {
  return price === unknownPrice || now === unknownPrice ? 0 : now - price;
}
