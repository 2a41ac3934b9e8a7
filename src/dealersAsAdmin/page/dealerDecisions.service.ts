import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import { toDealer } from '../../dealers/dealer.record';
import { identityOf } from '../../dealers/dealerIdentity';
import { decisionReason } from '../../decisions/decisionReason';
import { type PagedQuery, readPage } from '../../firebase/paging';
import { equal, type Filter, oneOf } from '../../firebase/query';
import { readFields, readText, readTime, type StoredFields } from '../../firebase/stored';
import type { Cursor, Page } from '../../shared/page';
import type { Uid } from '../../shared/valueTypes';
import type { AboutDealer, DealerDecision, DealerMove } from '../dealerReview';
import { withReviewedDealers } from '../dealersAsAdmin.service';
import { dealerMoveLabels } from '../texts';

/** The records of the admin's decisions about dealers, for the admin. */

function isDealerMove(text: string): text is DealerMove {
  return Object.hasOwn(dealerMoveLabels, text);
}

function toDecision(id: string, data: StoredFields): DealerDecision {
  const what = readText(data, 'what');
  const sellerId = readText(data, 'recordId');
  const identityIn = (field: string) => identityOf(toDealer(sellerId, readFields(data, field)));
  return {
    id,
    sellerId,
    what: isDealerMove(what) ? what : 'reject',
    who: readText(data, 'who'),
    when: readTime(data, 'when'),
    reason: decisionReason(what, readText(data, 'reason')),
    change: data.before && data.after ? { before: identityIn('before'), after: identityIn('after') } : null,
  };
}

function decisions(...where: readonly Filter[]): PagedQuery {
  return { collection: 'audit', where, orderBy: [['when', 'DESCENDING']] };
}

/**
 * The decisions about a dealer, the last one first.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function listDealerDecisions(sellerId: Uid, cursor: Cursor | null): Promise<Page<DealerDecision>> {
  const isAboutDealer = oneOf('collection', ['profileChanges', 'suspensions', 'warnings', 'sellers']);
  const query = decisions(isAboutDealer, equal('recordId', sellerId));
  return readAsAdmin((access) => readPage(query, cursor, toDecision, access));
}

/**
 * The suspensions that were lifted, the latest first.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function listLifted(cursor: Cursor | null): Promise<Page<AboutDealer<DealerDecision>>> {
  const query = decisions(equal('collection', 'suspensions'), equal('what', 'lift'));
  return readAsAdmin(async (access) => withReviewedDealers(await readPage(query, cursor, toDecision, access), access));
}
