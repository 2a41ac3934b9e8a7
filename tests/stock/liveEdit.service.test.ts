import { beforeEach, describe, expect, test } from 'vitest';
import { logInDealer } from '../../src/accounts/accounts.service';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import { readDealers } from '../../src/dealers/dealers.service';
import { listReviews } from '../../src/decisions/audit.service';
import { acknowledge, approve, reject, undoDecision } from '../../src/decisions/decisions.service';
import { countReviewed, findReviewed, listReviewed } from '../../src/decisions/queue.service';
import { notNarrowed, type ReviewedListing } from '../../src/decisions/review';
import { type ListingKind, listingKinds } from '../../src/listings/kinds';
import type { Listing, ListingContent } from '../../src/listings/listing';
import { photosOf } from '../../src/listings/photoFiles';
import { moveListing } from '../../src/stock/changeListing.service';
import { editLive } from '../../src/stock/liveEdit.service';
import { readOwn } from '../../src/stock/stock.service';
import {
  type DealerAccount,
  listingRecord,
  newAdmin,
  newDealer,
  stored,
  Timestamp,
  write,
} from '../support/services/arrange';
import { loseAnswers, loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

let dealer: DealerAccount;
const checkedFacts = ['identity', 'papers'];

async function mark(facts: readonly string[]): Promise<void> {
  const path = `sellers/${dealer.uid}`;
  await write(path, { ...(await stored(path)), check: { facts, at: Timestamp.now(), review: 'check' } });
}

beforeEach(async () => {
  await logOutAdmin();
  dealer = await newDealer();
  await mark(checkedFacts);
  await logInDealer(dealer);
});

describe.each(['car', 'bike'] as const)('a checked dealer edits a live %s', (kind: ListingKind) => {
  const pathOf = (id: string) => `${listingKinds[kind].collection}/${id}`;

  async function liveListing(): Promise<Listing> {
    const id = crypto.randomUUID();
    await write(pathOf(id), { ...listingRecord(kind, dealer.uid, { state: 'approved' }), lastReview: 'approval' });
    return readOwn(kind, dealer.uid, id);
  }

  const withValues = (listing: Listing, values: Readonly<Record<string, string>>): ListingContent => ({
    draft: { kind, values: { ...listing.values, ...values }, stated: { insuranceUntil: '2027-09' } },
    photos: photosOf(listing),
  });

  test('and it stays live: the price with its history, the text, the papers', async () => {
    const listing = await liveListing();
    await editLive(listing, withValues(listing, { price: '6 lakh', description: 'New tyres.' }), []);
    const dearer = await readOwn(kind, dealer.uid, listing.id);
    expect(dearer).toMatchObject({ state: 'approved', visible: true, price: { text: '6 lakh', rupees: 600_000 } });
    expect(dearer.values).toMatchObject({ price: '6 lakh', description: 'New tyres.' });
    expect(dearer.stated).toMatchObject({ insuranceUntil: '2027-09' });
    expect(dearer.priceHistory).toMatchObject([{ priceValue: listing.price.rupees }]);
    expect(await stored(pathOf(listing.id))).toMatchObject({ unreviewed: true, lastReview: 'approval' });
    await editLive(dearer, withValues(dearer, { description: 'Newer tyres.' }), []);
    const { priceHistory } = await readOwn(kind, dealer.uid, listing.id);
    expect(priceHistory).toHaveLength(1);
  });

  test('once, if the answer was lost', async () => {
    const listing = await liveListing();
    const edited = withValues(listing, { price: '6 lakh' });
    loseAnswersToWrites();
    await editLive(listing, edited, []).catch(() => undefined);
    restoreNetwork();
    await editLive(listing, edited, [edited]);
    expect((await stored(pathOf(listing.id)))?.priceHistory).toHaveLength(1);
  });

  test('not if it has changed since it was shown, or is not live any more', async () => {
    const listing = await liveListing();
    const edited = withValues(listing, { description: 'New tyres.' });
    const now = { ...(await stored(pathOf(listing.id))), updatedAt: Timestamp.now() };
    await write(pathOf(listing.id), now);
    await expect(editLive(listing, edited, [])).rejects.toEqual(appError('changed'));
    await write(pathOf(listing.id), { ...now, approved: false });
    const waiting = await readOwn(kind, dealer.uid, listing.id);
    await expect(editLive(waiting, edited, [])).rejects.toEqual(appError('changed'));
    expect(await stored(pathOf(listing.id))).not.toHaveProperty('unreviewed');
  });

  test('not after the mark was taken off: nothing is written', async () => {
    const listing = await liveListing();
    const before = await stored(pathOf(listing.id));
    await mark([]);
    const edited = withValues(listing, { description: 'New tyres.' });
    await expect(editLive(listing, edited, [])).rejects.toEqual(appError('unchecked'));
    expect(await stored(pathOf(listing.id))).toEqual(before);
  });

  describe('and the admin', () => {
    async function editedLive(): Promise<ReviewedListing> {
      const listing = await liveListing();
      await editLive(listing, withValues(listing, { description: 'New tyres.' }), []);
      const admin = await newAdmin();
      await logInAdmin(admin.email, admin.password);
      return seen(listing.id);
    }

    async function seen(id: string): Promise<ReviewedListing> {
      const found = await findReviewed(kind, id);
      if (!found) throw new Error('There is no such listing');
      return found;
    }

    const ofDealer = () => ({ ...notNarrowed, dealer: dealer.uid });
    const idsOf = async () => (await listReviewed('pending', kind, null, ofDealer())).items.map(({ id }) => id);

    test('finds it among what is pending, and counts it', async () => {
      const listing = await editedLive();
      expect(listing).toMatchObject({ state: 'approved', unreviewed: true });
      expect(await idsOf()).toEqual([listing.id]);
      const from = '2020-01-01';
      const { items } = await listReviewed('pending', kind, null, { ...notNarrowed, from });
      expect(items.length > 0).toBe(true);
      expect(items.every(({ state, unreviewed }) => state === 'pending' || unreviewed)).toBe(true);
      const found = await listReviewed('pending', kind, null, { ...notNarrowed, search: listing.name });
      expect(found.items.every(({ state, unreviewed }) => state === 'pending' || unreviewed)).toBe(true);
      const { count } = await countReviewed('pending', kind);
      expect(count > 0).toBe(true);
    });

    test('has seen it: it stays live, and the record keeps what was seen', async () => {
      const listing = await editedLive();
      const review = await acknowledge(listing);
      expect(await acknowledge(listing)).toBe(review);
      expect(await seen(listing.id)).toMatchObject({ state: 'approved', unreviewed: false, lastReview: review });
      expect(await idsOf()).toEqual([]);
      const { items } = await listReviews(kind, listing.id, null);
      expect(items).toMatchObject([{ what: 'acknowledge', follows: 'approval', content: listing.content }]);
    });

    test('takes that back, once: it is listed again, and stays live', async () => {
      const listing = await editedLive();
      const review = await acknowledge(listing);
      loseAnswers('firestore');
      await undoDecision(listing, review, 'reopen').catch(() => undefined);
      restoreNetwork();
      await undoDecision(listing, review, 'reopen');
      await undoDecision(listing, review, 'reopen');
      const reopened = await seen(listing.id);
      expect(reopened).toMatchObject({ state: 'approved', unreviewed: true });
      expect({ ...reopened.version }).toEqual({ ...listing.version });
      expect(await idsOf()).toEqual([listing.id]);
      const { items } = await listReviews(kind, listing.id, null);
      expect(items.map(({ what }) => what)).toEqual(['reopen', 'acknowledge']);
      await acknowledge(reopened);
      expect(await idsOf()).toEqual([]);
    });

    test('rejects it: it is off the market, and no longer unreviewed', async () => {
      const listing = await editedLive();
      await reject(listing, 'The price is wrong.');
      expect(await seen(listing.id)).toMatchObject({ state: 'rejected', unreviewed: false });
      expect(await idsOf()).toEqual([]);
    });

    test.each(['sell', 'withdraw'] as const)(
      'does not find it while it is off the market (%s), and decides about it if it is put back',
      async (end) => {
        const { id } = await editedLive();
        await moveListing(end, await readOwn(kind, dealer.uid, id));
        expect(await seen(id)).toMatchObject({ unreviewed: false });
        expect(await idsOf()).toEqual([]);
        await moveListing('putBack', await readOwn(kind, dealer.uid, id));
        expect(await idsOf()).toEqual([id]);
        const waiting = await seen(id);
        expect(waiting).toMatchObject({ state: 'pending', values: { description: 'New tyres.' } });
        const [shown] = await readDealers([dealer.uid]);
        if (shown) await approve(waiting, shown);
        expect(await seen(id)).toMatchObject({ state: 'approved', unreviewed: false });
        expect(await idsOf()).toEqual([]);
      },
    );

    test('must read it again if it was edited meanwhile', async () => {
      const listing = await editedLive();
      const now = await readOwn(kind, dealer.uid, listing.id);
      await editLive(now, withValues(now, { description: 'Newer tyres.' }), []);
      await expect(acknowledge(listing)).rejects.toEqual(appError('changed'));
      expect(await seen(listing.id)).toMatchObject({ unreviewed: true });
    });
  });
});
