import {
  deleteObject,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { AppError, isAppError } from '../shared/appError';
import type { StoragePath } from '../shared/valueTypes';
import type { FirebaseClient } from './client';
import { sdkCall } from './sdkCall';
import { translateErrors } from './sdkErrors';

/** Files through Storage's SDK. */

export interface FileUpload {
  readonly path: StoragePath;
  readonly content: Blob;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Called with the part sent so far, 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
}

/** Milliseconds without another byte after which an upload counts as lost. The SDK would try for more than a minute. */
const stallTime = 20_000;

/** Resolves when the file is sent. An upload may take any time while it makes progress. */
async function finish(task: UploadTask, onProgress: FileUpload['onProgress']): Promise<void> {
  let furthest = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
      onProgress?.(bytesTransferred / totalBytes);
      if (bytesTransferred <= furthest) return;
      furthest = bytesTransferred;
      clearTimeout(timer);
      timer = setTimeout(() => reject(new AppError('offline')), stallTime);
    });
  });
  try {
    await Promise.race([task, stalled]);
  } finally {
    clearTimeout(timer);
    task.cancel();
  }
}

/** @returns the file's address */
export function uploadFile(
  client: FirebaseClient,
  { path, content, contentType, cacheControl, onProgress }: FileUpload,
): Promise<string> {
  return translateErrors(async () => {
    const target = ref(await client.storage(), path);
    await finish(uploadBytesResumable(target, content, { contentType, cacheControl }), onProgress);
    return getDownloadURL(target);
  });
}

/** @throws AppError if the answer is unknown */
export async function hasFile(client: FirebaseClient, url: string): Promise<boolean> {
  try {
    await sdkCall(async () => getMetadata(ref(await client.storage(), url)));
    return true;
  } catch (error) {
    if (isAppError(error, 'missing')) return false;
    throw error;
  }
}

/** By its address or its path. No time limit: nobody waits for the answer of each. */
export function deleteFile(client: FirebaseClient, file: string | StoragePath): Promise<void> {
  return translateErrors(async () => deleteObject(ref(await client.storage(), file)));
}

/** The paths of all files in a folder. */
export function listFiles(client: FirebaseClient, folder: string): Promise<readonly StoragePath[]> {
  return sdkCall(async () =>
    (await listAll(ref(await client.storage(), folder))).items.map(({ fullPath }) => fullPath),
  );
}
