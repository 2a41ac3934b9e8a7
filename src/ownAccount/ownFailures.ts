import type { Failures } from '../lists/failures';
import { TooSoonError } from '../shared/appError';
import { formatClock } from '../shared/time/indianTime';
import { dialogTexts } from '../ui/texts';
import { deletionTexts, emailTexts, ownAccountTexts } from './texts';

function tooSoon(error: unknown): readonly [title: string, text: string] {
  const from = error instanceof TooSoonError ? formatClock(error.from) : '';
  return [deletionTexts.heading, deletionTexts.youngPhotos(from)];
}

/** Why a change of the person's own account failed. */
export function ownFailures(otherwise: string = ownAccountTexts.failedToSave): Failures {
  return {
    wrongCredentials: [dialogTexts.invalidInput, ownAccountTexts.wrongPassword],
    emailTaken: [dialogTexts.invalidInput, emailTexts.taken],
    signedOut: ownAccountTexts.signedOut,
    tooSoon,
    otherwise,
  };
}
