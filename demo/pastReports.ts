import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { hoursUntilHandled, pastReports } from './catalogue/pastReports';
import { admin } from './catalogue/people';

const HOUR = 3_600_000;

/** The reports of the weeks before, each with the record of the admin's answer. */
export function addPastReports(records: Map<string, DocumentData>): void {
  for (const { listing, userId, reason, at, note } of pastReports) {
    const reported = records.get(`${listing.collection}/${listing.id}`);
    if (reported === undefined) throw new Error(`Nothing to report: ${listing.id}`);
    const id = `${listing.collection}_${listing.id}_${userId}`;
    const handledAt = Timestamp.fromMillis(at + hoursUntilHandled * HOUR);
    records.set(`reports/${id}`, {
      collection: listing.collection,
      recordId: listing.id,
      sellerId: reported.sellerId,
      name: reported.carName ?? reported.bikeName,
      userId,
      reason,
      text: '',
      at: Timestamp.fromMillis(at),
      handledAt,
    });
    const decision = { who: admin.uid, what: 'done', when: handledAt, reason: note };
    records.set(`audit/${id}_${at}_done`, { ...decision, collection: 'reports', recordId: id });
  }
}
