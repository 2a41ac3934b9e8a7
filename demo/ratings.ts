import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { admin } from './catalogue/people';
import { ratings } from './catalogue/ratings';
import { DAY } from './catalogue/times';

type Records = Map<string, DocumentData>;

/** The dealer's listings, which the ratings are about in turn. */
function listingsOf(records: Records, dealer: string): readonly (readonly [string, DocumentData])[] {
  return [...records]
    .filter(([path, { sellerId }]) => /^(products|bikes)\//.test(path) && sellerId === dealer)
    .toSorted(([one], [other]) => one.localeCompare(other));
}

/** Adds the ratings, what they sum up to, and the admin's decisions to hide one. */
export function addRatings(records: Records): void {
  for (const { dealer, given } of ratings) {
    const listings = listingsOf(records, dealer);
    const total = { count: 0, sum: 0, testDrives: 0 };
    for (const [index, { at, hidden, answer, ...opinion }] of given.entries()) {
      const [path = '', listing = {}] = listings[index % listings.length] ?? [];
      const [collection = '', vehicleId = ''] = path.split('/');
      const userId = `demo-former-buyer-${index + 1}`;
      const id = `${userId}_${dealer}`;
      const testDrive = index % 3 > 0;
      const lastReview = hidden && `${id}_1`;
      records.set(`ratings/${id}`, {
        ...opinion,
        sellerId: dealer,
        userId,
        collection,
        vehicleId,
        name: listing.carName ?? listing.bikeName,
        testDrive,
        at: Timestamp.fromMillis(at),
        answer,
        answeredAt: answer ? Timestamp.fromMillis(at + DAY) : null,
        hidden,
        lastReview,
      });
      if (hidden) {
        const when = Timestamp.fromMillis(at + DAY);
        const about = { collection: 'ratings', recordId: id, follows: '' };
        records.set(`audit/${lastReview}`, { who: admin.uid, what: 'hide', when, reason: hidden, ...about });
        continue;
      }
      total.count += 1;
      total.sum += opinion.stars;
      total.testDrives += testDrive ? 1 : 0;
      records.set(`dealerRatings/${dealer}`, { ...total, ratingId: id, at: Timestamp.fromMillis(at) });
    }
  }
}
