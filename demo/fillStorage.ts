import { createHash } from 'node:crypto';
import { host } from '../emulators/ports';
import { demoProject } from '../emulators/project';

/** A download token in the form of a UUID. The same path gives the same token. */
function tokenFor(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

const BOUNDARY = 'demo-photo';

/**
 * Stores a WebP or a JPEG in the Storage emulator without rules. firebase-admin would first ask Google's metadata server for
 * credentials, and wait for the answer.
 *
 * @returns the download URL
 */
export async function storePhoto(storagePort: number, path: string, content: Buffer): Promise<string> {
  const token = tokenFor(path);
  const type = path.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
  const metadata = {
    name: path,
    contentType: type,
    cacheControl: 'public, max-age=31536000, immutable',
    metadata: { firebaseStorageDownloadTokens: token },
  };
  const bucket = `b/${demoProject.storageBucket}/o`;
  const origin = `http://${host}:${storagePort}`;
  const response = await fetch(`${origin}/upload/storage/v1/${bucket}?uploadType=multipart`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': `multipart/related; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n`),
      Buffer.from(`--${BOUNDARY}\r\ncontent-type: ${type}\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });
  if (!response.ok) {
    throw new Error(`The Storage emulator refused ${path}: ${response.status} ${await response.text()}`);
  }
  await response.arrayBuffer();
  return `${origin}/v0/${bucket}/${encodeURIComponent(path)}?alt=media&token=${token}`;
}
