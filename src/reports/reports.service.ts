import { siteClient } from '../firebase/client';
import { serverNow, setRecord } from '../firebase/records';
import { findDocument } from '../firebase/rest';
import { readAs, requireSignInAs } from '../firebase/tokens';
import { writeOnce } from '../firebase/writeOnce';
import { cleanText } from '../shared/text/cleanText';
import type { Uid } from '../shared/valueTypes';
import { type Report, type Reported, type ReportReason, reportId } from './report';
import { toReport } from './report.record';

/**
 * The buyer's report of that listing or dealer; undefined: there is none.
 *
 * @throws AppError 'signedOut'
 */
export async function findOwnReport(userId: Uid, about: Reported): Promise<Report | undefined> {
  const id = reportId(about, userId);
  const stored = await readAs(userId, (access) => findDocument({ collection: 'reports', id }, access));
  return stored && toReport(id, stored);
}

/**
 * Reports a listing or a dealer. A second report of the same changes nothing while the first one is open. After that, it
 * takes its place.
 *
 * @param text at most 500 characters
 * @throws AppError 'signedOut'; 'denied' when it is not public any more
 */
export async function sendReport(userId: Uid, about: Reported, reason: ReportReason, text: string): Promise<void> {
  await requireSignInAs(userId);
  const { collection, recordId, sellerId, name } = about;
  await writeOnce(
    () =>
      setRecord(siteClient(), ['reports', reportId(about, userId)], {
        collection,
        recordId,
        sellerId,
        name,
        userId,
        reason,
        text: cleanText(text),
        at: serverNow(),
        handledAt: null,
      }),
    async () => {
      const stored = await findOwnReport(userId, about);
      return stored && !stored.handledAt ? 'done' : 'refused';
    },
  );
}
