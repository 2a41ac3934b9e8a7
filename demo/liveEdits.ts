import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { checks } from './catalogue/checks';

const HOUR = 3_600_000;

/**
 * A checked dealer has edited the newest live car since its approval, and no admin has seen it yet (LIST-22). Comes after
 * the reviews: their records keep what the admin saw.
 */
export function addLiveEdit(records: Map<string, DocumentData>): void {
  const [check] = checks;
  const ofDealer = [...records].filter(
    ([path, { sellerId, approved }]) => path.startsWith('products/') && approved === true && sellerId === check?.dealer,
  );
  const [path, listing] = ofDealer.at(-1) ?? [];
  if (path === undefined || listing === undefined) throw new Error('The checked dealer has no live car');
  records.set(path, {
    ...listing,
    carDescription: `${listing.carDescription} Four new tyres last week.`,
    updatedAt: Timestamp.fromMillis(listing.updatedAt.toMillis() + HOUR),
    unreviewed: true,
  });
}
