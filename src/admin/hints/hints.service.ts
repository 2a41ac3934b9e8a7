import { dealerNameKey } from '../../accounts/dealerNameKey';
import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import type { Dealer } from '../../dealers/dealer';
import { findConfirmedAt } from '../../dealers/ownProfile/confirmedEmail.service';
import type { ReviewedDealer } from '../../dealersAsAdmin/dealerReview';
import { findDealerAsAdmin } from '../../dealersAsAdmin/dealersAsAdmin.service';
import type { ReviewedListing } from '../../decisions/review';
import { containsOneOf, equal, type Filter } from '../../firebase/query';
import { runQuery } from '../../firebase/rest';
import { readNumber, readText } from '../../firebase/stored';
import { unknownPrice } from '../../listings/price';
import { listingCollections, storedFields } from '../../listings/stored/storedListing';
import { listLimit } from '../../shared/limits';
import { unknownAmount } from '../../shared/numbers/amount';
import { type ComparedListing, type CopiedListing, findCopied } from './copiedListing';
import { comparePrice, type PriceComparison } from './priceComparison';

/** What the admin should check again (ADMIN-15). A listing costs 40 reads at most, and a new dealer nine more. */

export interface ListingComparison {
  /** null: too few are similar, or the listing has no price. */
  readonly prices: PriceComparison | null;
  /** A listing of another dealer that this one may copy; null: none is like it. */
  readonly copied: CopiedListing | null;
}

/**
 * Compares a listing with at most 30 live ones of the same make and model. Equalities without an order need no index of
 * their own.
 */
export async function compareWithSimilar(listing: ReviewedListing): Promise<ListingComparison> {
  const { kind, id, name, sellerId, description, kilometers, values } = listing;
  const price = listing.price.rupees;
  const [make, model] = [String(values.make ?? ''), String(values.model ?? '')];
  if (make === '' || model === '') return { prices: null, copied: null };
  const stored = storedFields[kind];
  const compared: ComparedListing = {
    ...{ id, sellerId, name, description, price, kilometers },
    year: Number(values.year),
  };
  const found = await readAsAdmin((access) =>
    runQuery(
      {
        collection: listingCollections[kind],
        select: ['sellerId', 'priceValue', 'kilometersValue', stored.name, stored.year, stored.description],
        where: [equal('approved', true), equal('make', make), equal('model', model)],
        limit: listLimit,
      },
      access,
    ),
  );
  const others = found
    .filter((other) => other.id !== id)
    .map(({ id, data }) => ({
      id,
      sellerId: readText(data, 'sellerId'),
      name: readText(data, stored.name),
      description: readText(data, stored.description),
      price: readNumber(data, 'priceValue', unknownPrice),
      year: readNumber(data, stored.year, 0),
      kilometers: readNumber(data, 'kilometersValue', unknownAmount),
    }));
  const priced = others.filter((other) => other.price !== unknownPrice);
  return {
    prices: price === unknownPrice ? null : comparePrice(compared, priced),
    copied: findCopied(compared, others),
  };
}

/** As many listings with a photo are read: the dealer may have the same photo in several. */
const samePhotoLimit = 10;

/** A listing of another dealer, in any state, that has a photo of this one; undefined: none has. */
export async function findSamePhoto({
  kind,
  sellerId,
  photoHashes = [],
}: ReviewedListing): Promise<CopiedListing | undefined> {
  const hashes = photoHashes.filter((hash) => hash !== '');
  if (hashes.length === 0) return undefined;
  const { name } = storedFields[kind];
  const found = await readAsAdmin((access) =>
    runQuery(
      {
        collection: listingCollections[kind],
        select: ['sellerId', name],
        where: [containsOneOf('photoHashes', hashes)],
        limit: samePhotoLimit,
      },
      access,
    ),
  );
  const other = found.find(({ data }) => readText(data, 'sellerId') !== sellerId);
  return other && { id: other.id, name: readText(other.data, name), part: 'photo' };
}

/** When the dealer has confirmed the e-mail address (DEALER-22); undefined: never. */
export function findConfirmation({ id }: Dealer): Promise<Date | undefined> {
  return readAsAdmin((access) => findConfirmedAt(id, access));
}

/** What two dealers may have in common: the name, however it is capitalised, or the phone number. */
export type SharedIdentity = 'name' | 'phone';

const hasSame: Readonly<Record<SharedIdentity, (dealer: Dealer) => Filter>> = {
  name: ({ dealerName }) => equal('nameKey', dealerNameKey(dealerName)),
  phone: ({ phone }) => equal('phone', phone),
};

/** Another dealer with the same name or phone number, public or suspended; undefined: there is none. */
export async function findDealerWithSame(dealer: Dealer, shared: SharedIdentity): Promise<ReviewedDealer | undefined> {
  const where = [hasSame[shared](dealer)];
  const found = await readAsAdmin((access) => runQuery({ collection: 'sellers', where, limit: 2 }, access));
  const other = found.find(({ id }) => id !== dealer.id);
  return other && findDealerAsAdmin(other.id);
}
