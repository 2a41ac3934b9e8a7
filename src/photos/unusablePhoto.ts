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

/** The text that names the photo, if a photo is the reason of a failure. */
export function unusablePhotoText(error: unknown): string | null {
  return error instanceof UnusablePhotoError ? photoTexts.notUsable(error.fileName) : null;
}
