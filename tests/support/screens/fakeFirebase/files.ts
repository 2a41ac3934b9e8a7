import { emulatorHosts, environment } from '../../../../src/firebase/environment';
import { Failure } from './failure';

/** The files of the fake Storage, by their paths. */

let files = new Set<string>();

const bucket = `http://${emulatorHosts?.storage}/v0/b/${environment.storageBucket}/o`;

/** The address of a file, as the app stores it. */
export function fileUrl(path: string): string {
  return `${bucket}/${encodeURIComponent(path)}?alt=media&token=token`;
}

export function addFile(path: string): void {
  files.add(path);
}

/** The rules keep a photo for its first 15 minutes: what the app remembers to delete counts as deleted. */
const waitingKey = 'photosToDelete';

export function storedFiles(): readonly string[] {
  const waiting = window.localStorage.getItem(waitingKey)?.split(' ') ?? [];
  return [...files].filter((path) => !waiting.includes(path) && !waiting.includes(fileUrl(path)));
}

export function removeFiles(): void {
  files = new Set();
  window.localStorage.removeItem(waitingKey);
}

export type StorageCall = 'startUpload' | 'upload' | 'getFile' | 'deleteFile' | 'listFiles';

export interface StorageRequest {
  readonly call: StorageCall;
  readonly path: string;
  /** Of an upload in parts: where this part begins. */
  readonly offset: string | null;
  readonly isLastPart: boolean;
}

/** null: the app sends no such request. */
export function toStorageRequest(url: URL, method: string, headers: Headers): StorageRequest | null {
  const [, inAddress = ''] = /^\/v0\/b\/[^/]+\/o\/?(.*)$/.exec(url.pathname) ?? [];
  const folder = url.searchParams.get('prefix');
  if (folder !== null && method === 'GET') return { call: 'listFiles', path: folder, offset: null, isLastPart: false };
  const path = url.searchParams.get('name') ?? decodeURIComponent(inAddress);
  const command = headers.get('X-Goog-Upload-Command') ?? 'finalize';
  const calls: Readonly<Record<string, StorageCall>> = {
    POST: command === 'start' ? 'startUpload' : 'upload',
    GET: 'getFile',
    DELETE: 'deleteFile',
  };
  const call = calls[method];
  const offset = headers.get('X-Goog-Upload-Offset');
  return call && path !== '' ? { call, path, offset, isLastPart: command.includes('finalize') } : null;
}

export function answerStorage({ call, path, isLastPart }: StorageRequest): Response {
  if (call === 'startUpload' || (call === 'upload' && !isLastPart)) {
    const uploadUrl = `${bucket}?name=${encodeURIComponent(path)}`;
    return new Response('', { headers: { 'X-Goog-Upload-Status': 'active', 'X-Goog-Upload-URL': uploadUrl } });
  }
  if (call === 'listFiles') {
    const items = [...files]
      .filter((each) => each.startsWith(path))
      .map((name) => ({ name, bucket: environment.storageBucket }));
    return Response.json({ prefixes: [], items });
  }
  if (call === 'upload') addFile(path);
  if (!files.has(path)) throw new Failure('NOT_FOUND');
  if (call === 'deleteFile') {
    files.delete(path);
    return new Response(null, { status: 204 });
  }
  const metadata = { name: path, bucket: environment.storageBucket, downloadTokens: 'token' };
  return Response.json(metadata, { headers: { 'X-Goog-Upload-Status': 'final' } });
}
