import { keepEarlyAnswer } from '../../src/services/earlyAnswers';
import type { FirestoreRequest } from '../../src/services/firestoreQuery';
import { sendRequest } from '../../src/services/firestoreRequest';

/** As the script in the page does. */
export function askEarly(request: FirestoreRequest): void {
  keepEarlyAnswer(request, sendRequest(request));
}
