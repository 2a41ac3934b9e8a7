import { storePhoto } from '../../../demo/fillStorage';
import { emulatorHosts } from '../../../src/firebase/environment';
import type { PhotoFolder } from '../../../src/photos/photoPath';

const hour = 3_600_000;

/**
 * Stores a photo that was uploaded an hour ago: the rules keep a new one for its first 15 minutes.
 *
 * @returns its address
 */
export function storeOldPhoto(folder: PhotoFolder, ownerId: string, fileName: string): Promise<string> {
  const port = Number(emulatorHosts?.storage.split(':')[1]);
  const path = `${folder}/${ownerId}/${Date.now() - hour}-${crypto.randomUUID()}-${fileName}`;
  return storePhoto(port, path, Buffer.from('a photo'));
}
