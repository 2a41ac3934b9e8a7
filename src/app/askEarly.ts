import { type Answer, keepEarlyAnswer } from '../services/earlyAnswers';
import type { FirestoreRequest } from '../services/firestoreQuery';
import { sellerRequest } from '../services/firstLists';
import { type FirstRequest, firstRequestsAt, isSellerId } from './firstRequests';

type Send = (request: FirestoreRequest) => Promise<Answer>;

/** The text, or the first of a list of texts, that the answer's first record has there. */
function firstText([row]: Answer, field: string): string | undefined {
  const value = (row?.document ?? row?.found)?.fields?.[field];
  const first = value && 'arrayValue' in value ? value.arrayValue.values?.[0] : value;
  return first && 'stringValue' in first ? first.stringValue : undefined;
}

/** The small version, which cards show, and details until the large one is there. */
function fetchFirstPhoto(answer: Answer): void {
  const address = firstText(answer, 'thumbnails');
  if (!address) return;
  const photo = new Image();
  photo.fetchPriority = 'high';
  photo.src = address;
}

function askForSellerOf(answer: Answer, send: Send): void {
  const id = firstText(answer, 'sellerId');
  if (id && isSellerId(id)) ask({ request: sellerRequest(id) }, send);
}

function ask({ request, withPhoto, withSeller }: FirstRequest, send: Send): void {
  const answer = send(request);
  keepEarlyAnswer(request, answer);
  // Where it fails, whoever shows it asks anew.
  if (withPhoto) answer.then(fetchFirstPhoto).catch(() => undefined);
  if (withSeller) answer.then((rows) => askForSellerOf(rows, send)).catch(() => undefined);
}

/**
 * Asks for what the page at this address shows first, and then for the photo that is seen first, before the code is there
 * that shows them.
 */
export function askEarlyAt(location: Location, send: Send): void {
  for (const request of firstRequestsAt(location)) ask(request, send);
}
