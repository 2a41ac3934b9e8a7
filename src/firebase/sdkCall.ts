import { translateErrors } from './sdkErrors';
import { withTimeLimit } from './timeLimit';

/** One call of the SDK. @throws AppError, 'offline' if no answer comes in time */
export function sdkCall<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return withTimeLimit(() => translateErrors(call));
}
