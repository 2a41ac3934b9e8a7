import {
  type DocumentData,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { storedFieldName } from '../../src/listings/kinds';
import { unknownPrice } from '../../src/listings/price';
import { type ListingMove, listingStates } from '../../src/listings/state/listingState';
import { livePriceLimits, textLimits } from '../../src/shared/limits';
import { type Account, accounts } from './actors';
import { newCheck, sellerPath } from './dealerChecks';
import { drivenFor, longAgo, moveWrites, photosOf, priceCut, pricedAt } from './documents';
import { changeListing } from './listingWrites';
import {
  checkedWorld,
  liveEdit,
  livePath,
  lookAfterwards,
  pricedLiveEdit,
  reopenedListing,
  seenListing,
  unreviewedListing,
} from './liveEdits';
import { writeTogether } from './records';
import { review } from './reviewWrites';
import { openStage } from './stage';
import { inWorld, kinds, listingPath } from './world';

const stage = openStage();
const { dealer, admin } = accounts;
const otherAdmin: Account = { uid: 'uidOfOtherAdmin', email: 'other.admin@example.com' };

describe.each(kinds)('a checked dealer edits a live %s', (kind) => {
  const path = livePath(kind);
  const listing = () => inWorld(path);
  const edit = (changes: DocumentData) => (db: Firestore) => updateDoc(doc(db, path), changes);
  const description = storedFieldName(kind, 'description');

  async function allowed(changes: DocumentData): Promise<void> {
    await stage.given({ ...checkedWorld, [path]: listing() });
    await stage.allows('dealer', edit(changes));
  }

  async function denied(changes: DocumentData, before = listing()): Promise<void> {
    await stage.given({ ...checkedWorld, [path]: before });
    await stage.denies('dealer', edit(changes));
  }

  test('allowed: it stays live, and anyone reads the change', async () => {
    await allowed(liveEdit(kind));
    const stored = await stage.shows('visitor', (db) => getDoc(doc(db, path)));
    expect(stored.get('approved')).toBe(true);
    expect(stored.get(description)).toBe('New tyres.');
  });

  test('allowed: again, before the admin has looked', async () => {
    await allowed(liveEdit(kind));
    await stage.allows('dealer', edit({ ...liveEdit(kind), [description]: '' }));
  });

  test.each([
    ['lower', '4,30,000'],
    ['higher', '6 lakh'],
  ])('allowed: a %s price, with the earlier one', async (_, price) => {
    await allowed(pricedLiveEdit(kind, listing(), price));
    await allowed({ ...priceCut(kind, listing(), price), unreviewed: true });
  });

  test('allowed: the longest description', () =>
    allowed({ ...liveEdit(kind), [description]: 'x'.repeat(textLimits.description) }));

  test('allowed: the same price in other words', () => allowed({ ...liveEdit(kind), ...pricedAt(kind, '4.5 lakh') }));

  test('allowed: with a mark for one fact', async () => {
    await stage.given({ [sellerPath]: { ...inWorld(sellerPath), check: { ...newCheck(), facts: ['papers'] } } });
    await stage.allows('dealer', edit(liveEdit(kind)));
  });

  test('allowed: to and from the highest price that is a number', async () => {
    const highest = String(unknownPrice - 1);
    await allowed(pricedLiveEdit(kind, listing(), highest));
    const dearest = { ...listing(), ...pricedAt(kind, highest) };
    await stage.given({ [path]: dearest });
    await stage.allows('dealer', edit(pricedLiveEdit(kind, dearest, '700000000 crore')));
  });

  test.each([
    ['without the mark', inWorld(sellerPath)],
    ['after the mark was taken off', { ...inWorld(sellerPath), check: { ...newCheck(), facts: [] } }],
  ])('denied: %s', async (_, seller) => {
    await stage.given({ [sellerPath]: seller });
    await stage.denies('dealer', edit(liveEdit(kind)));
    await stage.denies('dealer', edit(pricedLiveEdit(kind, listing())));
  });

  test.each(listingStates.filter((state) => state !== 'approved'))('denied: while it is %s', async (state) => {
    await stage.given(checkedWorld);
    await stage.denies('dealer', (db) => updateDoc(doc(db, listingPath(kind, state)), liveEdit(kind)));
  });

  test.each(['visitor', 'buyer', 'otherDealer', 'admin'] as const)('denied: as %s', async (actor) => {
    await stage.given(checkedWorld);
    await stage.denies(actor, edit(liveEdit(kind)));
  });

  test('denied: by a suspended dealer', async () => {
    await stage.given({ ...checkedWorld, [`suspensions/${dealer.uid}`]: { reason: 'x' } });
    await stage.denies('dealer', edit(liveEdit(kind)));
  });

  test.each<[string, DocumentData]>([
    ['as if it was seen', { unreviewed: false }],
    ['without a word about whether it was seen', { unreviewed: deleteField() }],
    ['another name', { [storedFieldName(kind, 'name')]: 'Another name' }],
    ['another make', { make: 'Honda' }],
    ['another model', { model: 'City' }],
    ['another body type', { bodyType: 'SUV' }],
    ['another year', { [storedFieldName(kind, 'year')]: 2024 }],
    ['another distance', drivenFor(kind, '9,000')],
    ['other photos', photosOf(kind, dealer.uid, 2)],
    ['another medium photo', { mediumPhotos: photosOf(kind, dealer.uid, 3).mediumPhotos.with(0, '') }],
    ['other labels of the photos', { photoLabels: ['Rear', 'Front', 'Side'] }],
    ['other words for searches', { searchTokens: ['cheap'] }],
    ['another district', { distName: 'Mumbai' }],
    ['another fact', { mileage: '30' }],
    ['another state', { Reject: true }],
    ['another review', { lastReview: 'review' }],
    ['and make it newer', { createdAt: serverTimestamp() }],
    ['and hand it to another dealer', { sellerId: accounts.otherDealer.uid }],
    ['and add a field', { featured: true }],
    ['long ago', { updatedAt: longAgo }],
    ['without a text', { [description]: deleteField() }],
    ['a text that is too long', { [description]: 'x'.repeat(textLimits.description + 1) }],
    ['a fact about papers that there is not', { stated: { ...inWorld(path).stated, loan: 'Some' } }],
    ['fewer facts about papers', { stated: { owners: '1' } }],
    ['a price in words', { ...priceCut(kind, inWorld(path), 'Call us') }],
    ['no price', { ...priceCut(kind, inWorld(path)), ...pricedAt(kind, ' '), priceValue: 1 }],
    ['a price that the text does not name', { ...priceCut(kind, inWorld(path)), priceValue: 1 }],
    ['another price without the earlier one', pricedAt(kind, '6 lakh')],
    ['another price without its time', { ...priceCut(kind, inWorld(path)), priceSince: longAgo }],
    [
      'another price with a higher earlier one',
      { ...priceCut(kind, inWorld(path)), priceHistory: [{ priceValue: 9, since: longAgo }] },
    ],
    ['the same price with an earlier one', { ...priceCut(kind, inWorld(path)), ...pricedAt(kind, '4,50,000') }],
    ['a price below half', pricedLiveEdit(kind, inWorld(path), '2,24,999')],
    ['a price that is too little lower', pricedLiveEdit(kind, inWorld(path), '4,49,001')],
    ['a new approval', { approvedAt: serverTimestamp() }],
    ['the same price with another time', { priceSince: serverTimestamp() }],
    ['the same price without the earlier ones', { priceHistory: [] }],
  ])('denied: %s', (_, change) => denied({ ...liveEdit(kind), ...change }));

  test('denied: from a price in words', () =>
    denied(pricedLiveEdit(kind, { ...listing(), priceValue: unknownPrice }), {
      ...listing(),
      ...pricedAt(kind, 'Call us'),
    }));

  test('denied: what changes nothing but the time', () =>
    denied({ unreviewed: true, updatedAt: serverTimestamp() }, listing()));

  test.each([
    ['what is stated', { stated: liveEdit(kind).stated }],
    ['the description', { [description]: 'New tyres.' }],
    ['the text of the price', pricedAt(kind, '4.5 lakh')],
  ])('allowed: to change only %s', (_, changes) =>
    allowed({ ...changes, unreviewed: true, updatedAt: serverTimestamp() }),
  );

  test.each(['4,30,000', '6 lakh'])(
    'to %s: denied within a day of another price, allowed afterwards',
    async (price) => {
      const changedAgo = (hours: number) => ({
        ...listing(),
        priceSince: Timestamp.fromMillis(Date.now() - hours * 3_600_000),
        priceHistory: [{ priceValue: 460_000, since: longAgo }],
      });
      const [early, late] = [changedAgo(23.9), changedAgo(24.1)];
      await denied(pricedLiveEdit(kind, early, price), early);
      await stage.given({ [path]: late });
      await stage.allows('dealer', edit(pricedLiveEdit(kind, late, price)));
    },
  );

  test('denied: other words as the price, with a character that nobody sees', async () => {
    const worded = (words: string) => ({ ...liveEdit(kind), ...pricedAt(kind, words) });
    const stored = { ...listing(), ...pricedAt(kind, 'Call us') };
    await denied(worded('Ask\u200B us'), stored);
    await stage.allows('dealer', edit(worded('Ask us')));
  });

  test('another price: as often as it may change', async () => {
    const since = Timestamp.fromMillis(longAgo.toMillis() + 1);
    const earlier = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ priceValue: 900_000 - index, since: longAgo }));
    const changed = (count: number) => ({ ...listing(), priceSince: since, priceHistory: earlier(count) });
    await denied(pricedLiveEdit(kind, changed(livePriceLimits.changes), '6 lakh'), changed(livePriceLimits.changes));
    await stage.given({ [path]: changed(livePriceLimits.changes - 1) });
    await stage.allows('dealer', edit(pricedLiveEdit(kind, changed(livePriceLimits.changes - 1), '6 lakh')));
  });

  test('a price cut afterwards leaves it unreviewed', async () => {
    await allowed(liveEdit(kind));
    await stage.denies('dealer', edit({ ...priceCut(kind, listing()), unreviewed: deleteField() }));
    await stage.allows('dealer', edit(priceCut(kind, listing())));
  });

  test('an edit that waits for review ends it: denied with it, allowed without it', async () => {
    await allowed(liveEdit(kind));
    const waiting = moveWrites('edit', 'approved');
    await stage.denies('dealer', (db) => changeListing(db, path, waiting));
    await stage.allows('dealer', (db) => changeListing(db, path, { ...waiting, unreviewed: deleteField() }));
  });
});

