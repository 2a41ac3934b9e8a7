import { photoLimits } from '../shared/limits';

/** Whether a chosen file is a photo of a type that may be uploaded (PHOTO-2). */
export function isPhotoFile(file: File): boolean {
  return (photoLimits.types as readonly string[]).includes(file.type);
}
