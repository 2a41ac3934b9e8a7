import { expect, test, vi } from 'vitest';
import { readPhotoSize } from '../../src/photos/photoSize';
import { fillBytes, frame, metadata, photo, png, shortExif, startOfJpeg, startOfPicture, tables } from './photoFiles';

const many = (count: number) => Array.from({ length: count }, () => metadata);
const size = { width: 4000, height: 3000 };
const header = frame(4000, 3000);

test.each([
  ['at the beginning', [startOfJpeg, header]],
  ['after tables', [startOfJpeg, tables, header]],
  ['of a progressive JPEG', [startOfJpeg, frame(4000, 3000, 0xc2)]],
  ['after 11 parts of metadata of 64 kB', [startOfJpeg, ...many(11), header]],
  ['after fill bytes', [startOfJpeg, metadata, fillBytes, header]],
  ['after a marker without content', [startOfJpeg, Uint8Array.from([0xff, 0x01]), header]],
  ['after bytes that are no marker', [startOfJpeg, new Uint8Array(4095), header]],
  ['in a PNG', [png(4000, 3000)]],
])('the size of a photo is found %s', async (_, parts) => {
  expect(await readPhotoSize(photo(...parts))).toEqual(size);
});

test('of megabytes of metadata, only some kilobytes are read', async () => {
  const file = photo(startOfJpeg, ...many(100), header);
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  expect(await readPhotoSize(file)).toEqual(size);
  const bytes = read.mock.contexts.map((part) => (part as Blob).size);
  read.mockRestore();
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(100 * 5000);
});

test.each([
  ['no photo', [new TextEncoder().encode('Dear dealer, this is no photo.')]],
  ['nothing', []],
  ['a JPEG that ends in its metadata', [startOfJpeg, shortExif]],
  ['a JPEG that ends in its frame header', [startOfJpeg, header.slice(0, 6)]],
  ['a JPEG with a picture before a frame', [startOfJpeg, startOfPicture, header]],
  ['a PNG that ends too early', [png(4000, 3000).slice(0, 20)]],
])('no size is found in %s', async (_, parts) => {
  expect(await readPhotoSize(photo(...parts))).toBeNull();
});