describe.each(kinds)('the admin looks at a live edit of a %s', (kind) => {
  const path = livePath(kind);
  const decided = `audit/${String(inWorld(path).lastReview)}`;
  const acknowledged = { ...inWorld(decided), what: 'acknowledge' };

  test('to say that it was seen, with an audit record', async () => {
    await stage.given({ [path]: unreviewedListing(kind) });
    await stage.denies('admin', (db) => updateDoc(doc(db, path), { unreviewed: deleteField() }));
    await stage.denies('dealer', (db) => writeTogether(db, lookAfterwards('acknowledge', kind, { who: dealer.uid })));
    await stage.allows('admin', (db) => writeTogether(db, lookAfterwards('acknowledge', kind)));
  });

  test('denied: without a live edit', () =>
    stage.denies('admin', (db) => writeTogether(db, lookAfterwards('acknowledge', kind))));

  test.each<[string, DocumentData, DocumentData]>([
    ['and left unseen', { unreviewed: true }, {}],
    ['and marked as seen in another way', { unreviewed: false }, {}],
    ['and taken off', { approved: false, visible: false }, {}],
    ['and changed', { mileage: '30' }, {}],
    ['and said to be approved now', { approvedAt: serverTimestamp() }, {}],
    ['and left as old as it was', { updatedAt: longAgo }, {}],
    ['with a reason', { rejectReason: 'x' }, { reason: 'x' }],
    ['recorded as an approval', {}, { what: 'approve' }],
    ['recorded as what takes it back', {}, { what: 'reopen' }],
    ['of another version', {}, { seen: Timestamp.fromMillis(1) }],
  ])('denied: seen, %s', async (_, listing, record) => {
    await stage.given({ [path]: unreviewedListing(kind) });
    const seen = { ...seenListing(kind), ...listing };
    await stage.denies('admin', (db) =>
      writeTogether(db, lookAfterwards('acknowledge', kind, { listing: seen, record })),
    );
  });

  test('denied: seen, after it was taken off the market', async () => {
    const before = { ...unreviewedListing(kind), approved: false };
    await stage.given({ [path]: before });
    await stage.denies('admin', (db) => writeTogether(db, lookAfterwards('acknowledge', kind, { before })));
  });

  test.each<[ListingMove]>([['reject'], ['requeue']])('to %s it ends it', async (move) => {
    await stage.given({ [path]: unreviewedListing(kind) });
    const records = review(move, path);
    const kept = { ...records[path], unreviewed: true };
    await stage.denies('admin', (db) => writeTogether(db, { ...records, [path]: kept }));
    await stage.allows('admin', (db) => writeTogether(db, records));
  });

  test('to approve one that was withdrawn and put back ends it', async () => {
    const waiting = listingPath(kind, 'pending');
    await stage.given({ [waiting]: { ...inWorld(waiting), unreviewed: true } });
    const records = review('approve', waiting);
    const kept = { ...records[waiting], unreviewed: true };
    await stage.denies('admin', (db) => writeTogether(db, { ...records, [waiting]: kept }));
    await stage.allows('admin', (db) => writeTogether(db, records));
  });

  describe('and takes back that it was seen', () => {
    const reopen = (changed: Parameters<typeof lookAfterwards>[2] = {}) => lookAfterwards('reopen', kind, changed);

    test('allowed: by the same admin', async () => {
      await stage.given({ [decided]: acknowledged });
      await stage.allows('admin', (db) => writeTogether(db, reopen()));
    });

    test.each<[string, DocumentData]>([
      ['another decision', inWorld(decided)],
      ['that of another admin', { ...acknowledged, who: otherAdmin.uid }],
      ['after another write', { ...acknowledged, when: Timestamp.fromMillis(1) }],
    ])('denied: %s', async (_, record) => {
      await stage.given({ [decided]: record });
      await stage.denies('admin', (db) => writeTogether(db, reopen()));
    });

    test.each<[string, DocumentData, DocumentData]>([
      ['and taken off', { approved: false, visible: false }, {}],
      ['and said to be approved now', { approvedAt: serverTimestamp() }, {}],
      ['and said to be sent now', { updatedAt: serverTimestamp() }, {}],
      ['and said to be sent when it was seen', { updatedAt: longAgo }, {}],
      ['recorded as seen', {}, { what: 'acknowledge' }],
      ['recorded as waiting again', {}, { what: 'requeue' }],
    ])('denied: %s', async (_, listing, record) => {
      await stage.given({ [decided]: acknowledged });
      const shown = { ...reopenedListing(kind), ...listing };
      await stage.denies('admin', (db) => writeTogether(db, reopen({ listing: shown, record })));
    });

    test('denied: and left seen', async () => {
      await stage.given({ [decided]: acknowledged });
      const { unreviewed: _, ...seen } = reopenedListing(kind);
      await stage.denies('admin', (db) => writeTogether(db, reopen({ listing: seen })));
    });

    test('denied: what is off the market', async () => {
      const before = { ...inWorld(path), approved: false };
      await stage.given({ [decided]: acknowledged, [path]: before });
      await stage.denies('admin', (db) => writeTogether(db, reopen({ before })));
    });

    test('denied: by anybody else', async () => {
      await stage.given({ [decided]: { ...acknowledged, who: dealer.uid } });
      await stage.denies('dealer', (db) => writeTogether(db, reopen({ who: dealer.uid })));
    });
  });

  test('an account that is no admin may not', async () => {
    await stage.given({ [path]: unreviewedListing(kind) });
    const impostor = { ...admin, uid: 'uidOfImpostor' };
    await stage.denies(impostor, (db) => writeTogether(db, lookAfterwards('acknowledge', kind, { who: impostor.uid })));
  });
});

describe.each(kinds)('a %s whose sale ends before the admin has seen a live edit', (kind) => {
  const path = livePath(kind);
  const read = (db: Firestore) => getDoc(doc(db, path));

  test.each(['sell', 'withdraw'] as const)('is public no more (%s)', async (move) => {
    await stage.given({ [path]: unreviewedListing(kind) });
    await stage.allows('visitor', read);
    await stage.allows('dealer', (db) => changeListing(db, path, moveWrites(move, 'approved')));
    await stage.denies('visitor', read);
    await stage.denies('buyer', read);
    await stage.allows('dealer', read);
    await stage.allows('admin', read);
  });

  test.each(['sell', 'withdraw'] as const)('stays public if it was seen (%s)', async (move) => {
    await stage.allows('dealer', (db) => changeListing(db, path, moveWrites(move, 'approved')));
    await stage.allows('visitor', read);
  });
});
