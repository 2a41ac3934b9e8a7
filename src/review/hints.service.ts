import { asAdmin } from '../accounts/asAdmin.service';
import { dealerNameKey } from '../accounts/dealerNameKey';
import { hasConfirmedEmail } from '../dealers/confirmedEmail.service';
import type { Dealer } from '../dealers/dealer';
import type { Filter } from '../firebase/query';
import { runQuery } from '../firebase/rest';
import { readNumber } from '../firebase/stored';
import { unknownPrice } from '../listings/price';
import { listingCollections, storedFields } from '../listings/storedListing';
import { listLimit } from '../shared/limits';
import type { ReviewedDealer } from './dealers/dealerReview';
import { getDealerAsAdmin } from './dealers/dealersAsAdmin.service';
import { comparePrice, type LikePrices } from './likePrices';
import type { ReviewedListing } from './review';

/** What the admin should check again (ADMIN-15). A listing costs 30 reads at most, and a new dealer nine more. */

const isText = (field: string, value: string): Filter => ({ field, op: 'EQUAL', value: { stringValue: value } });

/**
 * The price beside those of at most 30 live listings of the same model; null: too few are similar, or it has no price.
 * Equalities without an order need no index of their own.
 */
export async function readLikePrices(listing: ReviewedListing): Promise<LikePrices | null> {
  const { kind, id, priceValue, values } = listing;
  const [make, model, year] = [String(values.make ?? ''), String(values.model ?? ''), Number(values.year)];
  if (priceValue === unknownPrice || make === '' || model === '') return null;
  const yearField = storedFields[kind].year;
  const found = await asAdmin((access) =>
    runQuery(
      {
        collection: listingCollections[kind],
        select: ['priceValue', yearField],
        where: [
          { field: 'approved', op: 'EQUAL', value: { booleanValue: true } },
          isText('make', make),
          isText('model', model),
        ],
        limit: listLimit,
      },
      access,
    ),
  );
  const others = found
    .filter((other) => other.id !== id)
    .map(({ data }) => ({ price: readNumber(data, 'priceValue', unknownPrice), year: readNumber(data, yearField, 0) }))
    .filter(({ price }) => price !== unknownPrice);
  return comparePrice({ price: priceValue, year }, others);
}

/** Whether the dealer has confirmed the e-mail address (DEALER-22). */
export function readConfirmation({ id }: Dealer): Promise<boolean> {
  return asAdmin((access) => hasConfirmedEmail(id, access));
}

/** What two dealers may have in common: the name, however it is capitalised, or the phone number. */
export type SharedIdentity = 'name' | 'phone';

const hasSame: Readonly<Record<SharedIdentity, (dealer: Dealer) => Filter>> = {
  name: ({ dealerName }) => isText('nameKey', dealerNameKey(dealerName)),
  phone: ({ phone }) => isText('phone', phone),
};

/** Another dealer with the same name or phone number, public or suspended; null: there is none. */
export async function readTwin(dealer: Dealer, shared: SharedIdentity): Promise<ReviewedDealer | null> {
  const where = [hasSame[shared](dealer)];
  const found = await asAdmin((access) => runQuery({ collection: 'sellers', where, limit: 2 }, access));
  const other = found.find(({ id }) => id !== dealer.id);
  return other ? getDealerAsAdmin(other.id) : null;
}
