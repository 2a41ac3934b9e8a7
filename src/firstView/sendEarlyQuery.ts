import { type Answer, type AnswerRow, type EarlyQuery, keepEarlyAnswer } from '../firebase/earlyAnswers';
import { documentRequest, listRequest } from '../firebase/query';
import { sendRequest } from '../firebase/request';
import { showFirstPhoto } from './firstPhoto';

/** The first thumbnail. Cards show it, and details show it until the large photo is loaded. */
function photoOf([row]: Answer): string | undefined {
  const thumbnails = (row?.document ?? row?.found)?.fields?.thumbnails;
  const [first] = (thumbnails && 'arrayValue' in thumbnails && thumbnails.arrayValue.values) || [];
  return first && 'stringValue' in first ? first.stringValue : undefined;
}

/** Sends an early query, and loads the first photo of its answer, while the app's code is downloading. */
export function sendEarlyQuery({ query, withPhoto }: EarlyQuery): void {
  const request = 'id' in query ? documentRequest(query) : listRequest(query);
  const answer = sendRequest<AnswerRow>(request);
  keepEarlyAnswer(query, answer);
  if (!withPhoto) return;
  const showPhoto = (rows: Answer) => {
    const photo = photoOf(rows);
    if (photo) showFirstPhoto(photo);
  };
  // If the early query fails, the app sends the query again.
  answer.then(showPhoto).catch(() => undefined);
}
