export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes that are read at once. A JPEG needs one read for each part before its frame header. */
const readLength = 4096;

async function read(file: Blob, from: number, length = readLength): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer());
}

/** The place of the next marker's second byte: any other bytes before it are skipped, as browsers do. -1: none. */
function markerIn(bytes: DataView): number {
  for (let at = 1; at < bytes.byteLength; at += 1) {
    const byte = bytes.getUint8(at);
    if (bytes.getUint8(at - 1) === 0xff && byte !== 0xff && byte !== 0) return at;
  }
  return -1;
}

/** All frame headers are C0 to CF. Three of these markers are something else. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Markers without content. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/**
 * Walks the parts of a JPEG up to its frame header: phones write megabytes of metadata before it, and some fill bytes
 * before a marker (PHOTO-2).
 */
async function sizeOfJpeg(file: Blob): Promise<PhotoSize | null> {
  let from = 0;
  while (from < file.size - 1) {
    const bytes = await read(file, from);
    const at = markerIn(bytes);
    if (at === -1) {
      // The last byte may be the first one of a marker.
      from += bytes.byteLength - 1;
      continue;
    }
    const marker = bytes.getUint8(at);
    const content = from + at + 1;
    if (marker === 0xd9 || marker === 0xda) return null;
    if (standsAlone(marker)) {
      from = content;
      continue;
    }
    const head = await read(file, content, 7);
    if (isFrameHeader(marker)) return { height: head.getUint16(3), width: head.getUint16(5) };
    from = content + Math.max(2, head.getUint16(0));
  }
  return null;
}

async function sizeOfPng(file: Blob): Promise<PhotoSize> {
  const head = await read(file, 16, 8);
  return { width: head.getUint32(0), height: head.getUint32(4) };
}

/**
 * The size of a JPEG or PNG, read from its first bytes. null: this reader does not find it, which says nothing about
 * the browser.
 *
 * @throws if the file cannot be read
 */
export async function readPhotoSize(file: Blob): Promise<PhotoSize | null> {
  const head = await read(file, 0, 8);
  try {
    if (head.getUint16(0) === 0xffd8) return await sizeOfJpeg(file);
    return head.getUint32(0) === 0x89504e47 && head.getUint32(4) === 0x0d0a1a0a ? await sizeOfPng(file) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
