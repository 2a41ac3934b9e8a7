import { type AppErrorKind, isAppError } from '../shared/appError';
import { showError, showWarning } from '../ui/overlays/dialogs';
import { networkTexts } from '../ui/texts';

/** A text is shown as an error; with a title, as a warning: nothing is broken, but it cannot be done now. */
type SaidFailure = string | readonly [title: string, text: string];

type FailureText = SaidFailure | ((error: unknown) => SaidFailure);

/** What people read when a call fails, by the kind of the failure. */
export type Failures = { readonly otherwise: FailureText } & Partial<Readonly<Record<AppErrorKind, FailureText>>>;

/** Without a network, the call failed, or the code for it could not be loaded. */
function isForNetwork(error: unknown): boolean {
  return !navigator.onLine && (isAppError(error, 'offline') || !isAppError(error));
}

function saidFailure(failures: Failures, error: unknown): SaidFailure {
  const text = (isAppError(error) && failures[error.kind]) || failures.otherwise;
  const said = typeof text === 'function' ? text(error) : text;
  return typeof said === 'string' && isForNetwork(error) ? `${networkTexts.offline} ${said}` : said;
}

/** The text alone, for a place without dialogs. */
export function failureText(failures: Failures, error: unknown): string {
  const said = saidFailure(failures, error);
  return typeof said === 'string' ? said : said[1];
}

/** Says in a dialog what has failed. Resolves when it is closed. */
export async function showFailure(failures: Failures, error: unknown): Promise<void> {
  const said = saidFailure(failures, error);
  await (typeof said === 'string' ? showError(said) : showWarning(...said));
}
