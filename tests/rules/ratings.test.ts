import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { bookingStates } from '../../src/bookings/bookingState';
import { hideReasons } from '../../src/ratings/rating';
import { ratingLimits, textLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { joined, setting, unknownKeys, value, without } from './change';
import { deviceTime, longAgo, testDriveIn } from './documents';
import { optionalText, requiredText, serverTime, wholeNumber } from './fieldEdges';
import {
  completed,
  counted,
  ended,
  hide,
  hideRecord,
  newRating,
  rate,
  rated,
  ratingPath,
  show,
  stars,
  sumPath,
  writeRating,
} from './ratings';
import { openStage } from './stage';
import { bookedId, bookingPath, inWorld, kinds } from './world';

/** Ratings of dealers (RATE-1 to RATE-4). */

const stage = openStage();
const { buyer, otherBuyer, dealer, otherDealer } = accounts;
const path = ratingPath;
const suspended = { reason: 'Spam', since: longAgo };

describe.each(kinds)('to rate the dealer of a %s', (kind) => {
  const honest = newRating(kind);
  const send = (rating: DocumentData) => (db: Firestore) => {
    const given = rating.stars;
    return writeRating(db, { ...rate(kind), rating, sum: counted(1, typeof given === 'number' ? given : stars) });
  };

  const { allowed, denied } = joined(
    optionalText('text', textLimits.ratingText),
    serverTime('at'),
    wholeNumber('stars', ratingLimits.fewestStars, ratingLimits.mostStars),
    {
      allowed: [value('asDescribed', false), value('onTime', true)],
      denied: [
        value('asDescribed', null),
        value('asDescribed', 'yes'),
        value('onTime', 1),
        value('onTime', null),
        value('collection', kind === 'car' ? 'bikes' : 'products'),
        value('collection', 'users'),
        value('vehicleId', 'another'),
        value('name', 'Another name'),
        value('name', null),
        value('sellerId', otherDealer.uid),
        value('userId', otherBuyer.uid),
        value('answer', 'Thank you'),
        value('answeredAt', longAgo, 'long ago'),
        value('hidden', 'abuse'),
        value('hidden', null),
        value('lastReview', 'x'),
        ...Object.keys(honest).map(without),
        ...unknownKeys('buyerName', 'phone'),
      ],
    },
  );

  test.each(allowed)('allowed: $name', async ({ to }) => {
    await stage.given(completed(kind));
    await stage.allows('buyer', send(to(honest)));
  });
  test.each(denied)('denied: $name', async ({ to }) => {
    await stage.given(completed(kind));
    await stage.denies('buyer', send(to(honest)));
  });

  test('denied: a second time, and to change or delete the first', async () => {
    await stage.given(rated(kind));
    await stage.denies('buyer', send(honest));
    await stage.denies('buyer', (db) => setDoc(doc(db, ratingPath), { text: 'x' }, { merge: true }));
    await stage.denies('buyer', (db) => deleteDoc(doc(db, ratingPath)));
  });

  test.each(bookingStates)('only a completed booking: %s', async (status) => {
    const booking = bookingPath(buyer.uid, bookedId(kind));
    await stage.given({ [booking]: { ...inWorld(booking), status } });
    if (status === 'completed') await stage.allows('buyer', send(honest));
    else await stage.denies('buyer', send(honest));
  });
});

describe('who may rate', () => {
  test.each(['visitor', 'otherBuyer', 'dealer', 'otherDealer', 'admin'] as const)('denied: %s', async (actor) => {
    await stage.given(completed('car'));
    await stage.denies(actor, (db) => writeRating(db, rate('car')));
    await stage.allows('buyer', (db) => writeRating(db, rate('car')));
  });

  test('denied: a suspended account', async () => {
    await stage.given({ ...completed('car'), [`suspensions/${buyer.uid}`]: suspended });
    await stage.denies('buyer', (db) => writeRating(db, rate('car')));
    await stage.given({ [`suspensions/${buyer.uid}`]: null });
    await stage.allows('buyer', (db) => writeRating(db, rate('car')));
  });

  test('denied: without a confirmed e-mail address', async () => {
    await stage.given(completed('car'));
    const { uid, email } = buyer;
    await stage.denies({ uid, email }, (db) => writeRating(db, rate('car')));
    await stage.allows('buyer', (db) => writeRating(db, rate('car')));
  });

  test('a booking that was declined may be rated only if it was accepted, and its hour had come', async () => {
    const sent = { rating: { ...newRating('car'), testDrive: true }, sum: counted(1, stars, 1) };
    await stage.given(ended('car', { status: 'declined', testDrive: testDriveIn(-1) }));
    await stage.denies('buyer', (db) => writeRating(db, sent));
    await stage.given(ended('car', { status: 'accepted', testDrive: testDriveIn(-1), afterHour: true }));
    await stage.denies('buyer', (db) => writeRating(db, sent));
    await stage.given(ended('car', { status: 'declined', testDrive: testDriveIn(-1), afterHour: true }));
    await stage.allows('buyer', (db) => writeRating(db, sent));
  });

  test('denied: without a booking, and with the id of another one', async () => {
    await stage.given(completed('car'));
    await stage.denies('buyer', (db) =>
      writeRating(db, { ...rate('car'), id: `ratings/${buyer.uid}_${bookedId('car')}` }),
    );
    await stage.given({ [bookingPath(buyer.uid, bookedId('car'))]: null });
    await stage.denies('buyer', (db) => writeRating(db, rate('car')));
  });
});

test('denied: of another dealer, with the count of that one', async () => {
  await stage.given(completed('car'));
  const foreign = { ...newRating('car'), sellerId: otherDealer.uid };
  const sumAt = `dealerRatings/${otherDealer.uid}`;
  await stage.denies('buyer', (db) => writeRating(db, { ...rate('car'), rating: foreign, sumAt }));
});

test('denied: in the own name, of a booking of another buyer', async () => {
  await stage.given(completed('car'));
  const rating = { ...newRating('car'), userId: otherBuyer.uid };
  await stage.denies('otherBuyer', (db) => writeRating(db, { ...rate('car'), rating }));
});

describe('what a rating counts', () => {
  const honest = counted(1, stars);

  test('a second rating replaces the first, once a later booking has ended', async () => {
    await stage.given({ ...completed('car'), ...completed('bike') });
    await stage.allows('buyer', (db) => writeRating(db, rate('car')));
    const replacement = { rating: { ...newRating('bike'), stars: 1 }, sum: counted(0, 1 - stars) };
    await stage.denies('buyer', (db) => writeRating(db, replacement));
    await stage.given({ ...rated('car'), ...ended('bike', {}) });
    for (const sum of [counted(1, 1), counted(0, 0), counted(0, 1 - stars, 1), counted(1, 1 - stars), null]) {
      await stage.denies('buyer', (db) => writeRating(db, { ...replacement, sum }));
    }
    await stage.denies('otherBuyer', (db) => writeRating(db, replacement));
    await stage.denies('buyer', (db) =>
      writeRating(db, { ...replacement, rating: { ...replacement.rating, lastReview: 'another' } }),
    );
    await stage.denies('buyer', (db) =>
      writeRating(db, { ...replacement, rating: { ...replacement.rating, at: deviceTime } }),
    );
    await stage.allows('buyer', (db) => writeRating(db, replacement));
    await stage.denies('buyer', (db) => writeRating(db, replacement));
  });

  test('a rating in place of a hidden one is shown, and counts', async () => {
    await stage.given({ ...rated('car', { hidden: 'abuse', lastReview: 'before' }), ...ended('car', {}) });
    const rating = { ...newRating('car'), lastReview: 'before' };
    await stage.denies('buyer', (db) => writeRating(db, { rating, sum: counted(0, 0) }));
    await stage.allows('buyer', (db) => writeRating(db, { rating, sum: counted(1, stars) }));
  });

  test('a test drive is counted, if the booking had one', async () => {
    await stage.given(ended('car', { testDrive: testDriveIn(-1) }));
    const rating = { ...newRating('car'), testDrive: true };
    await stage.denies('buyer', (db) => writeRating(db, rate('car')));
    await stage.denies('buyer', (db) => writeRating(db, { rating, sum: counted(1, stars) }));
    await stage.allows('buyer', (db) => writeRating(db, { rating, sum: counted(1, stars, 1) }));
  });

  test('every number is whole', async () => {
    await stage.given(completed('car'));
    for (const field of ['count', 'sum', 'testDrives']) {
      const sum = { ...counted(1, stars), [field]: increment(field === 'count' ? 1.5 : stars + 0.5) };
      await stage.denies('buyer', (db) => writeRating(db, { ...rate('car'), sum }));
    }
  });

  const differences: readonly (readonly [string, DocumentData | null])[] = [
    ['without the count', null],
    ['two in place of one', { ...honest, count: increment(2) }],
    ['none', { ...honest, count: increment(0) }],
    ['a star more', { ...honest, sum: increment(stars + 1) }],
    ['no stars', { ...honest, sum: increment(0) }],
    ['another rating', { ...honest, ratingId: 'another' }],
    ['at another time', { ...honest, at: deviceTime }],
    ['another field', { ...honest, average: 5 }],
  ];

  test.each(differences)('denied: the first, %s', async (_, sum) => {
    await stage.given(completed('car'));
    await stage.denies('buyer', (db) => writeRating(db, { ...rate('car'), sum }));
    await stage.allows('buyer', (db) => writeRating(db, rate('car')));
  });

  test.each(differences)('denied: a later one, %s', async (_, sum) => {
    const before = { [sumPath]: { count: 6, sum: 20, ratingId: 'x', at: longAgo } };
    await stage.given({ ...completed('car'), ...before });
    await stage.denies('buyer', (db) => writeRating(db, { ...rate('car'), sum }));
    await stage.allows('buyer', (db) => writeRating(db, rate('car')));
  });

  test('denied: the count alone, before and after the rating', async () => {
    await stage.given(completed('car'));
    const alone = { ...rate('car'), rating: null };
    await stage.denies('buyer', (db) => writeRating(db, alone));
    await stage.given({ ...rated('car'), [sumPath]: null });
    await stage.denies('buyer', (db) => writeRating(db, alone));
    await stage.given(rated('car'));
    await stage.denies('buyer', (db) => writeRating(db, alone));
    await stage.denies('admin', (db) => writeRating(db, alone));
    for (const actor of ['buyer', 'admin'] as const) {
      await stage.denies(actor, (db) => writeRating(db, { ...alone, sum: counted(0, 0) }));
    }
    await stage.denies('buyer', (db) => deleteDoc(doc(db, sumPath)));
  });

  test('denied: as the count of another dealer, too', async () => {
    await stage.given(completed('car'));
    const foreign = `dealerRatings/${otherDealer.uid}`;
    await stage.denies('buyer', (db) => writeRating(db, { ...rate('car'), sumAt: foreign }));
    await stage.denies('buyer', async (db) => {
      const batch = writeBatch(db);
      batch.set(doc(db, path), newRating('car'));
      for (const at of [sumPath, foreign]) batch.set(doc(db, at), honest, { merge: true });
      await batch.commit();
    });
    await stage.given({ [foreign]: { count: 1, sum: 5, ratingId: 'x', at: longAgo } });
    await stage.denies('buyer', async (db) => {
      const batch = writeBatch(db);
      batch.set(doc(db, path), newRating('car'));
      for (const at of [sumPath, foreign]) batch.set(doc(db, at), honest, { merge: true });
      await batch.commit();
    });
  });
});

describe('the answer of the dealer', () => {
  const honest = { answer: 'Thank you for the visit.', answeredAt: serverTimestamp() };
  const send = (changes: DocumentData) => (db: Firestore) => updateDoc(doc(db, path), changes);
  const { allowed, denied } = joined(requiredText('answer', textLimits.ratingAnswer), serverTime('answeredAt'), {
    allowed: [],
    denied: [
      setting('and the stars', { stars: 5 }),
      setting('and hides it', { hidden: 'abuse' }),
      ...unknownKeys('likes'),
    ],
  });

  test.each(allowed)('allowed: $name', async ({ to }) => {
    await stage.given(rated('car'));
    await stage.allows('dealer', send(to(honest)));
  });
  test.each(denied)('denied: $name', async ({ to }) => {
    await stage.given(rated('car'));
    await stage.denies('dealer', send(to(honest)));
  });

  test.each(['visitor', 'buyer', 'otherDealer', 'admin'] as const)('denied: %s', async (actor) => {
    await stage.given(rated('car'));
    await stage.denies(actor, send(honest));
  });

  test('denied: a second one, and of a suspended dealer', async () => {
    await stage.given({ ...rated('car'), [`suspensions/${dealer.uid}`]: suspended });
    await stage.denies('dealer', send(honest));
    await stage.given({ [`suspensions/${dealer.uid}`]: null });
    await stage.allows('dealer', send(honest));
    await stage.denies('dealer', send({ ...honest, answer: 'Another answer' }));
  });
});

describe('a rating that the admin hides', () => {
  test('is hidden with its record and its count, once, and shown again', async () => {
    await stage.given(rated('car'));
    await stage.denies('dealer', (db) => writeRating(db, hide(dealer.uid)));
    await stage.given({ [`admins/${dealer.uid}`]: {} });
    await stage.denies('dealer', (db) => writeRating(db, hide(dealer.uid)));
    await stage.allows('admin', (db) => writeRating(db, hide()));
    await stage.denies('admin', (db) => writeRating(db, hide()));
    await stage.given(rated('car', { hidden: 'abuse', lastReview: 'before' }));
    await stage.given({ 'audit/review-of-rating': null });
    await stage.allows('admin', (db) =>
      writeRating(db, { ...show(), record: { ...hideRecord(''), follows: 'before' } }),
    );
  });

  test('denied: and taken from the count of another dealer, too', async () => {
    const foreign = `dealerRatings/${otherDealer.uid}`;
    await stage.given({ ...rated('car'), [foreign]: { count: 1, sum: 5, ratingId: 'x', at: longAgo } });
    await stage.denies('admin', async (db) => {
      const { rating, record } = hide();
      const batch = writeBatch(db);
      batch.set(doc(db, ratingPath), rating, { merge: true });
      batch.set(doc(db, 'audit/review-of-rating'), record);
      for (const at of [sumPath, foreign]) batch.set(doc(db, at), counted(-1, -stars), { merge: true });
      await batch.commit();
    });
  });

  test.each(hideReasons)('allowed: because of %s', async (reason) => {
    await stage.given(rated('car'));
    await stage.allows('admin', (db) =>
      writeRating(db, {
        ...hide(),
        rating: { hidden: reason, lastReview: 'review-of-rating' },
        record: hideRecord(reason),
      }),
    );
  });

  const { denied } = joined({
    allowed: [],
    denied: [
      value('who', otherBuyer.uid),
      value('what', 'show'),
      value('what', 'done'),
      value('when', longAgo, 'long ago'),
      value('reason', 'personal'),
      value('reason', ''),
      value('collection', 'reports'),
      value('recordId', 'another'),
      value('follows', 'another'),
      ...Object.keys(hideRecord()).map(without),
      ...unknownKeys('seen'),
    ],
  });

  test.each(denied)('denied: a record with $name', async ({ to }) => {
    await stage.given(rated('car'));
    await stage.denies('admin', (db) => writeRating(db, { ...hide(), record: to(hideRecord()) }));
  });

  const changes = { hidden: 'abuse', lastReview: 'review-of-rating' };
  test.each<readonly [string, Partial<Parameters<typeof writeRating>[1]>]>([
    ['without the record', { record: null }],
    ['with the record under another id', { recordId: 'another' }],
    ['without the count', { sum: null }],
    ['with a count that stays', { sum: counted(0, 0) }],
    ['with the stars that stay', { sum: counted(-1, 0) }],
    ['with a star too many', { sum: counted(-1, -stars - 1) }],
    ['with the count of another rating', { sum: { ...counted(-1, -stars), ratingId: 'another' } }],
    ['with another field of the count', { sum: { ...counted(-1, -stars), average: 5 } }],
    ['with a count of another time', { sum: { ...counted(-1, -stars), at: deviceTime } }],
    ['for another reason', { rating: { ...changes, hidden: 'other' }, record: hideRecord('other') }],
    ['and other stars', { rating: { ...changes, stars: 1 } }],
    ['and another text', { rating: { ...changes, text: '' } }],
    ['only as shown, while it is shown', { ...show() }],
    ['shown, with a count that stays', { ...show(), sum: counted(0, 0) }],
    ['not at all, with a record', { rating: null }],
    ['and counted not at all, with a record', { rating: null, sum: null }],
  ])('denied: hidden %s', async (_, difference) => {
    await stage.given(rated('car'));
    await stage.denies('admin', (db) => writeRating(db, { ...hide(), ...difference }));
  });

  test('denied: shown as hidden for another reason', async () => {
    await stage.given(rated('car', { hidden: 'abuse' }));
    const again = { rating: { hidden: 'false', lastReview: 'review-of-rating' }, sum: counted(0, 0) };
    await stage.denies('admin', (db) => writeRating(db, { ...again, record: hideRecord('false') }));
    await stage.denies('admin', (db) =>
      writeRating(db, { ...again, record: { ...hideRecord('false'), what: 'show' } }),
    );
    await stage.denies('admin', (db) =>
      writeRating(db, {
        ...again,
        sum: counted(1, stars),
        record: { ...hideRecord('false'), what: 'show' },
      }),
    );
    await stage.denies('admin', (db) => writeRating(db, { ...show(), record: { ...hideRecord(''), what: 'hide' } }));
    await stage.allows('admin', (db) => writeRating(db, show()));
  });
});

describe('who reads ratings', () => {
  const shownOf = (db: Firestore, ...more: Parameters<typeof query>[1][]) =>
    getDocs(query(collection(db, 'ratings'), where('sellerId', '==', dealer.uid), ...more));

  test('anyone reads the shown ones a page at a time, and no other', async () => {
    await stage.given(rated('car'));
    await stage.shows('visitor', (db) => shownOf(db, where('hidden', '==', ''), limit(8)));
    await stage.denies('visitor', (db) => shownOf(db, limit(8)));
    await stage.denies('visitor', (db) => shownOf(db, where('hidden', '==', '')));
    await stage.denies('visitor', (db) => shownOf(db, where('hidden', '==', 'abuse'), limit(8)));
    await stage.denies('otherDealer', (db) => shownOf(db, limit(8)));
    await stage.shows('dealer', (db) => shownOf(db, limit(8)));
    await stage.shows('admin', (db) => shownOf(db, limit(8)));
    await stage.denies('dealer', (db) => shownOf(db, limit(31)));
    await stage.denies('admin', (db) => shownOf(db));
  });

  test('a buyer reads the own ones, hidden or not', async () => {
    await stage.given(rated('car', { hidden: 'abuse' }));
    const own = (db: Firestore) =>
      getDocs(query(collection(db, 'ratings'), where('userId', '==', buyer.uid), limit(8)));
    await stage.shows('buyer', own);
    await stage.denies('otherBuyer', own);
    await stage.shows('buyer', (db) => getDoc(doc(db, path)));
    await stage.denies('otherBuyer', (db) => getDoc(doc(db, path)));
  });
});
