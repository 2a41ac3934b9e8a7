import { photoLimits } from '../limits';

/** Whether a chosen file is a photo of a type that may be uploaded (spec 5). */
export function isPhotoFile(file: File): boolean {
  return (photoLimits.types as readonly string[]).includes(file.type);
}
