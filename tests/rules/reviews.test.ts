import { type DocumentData, deleteDoc, doc, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { type ListingMove, type ListingState, listingStates, mayMove } from '../../src/listings/state/listingState';
import { contentFields } from '../../src/listings/stored/contentFields';
import { textLimits } from '../../src/shared/limits';
import { type Account, accounts } from './actors';
import { allForCars } from './bothKinds';
import { type Change, setting, unknownKeys, value, without } from './change';
import { suspendedWorld } from './dealerWrites';
import { deviceTime, longAgo, moveWrites } from './documents';
import { changeListing, counted } from './listingWrites';
import { type Records, writeTogether } from './records';
import { newReview, review, reviewedListing, reviewMoves, reviewRecord } from './reviewWrites';
import { type Call, openStage } from './stage';
import { countPath } from './stockCounts';
import { collectionOf, inWorld, kinds, listingId, listingPath, reviewId } from './world';

const stage = openStage();
const { otherDealer, admin, buyer } = accounts;
const now = serverTimestamp();
const longest = textLimits.rejectReason;
const later = Timestamp.fromMillis(longAgo.toMillis() + 1);
const otherAdmin: Account = { uid: 'uidOfOtherAdmin', email: 'other.admin@example.com' };

const send =
  (records: Records): Call =>
  (db) =>
    writeTogether(db, records);

/** The same change in what the record says that the admin has seen. */
function inContent({ name, to }: Change): Change {
  return { name: `in what was seen: ${name}`, to: (record) => ({ ...record, content: to(record.content) }) };
}

const keep = (honest: DocumentData): DocumentData => honest;

describe.each(kinds)('reviewing a %s', (kind) => {
  const pathOf = (state: ListingState) => listingPath(kind, state);

  /** A decision with one difference in the listing or in the audit record. */
  function changed(
    move: ListingMove,
    from: ListingState,
    { listing = keep, record = keep }: { listing?: Change['to']; record?: Change['to'] },
  ): Call {
    const path = pathOf(from);
    const reviewed = reviewedListing(move, path);
    return send({
      ...counted(path, listing(reviewed), { as: reviewed }),
      [`audit/${newReview}`]: record(reviewRecord(move, path)),
    });
  }

  /** The same difference in the listing and in the audit record, so that the two agree. */
  const changedInBoth = (move: ListingMove, from: ListingState, reason: unknown): Call =>
    changed(move, from, {
      listing: setting('', { rejectReason: reason }).to,
      record: setting('', { reason }).to,
    });

  describe.each(allForCars(kind, listingStates))('that is %s', (state) => {
    test.each(reviewMoves)('to %s it', async (move) => {
      const verdict = mayMove(move, state) ? stage.allows : stage.denies;
      await verdict('admin', send(review(move, pathOf(state))));
    });

    test.each(reviewMoves)('denied: to %s it, without an audit record', async (move) => {
      const path = pathOf(state);
      // After a suspension has ended, a 'suspended' listing may become live without a decision.
      if (state === 'suspended') await stage.given(suspendedWorld(accounts.dealer.uid));
      await stage.denies('admin', (db) => changeListing(db, path, moveWrites(move, state)));
      await stage.denies('admin', send(counted(path, reviewedListing(move, path))));
    });

    test.each(reviewMoves)('denied: only the audit record, to %s it', (move) =>
      stage.denies('admin', send({ [`audit/${newReview}`]: reviewRecord(move, pathOf(state)) })),
    );
  });

  describe('with one thing changed in the listing', () => {
    const written = ['approved', 'Reject', 'rejectReason', 'closed', 'visible', 'updatedAt', 'lastReview'];
    const otherFields = allForCars(
      kind,
      Object.keys(inWorld(pathOf('pending'))).filter((key) => !written.includes(key)),
    );

    test.each(otherFields)('denied: an approval that changes %s', (field) =>
      stage.denies('admin', changed('approve', 'pending', { listing: value(field, 'changed').to })),
    );

    test.each(otherFields)('denied: a rejection that removes %s', (field) =>
      stage.denies('admin', changed('reject', 'approved', { listing: without(field).to })),
    );

    test('denied: an approval that adds a field', () =>
      stage.denies('admin', changed('approve', 'pending', { listing: value('featured', true).to })));

    test.each<[string, ListingMove, ListingState, Change]>([
      ['approved, and still rejected', 'approve', 'rejected', value('Reject', true)],
      ['rejected, and still live', 'reject', 'approved', value('approved', true)],
      ['approved and rejected at once', 'approve', 'pending', value('Reject', true)],
      ['approved as a text', 'approve', 'pending', value('approved', 'true')],
      ['approved as a number', 'approve', 'pending', value('approved', 1)],
      ['Reject as a text', 'reject', 'pending', value('Reject', 'true')],
      ['approved without Reject', 'approve', 'pending', without('Reject')],
      ['rejected without approved', 'reject', 'pending', without('approved')],
      ['approved, without the field of the reason', 'approve', 'pending', without('rejectReason')],
      ['rejected, without the field of the reason', 'reject', 'pending', without('rejectReason')],
      ['rejected, for another reason than the record says', 'reject', 'pending', value('rejectReason', 'Another.')],
      ['waiting again, and still live', 'requeue', 'approved', value('approved', true)],
      ['waiting again, and still rejected', 'requeue', 'rejected', value('Reject', true)],
      ['approved, and said to be waiting again', 'approve', 'rejected', value('approved', false)],
      ['closed at once', 'approve', 'pending', value('closed', 'sold')],
      ['approved, and hidden', 'approve', 'pending', value('visible', false)],
      ['approved without a word about who sees it', 'approve', 'pending', without('visible')],
      ['rejected, and still shown', 'reject', 'approved', value('visible', true)],
      ['taken down after its sale, and still shown', 'reject', 'sold', value('visible', true)],
      ['waiting again, and still shown', 'requeue', 'approved', value('visible', true)],
      ['waiting again, and sent now', 'requeue', 'approved', value('updatedAt', now)],
      ['waiting again, and sent when it was decided on', 'requeue', 'rejected', value('updatedAt', longAgo)],
      ['approved without a word about when', 'approve', 'pending', without('updatedAt')],
      ['approved without a word about since when', 'approve', 'pending', without('approvedAt')],
      ['live since long ago', 'approve', 'pending', value('approvedAt', longAgo)],
      ['rejected, and said to be approved now', 'reject', 'pending', value('approvedAt', now)],
      ['waiting again, and said to be approved now', 'requeue', 'approved', value('approvedAt', now)],
      ['approved long ago', 'approve', 'pending', value('updatedAt', later)],
      ['rejected at the client’s time', 'reject', 'pending', value('updatedAt', deviceTime)],
      ['approved, with the record that it had', 'approve', 'rejected', value('lastReview', reviewId(kind, 'rejected'))],
      ['approved, with the record of another', 'approve', 'pending', value('lastReview', reviewId(kind, 'approved'))],
      ['approved, with no record', 'approve', 'pending', value('lastReview', '')],
      ['approved, without the field of the record', 'approve', 'pending', without('lastReview')],
    ])('denied: %s', (_, move, state, { to }) => stage.denies('admin', changed(move, state, { listing: to })));

    test.each([
      ['approve', 'pending', now, longAgo],
      ['reject', 'approved', longAgo, now],
      ['requeue', 'approved', longAgo, now],
    ] as const)(
      'to %s one that is %s renews or keeps since when it has been live',
      async (move, state, honest, other) => {
        const path = pathOf(state);
        await stage.given({ [path]: { ...inWorld(path), approvedAt: longAgo } });
        const live = (approvedAt: unknown) => changed(move, state, { listing: value('approvedAt', approvedAt).to });
        await stage.denies('admin', changed(move, state, { listing: without('approvedAt').to }));
        await stage.denies('admin', live(other));
        await stage.allows('admin', live(honest));
      },
    );

    test.each<[ListingMove, ListingState]>([
      ['approve', 'sold'],
      ['reject', 'withdrawn'],
      ['reject', 'sold'],
    ])('denied: to %s a listing that is %s and stays so', (move, state) =>
      stage.denies('admin', changed(move, state, { listing: value('closed', state).to })),
    );

    test('denied: approved and closed at once, counted as closed', () => {
      const path = pathOf('pending');
      const closed = { ...reviewedListing('approve', path), closed: 'sold' };
      return stage.denies(
        'admin',
        send({ ...counted(path, closed), [`audit/${newReview}`]: reviewRecord('approve', path) }),
      );
    });

    test('denied: approved, with a reason', () => stage.denies('admin', changedInBoth('approve', 'pending', 'Good.')));

    test('denied: waiting again, with a reason', () =>
      stage.denies('admin', changedInBoth('requeue', 'approved', 'A slip.')));

    test.each(['x', 'x'.repeat(longest)])('allowed: rejected with the reason %j', (reason) =>
      stage.allows('admin', changedInBoth('reject', 'pending', reason)),
    );

    test.each(['', '  ', 'x'.repeat(longest + 1), 7, null, ['x']])('denied: rejected with the reason %j', (reason) =>
      stage.denies('admin', changedInBoth('reject', 'pending', reason)),
    );
  });

  describe('with one thing changed in the record', () => {
    const fields: readonly Change[] = [
      value('who', buyer.uid),
      value('who', otherAdmin.uid),
      value('what', 'reject'),
      value('what', 'requeue'),
      value('what', 'edit'),
      value('when', deviceTime, 'the client’s time'),
      value('when', longAgo, 'some time ago'),
      value('reason', 'Another.'),
      value('collection', kind === 'car' ? 'bikes' : 'products'),
      value('recordId', 'other'),
      value('seen', later, 'not as it stood'),
      value('seen', now, 'the time of now'),
      value('seen', null),
      value('follows', 'review'),
      value('follows', null),
      ...Object.keys(reviewRecord('approve', pathOf('pending'))).map(without),
      ...contentFields(kind).flatMap((field) => [inContent(value(field, 'other')), inContent(without(field))]),
      inContent(value('priceNote', 'low')),
      value('content', 'as it was'),
      ...unknownKeys('note', 'kind', 'before', 'after'),
    ];

    test.each(allForCars(kind, fields))('denied: an approval, $name', ({ to }) =>
      stage.denies('admin', changed('approve', 'pending', { record: to })),
    );

    test.each([
      value('seen', 'then'),
      value('seen', null),
      value('content', 'as it was'),
      value('content', null),
      value('follows', 'review'),
      value('reason', 'Another.'),
      value('who', buyer.uid),
    ])('denied: a rejection, $name', ({ to }) => stage.denies('admin', changed('reject', 'pending', { record: to })));

    test('denied: a rejection that leaves a live edit unreviewed', () =>
      stage.denies('admin', changed('reject', 'approved', { listing: value('unreviewed', true).to })));

    test.each<[ListingMove, ListingState, ListingMove]>([
      ['reject', 'pending', 'approve'],
      ['reject', 'approved', 'requeue'],
      ['requeue', 'approved', 'reject'],
      ['requeue', 'rejected', 'approve'],
    ])('denied: to %s what is %s, recorded as: %s', (move, state, what) =>
      stage.denies('admin', changed(move, state, { record: value('what', what).to })),
    );

    test('denied: over an existing audit record', async () => {
      await stage.given({ [`audit/${newReview}`]: reviewRecord('approve', pathOf('pending')) });
      await stage.denies('admin', send(review('approve', pathOf('pending'))));
    });

    test('denied: one audit record for two decisions', () =>
      stage.denies(
        'admin',
        send({
          ...review('approve', pathOf('pending')),
          [pathOf('rejected')]: reviewedListing('approve', pathOf('rejected')),
        }),
      ));

    // The twin belongs to another dealer, whose stock the same write counts too.
    const twinOf = (listing: DocumentData) => ({ ...listing, sellerId: otherDealer.uid });

    test('denied: an audit record of this listing for its twin too', async () => {
      const twin = `${collectionOf(kind)}/twin`;
      const before = twinOf(inWorld(pathOf('pending')));
      await stage.given({ [twin]: before });
      const listing = twinOf(reviewedListing('approve', pathOf('pending')));
      await stage.denies(
        'admin',
        send({ ...review('approve', pathOf('pending')), ...counted(twin, listing, { before }) }),
      );
    });

    // With the same content, only the collection of the record tells them apart.
    test('denied: an audit record of this listing for one of the other kind with the same id too', async () => {
      const other = `${collectionOf(kind === 'car' ? 'bike' : 'car')}/${listingId(kind, 'pending')}`;
      const before = twinOf(inWorld(pathOf('pending')));
      await stage.given({ [other]: before });
      const listing = twinOf(reviewedListing('approve', pathOf('pending')));
      await stage.denies(
        'admin',
        send({ ...review('approve', pathOf('pending')), ...counted(other, listing, { before }) }),
      );
    });

    test('denied: by anybody else, in place of a missing audit record', async () => {
      const path = pathOf('pending');
      await stage.given({ [path]: { ...inWorld(path), lastReview: newReview } });
      for (const account of [accounts.dealer, buyer]) {
        const record = reviewRecord('approve', path, account.uid);
        await stage.denies(account, send({ [`audit/${newReview}`]: record }));
      }
    });

    test('denied: two audit records of one decision', () =>
      stage.denies(
        'admin',
        send({
          ...review('approve', pathOf('pending')),
          'audit/another': reviewRecord('approve', pathOf('pending')),
        }),
      ));
  });

  describe('after another write', () => {
    const path = pathOf('pending');
    const edited = { ...inWorld(path), mileage: '30', updatedAt: later };

    function seenAsEdited(): DocumentData {
      const record = reviewRecord('approve', path);
      return { ...record, seen: later, content: { ...record.content, mileage: '30' } };
    }

    test.each([
      ['approve', 'denies'],
      ['reject', 'allows'],
    ] as const)('to %s a listing that its dealer has changed since: %s', async (move, verdict) => {
      await stage.given({ [path]: edited });
      await stage[verdict](
        'admin',
        send({ ...review(move, path), ...counted(path, { ...reviewedListing(move, path), mileage: '30' }) }),
      );
    });

    test('allowed: to approve it as it is now', async () => {
      await stage.given({ [path]: edited });
      await stage.allows(
        'admin',
        send({
          ...counted(path, { ...reviewedListing('approve', path), mileage: '30' }),
          [`audit/${newReview}`]: seenAsEdited(),
        }),
      );
    });

    test('denied: to approve it as it is now, with what the admin saw before', async () => {
      await stage.given({ [path]: edited });
      await stage.denies(
        'admin',
        send({
          ...counted(path, { ...reviewedListing('approve', path), mileage: '30' }),
          [`audit/${newReview}`]: { ...seenAsEdited(), content: reviewRecord('approve', path).content },
        }),
      );
    });

    test('of two admins who see the same listing, the second is refused', async () => {
      await stage.given({ [`admins/${otherAdmin.uid}`]: { id: otherAdmin.email } });
      await stage.allows('admin', send(review('approve', path)));
      const second = reviewRecord('reject', path, otherAdmin.uid);
      const countAfterApproval = counted(path, reviewedListing('approve', path))[countPath(accounts.dealer.uid)] ?? {};
      await stage.denies(
        otherAdmin,
        send({
          ...counted(
            path,
            { ...reviewedListing('reject', path), lastReview: 'second' },
            { before: reviewedListing('approve', path), count: countAfterApproval },
          ),
          'audit/second': second,
        }),
      );
    });
  });

  describe('taking a decision back', () => {
    const path = pathOf('approved');
    const decided = `audit/${reviewId(kind, 'approved')}`;

    test('denied: that of another admin', async () => {
      await stage.given({ [`admins/${otherAdmin.uid}`]: { id: otherAdmin.email } });
      await stage.denies(otherAdmin, send(review('requeue', path, otherAdmin.uid)));
      await stage.given({ [decided]: { ...inWorld(decided), who: otherAdmin.uid } });
      await stage.allows(otherAdmin, send(review('requeue', path, otherAdmin.uid)));
    });

    test('denied: when the listing has been written since', async () => {
      await stage.given({ [path]: { ...inWorld(path), updatedAt: later } });
      await stage.denies('admin', changed('requeue', 'approved', { record: value('seen', later).to }));
    });

    test('allowed: it has the time again that the admin has seen, and no other', async () => {
      const sentAt = Timestamp.fromMillis(longAgo.toMillis() - 60_000);
      await stage.given({ [decided]: { ...inWorld(decided), seen: sentAt } });
      const { updatedAt: before } = reviewedListing('requeue', path);
      await stage.denies('admin', changed('requeue', 'approved', { listing: value('updatedAt', before).to }));
      await stage.allows('admin', changed('requeue', 'approved', { listing: value('updatedAt', sentAt).to }));
    });

    test('denied: without an audit record of the decision', async () => {
      await stage.given({ [decided]: null });
      await stage.denies('admin', send(review('requeue', path)));
    });

    test('denied: twice', async () => {
      const waiting = { ...inWorld(path), ...moveWrites('requeue', 'approved'), updatedAt: longAgo };
      await stage.given({ [path]: waiting });
      const again = counted(path, reviewedListing('requeue', path), { before: waiting });
      await stage.denies('admin', send({ ...review('requeue', path), ...again }));
    });
  });

  test.each<[string, Account]>([
    ['an account with the admin’s e-mail address, but without the record', { ...admin, uid: 'uidOfImpostor' }],
    ['an account whose id begins like the admin’s', { ...admin, uid: `${admin.uid}2` }],
    ['its dealer', accounts.dealer],
    ['a buyer', buyer],
  ])('denied: by %s', async (_, account) => {
    await stage.denies(account, send(review('approve', pathOf('pending'), account.uid)));
    await stage.denies(account, send(review('approve', pathOf('pending'))));
  });

  test.each(['approve', 'reject'] as const)('denied: to %s it, by an admin who is its dealer', async (move) => {
    await stage.given({ [`admins/${accounts.dealer.uid}`]: {} });
    await stage.denies('dealer', send(review(move, pathOf('pending'), accounts.dealer.uid)));
    await stage.allows('admin', send(review(move, pathOf('pending'))));
  });

  describe('as its own dealer', () => {
    const requeue = moveWrites('requeue', 'approved');
    const dealersWishes = [
      ['approve it', moveWrites('approve', 'pending')],
      ['reject it', moveWrites('reject', 'pending')],
      ['give it to another dealer', { ...requeue, sellerId: otherDealer.uid }],
      ['make it newer', { ...requeue, createdAt: now }],
      ['add a field', { ...requeue, featured: true }],
      ['name another review', { ...requeue, lastReview: 'review' }],
    ] as const;

    test('saved as it was: denied after another last review, allowed after the one before', async () => {
      const saved = moveWrites('edit', 'pending');
      const other = { ...saved, lastReview: 'review' };
      await stage.denies('dealer', (db) => changeListing(db, pathOf('pending'), other, saved));
      await stage.allows('dealer', (db) => changeListing(db, pathOf('pending'), saved));
    });

    describe.each(allForCars(kind, listingStates))('while it is %s', (state) => {
      test.each(dealersWishes)('denied: to %s', (_, changes) =>
        stage.denies('dealer', (db) => changeListing(db, pathOf(state), changes, requeue)),
      );

      test('denied: to delete it', () => stage.denies('dealer', (db) => deleteDoc(doc(db, pathOf(state)))));
    });
  });
});
