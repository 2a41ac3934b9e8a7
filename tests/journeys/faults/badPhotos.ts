import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type ChosenFile, jpegPhoto, pngPhoto } from '../support/photos';

function jpeg(name: string, buffer: Buffer): ChosenFile {
  return { name, mimeType: 'image/jpeg', buffer };
}

export function emptyFile(): ChosenFile {
  return jpeg('empty.jpg', Buffer.alloc(0));
}

export function textNamedAsPhoto(): ChosenFile {
  return jpeg('letter.jpg', Buffer.from('Dear dealer,\n\nthis is no photo.\n'));
}

function firstHalf({ name, mimeType, buffer }: ChosenFile): ChosenFile {
  return { name: `half-${name}`, mimeType, buffer: buffer.subarray(0, Math.floor(buffer.length / 2)) };
}

/** A JPEG without its second half, as after a lost connection. */
export async function truncatedJpeg(): Promise<ChosenFile> {
  return firstHalf(await jpegPhoto('front.jpg'));
}

export async function truncatedPng(): Promise<ChosenFile> {
  return firstHalf(await pngPhoto('front.png'));
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A black PNG of side × side pixels with one bit each: some tens of kilobytes that take gigabytes when decoded. */
export function hugePng(side: number): ChosenFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Bits per pixel; colour type 0 is greyscale.
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'huge.png', mimeType: 'image/png', buffer };
}

const size = { width: 600, height: 400 } as const;

/** Red on the left, blue on the right. */
function redAndBlue() {
  const half = { create: { width: size.width / 2, height: size.height, channels: 3, background: '#0000d0' } } as const;
  return sharp({ create: { ...size, channels: 3, background: '#d00000' } }).composite([
    { input: half, left: size.width / 2, top: 0 },
  ]);
}

/** A CMYK file, as print programs write it. */
export async function cmykJpeg(): Promise<ChosenFile> {
  const drawn = await redAndBlue().png().toBuffer();
  return jpeg('cmyk.jpg', await sharp(drawn).toColourspace('cmyk').jpeg().toBuffer());
}

/** Taken with the phone on its side: upright, red is above and blue below. */
export async function rotatedJpeg(): Promise<ChosenFile> {
  const drawn = await redAndBlue().png().toBuffer();
  return jpeg('rotated.jpg', await sharp(drawn).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer());
}

/**
 * 300 × 200 pixels: smaller than a small photo. Phones write megabytes of metadata before the picture, some programs bytes
 * that mean nothing.
 */
export async function jpegWithLateFrame(): Promise<ChosenFile> {
  const drawn = await sharp(await redAndBlue().png().toBuffer())
    .resize(300)
    .jpeg()
    .toBuffer();
  const metadata = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const parts = [drawn.subarray(0, 2), ...Array.from({ length: 11 }, () => metadata), Buffer.alloc(9, 0xff)];
  return jpeg('late.jpg', Buffer.concat([...parts, drawn.subarray(2)]));
}

/** Larger than photos are stored, red on the left and without a colour on the right. */
export async function transparentPng(): Promise<ChosenFile> {
  const [width, height] = [2600, 1800];
  const red = { create: { width: width / 2, height, channels: 3, background: '#d00000' } } as const;
  const buffer = await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { name: 'transparent.png', mimeType: 'image/png', buffer };
}

/** Too small to need compression, with a location in its metadata. */
export async function smallJpegWithPlace(): Promise<ChosenFile> {
  const buffer = await redAndBlue()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 0/1' },
    })
    .jpeg({ quality: 60 })
    .toBuffer();
  return jpeg('place.jpg', buffer);
}
