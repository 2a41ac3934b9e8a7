import { fileUrl } from './fakeFirebase/files';
import { firebase } from './fakeFirebase/firebase';

/** The address of the stored file with that name; '' if there is none. */
export function storedAddress(fileName: string): string {
  const path = firebase.files().find((stored) => stored.endsWith(`-${fileName}`));
  return path === undefined ? '' : fileUrl(path);
}
