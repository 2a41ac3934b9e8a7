import { AppError } from '../shared/appError';
import { photoTexts } from './texts';

/** A photo that this device cannot read or cannot make smaller. */
export class UnusablePhotoError extends AppError {
  constructor(
    readonly fileName: string,
    cause: unknown,
  ) {
    super('unusablePhoto', cause);
  }
}

/** Names the photo that is the reason of a failure. */
export function unusablePhotoText(error: unknown): string {
  return photoTexts.notUsable(error instanceof UnusablePhotoError ? error.fileName : '');
}
