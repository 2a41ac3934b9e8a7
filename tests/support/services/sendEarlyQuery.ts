import { keepEarlyAnswer } from '../../../src/firebase/earlyAnswers';
import { type DocumentQuery, documentRequest, type ListQuery, listRequest } from '../../../src/firebase/query';
import { sendRequest } from '../../../src/firebase/request';

/** Sends an early query, as the early script does. */
export function sendEarlyQuery(query: ListQuery | DocumentQuery): void {
  const request = 'id' in query ? documentRequest(query) : listRequest(query);
  keepEarlyAnswer(query, sendRequest(request));
}
