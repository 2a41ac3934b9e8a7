import { beforeEach, describe, expect, test } from 'vitest';
import { logInDealer } from '../../src/accounts/accounts.service';
import { type ListingKind, listingKinds } from '../../src/listings/kinds';
import { priceOf } from '../../src/listings/price';
import { cutPrice } from '../../src/stock/priceCut.service';
import { readOwn } from '../../src/stock/stock.service';
import { type DealerAccount, listingRecord, newDealer, stored, Timestamp, write } from '../support/services/arrange';
import { loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

let dealer: DealerAccount;
beforeEach(async () => {
  dealer = await newDealer();
  await logInDealer(dealer);
});

describe.each(['car', 'bike'] as const)('the price of a live %s', (kind: ListingKind) => {
  async function liveListing() {
    const id = crypto.randomUUID();
    const path = `${listingKinds[kind].collection}/${id}`;
    await write(path, listingRecord(kind, dealer.uid, { state: 'approved' }));
    return { path, listing: await readOwn(kind, dealer.uid, id) };
  }

  test('goes down twice, a day later, and the earlier prices are kept', async () => {
    const { path, listing } = await liveListing();
    const first = listing.price.rupees;
    await cutPrice(listing, priceOf(String(first - 1_000)));
    const cheaper = await readOwn(kind, dealer.uid, listing.id);
    expect(cheaper).toMatchObject({
      state: 'approved',
      price: { rupees: first - 1_000 },
      priceHistory: [{ priceValue: first }],
    });
    const again = () => cutPrice(cheaper, priceOf(String(first - 2_000)));
    await expect(again()).rejects.toEqual(appError('invalid'));
    await write(path, { ...(await stored(path)), priceSince: Timestamp.fromMillis(Date.now() - 25 * 3_600_000) });
    await again();
    const history = (await stored(path))?.priceHistory;
    expect(history).toMatchObject([{ priceValue: first }, { priceValue: first - 1_000 }]);
  });

  test('whose answer was lost is written once', async () => {
    const { path, listing } = await liveListing();
    loseAnswersToWrites();
    const price = priceOf(String(listing.price.rupees - 1_000));
    await cutPrice(listing, price).catch(() => undefined);
    restoreNetwork();
    await cutPrice(listing, price);
    expect((await stored(path))?.priceHistory).toHaveLength(1);
  });
});
