import { isSellerId } from '../domain/sellerAddress';
import { type Answer, type AnswerRow, keepEarlyAnswer } from '../services/earlyAnswers';
import type { FirestoreRequest } from '../services/firestoreQuery';
import { sellersRequest } from '../services/firstLists';
import { showFirstPhoto } from './firstPhoto';
import { type FirstRequest, firstRequestsAt } from './firstRequests';

type Send = (request: FirestoreRequest) => Promise<Answer>;

/** The text, or the first of a list of texts, that the record has there. */
function firstText(row: AnswerRow | undefined, field: string): string | undefined {
  const value = (row?.document ?? row?.found)?.fields?.[field];
  const first = value && 'arrayValue' in value ? value.arrayValue.values?.[0] : value;
  return first && 'stringValue' in first ? first.stringValue : undefined;
}

/** The small version, which cards show, and details until the large one is there. */
function showPhotoOf([first]: Answer): void {
  const address = firstText(first, 'thumbnails');
  if (address) showFirstPhoto(address);
}

/** The same question as the cards ask: one for all dealers of a page. */
function askForSellersOf(answer: Answer, send: Send): void {
  const ids = answer.flatMap((row) => firstText(row, 'sellerId') ?? []);
  if (ids.length > 0 && ids.every(isSellerId)) ask({ request: sellersRequest([...new Set(ids)]) }, send);
}

function ask({ request, withPhoto, withSellers }: FirstRequest, send: Send): void {
  const answer = send(request);
  keepEarlyAnswer(request, answer);
  // Where it fails, whoever shows it asks anew.
  if (withPhoto) answer.then(showPhotoOf).catch(() => undefined);
  if (withSellers) answer.then((rows) => askForSellersOf(rows, send)).catch(() => undefined);
}

/**
 * Asks for what the page at this address shows first, and then for the photo that is seen first, before the code is there
 * that shows them.
 */
export function askEarlyAt(location: Location, send: Send): void {
  for (const request of firstRequestsAt(location)) ask(request, send);
}
