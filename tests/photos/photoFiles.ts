/** Photos made of bytes, as phones and programs write them. They have no picture, only what comes before it. */

const marker = (code: number) => [0xff, code];
const twoBytes = (number: number) => [number >> 8, number & 0xff];

/** A part of a JPEG: its marker, its length, its content. */
function part(code: number, content: Uint8Array): Uint8Array {
  return Uint8Array.from([...marker(code), ...twoBytes(content.length + 2), ...content]);
}

/** 64 kB of metadata with bytes that look like the frame header of a small picture. */
export const metadata = part(0xe1, new Uint8Array(65_533).fill(0x2a).with(9, 0xff).with(10, 0xc0));

/** EXIF that says it is longer than it is. */
export const shortExif = Uint8Array.from([...marker(0xe1), ...twoBytes(20), 0x45, 0x78, 0x69, 0x66]);

export const fillBytes = new Uint8Array(5000).fill(0xff);

export const startOfJpeg = Uint8Array.from(marker(0xd8));

/** A progressive frame is as good as another one. */
export function frame(width: number, height: number, code = 0xc0): Uint8Array {
  return part(code, Uint8Array.from([8, ...twoBytes(height), ...twoBytes(width), 1, 1, 0x11, 0]));
}

/** The tables that may stand before the frame. Their markers are among those of frames. */
export const tables = part(0xc4, new Uint8Array(30));

export const startOfPicture = part(0xda, new Uint8Array(6));

export function photo(...parts: readonly Uint8Array[]): File {
  return new File(
    parts.map((bytes) => bytes.slice()),
    'photo.jpg',
    { type: 'image/jpeg' },
  );
}

/** The head of a PNG. */
export function png(width: number, height: number): Uint8Array {
  const head = new Uint8Array(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(head.buffer).setUint32(16, width);
  new DataView(head.buffer).setUint32(20, height);
  return head;
}

/** A file that the device has lost: nothing can be read of it any more. */
export function loseFile(file: File): File {
  const fail = () => Promise.reject(new DOMException('The file is gone', 'NotFoundError'));
  const lost = {
    arrayBuffer: fail,
    slice: () => ({ arrayBuffer: fail }),
    stream: () =>
      new ReadableStream({ start: (controller) => controller.error(new DOMException('', 'NotFoundError')) }),
  };
  return Object.assign(file, lost);
}
