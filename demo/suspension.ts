import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { admin } from './catalogue/people';
import { suspension } from './catalogue/suspension';

/** The suspension of a dealer who was public. The dealer's listing is taken down already. */
export function addSuspension(records: Map<string, DocumentData>): void {
  const { dealer, reason, at } = suspension;
  const since = Timestamp.fromMillis(at);
  const lastReview = `${dealer}_suspended`;
  records.set(`suspensions/${dealer}`, { reason, since, wasPublic: true, lastReview });
  const about = { collection: 'suspensions', recordId: dealer };
  records.set(`audit/${lastReview}`, { who: admin.uid, what: 'suspend', when: since, reason, ...about });
}
