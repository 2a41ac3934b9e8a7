import { afterEach, expect, test, vi } from 'vitest';
import { photoProblem } from '../../src/photos/photoProblem';
import { readableFile } from '../../src/photos/readableFile';
import { frame, loseFile, photo, png, shortExif, startOfJpeg } from './photoFiles';

const unreadable = 'This file is not a photo that can be read. Please choose another one.';
const tooLarge = 'This picture has too many pixels. Please choose a smaller one.';
const lost = 'photo.jpg cannot be read any more. Please choose it again.';

afterEach(() => vi.unstubAllGlobals());

/** What the browser makes of a file. Node has no such interface, which counts as a file that cannot be decoded. */
function browserDecodes(width: number, height: number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
}

test.each([
  ['empty', photo(), 'This file is empty. Please choose another photo.'],
  ['no photo', photo(new TextEncoder().encode('text')), unreadable],
  ['a photo that ends too early', photo(png(100, 100)), unreadable],
  ['a PNG with too many pixels', photo(png(20_000, 20_000)), tooLarge],
  ['a JPEG that says that it has too many pixels', photo(startOfJpeg, frame(30_000, 30_000)), tooLarge],
])('a file that is %s', async (_, file, text) => {
  expect(await photoProblem(file)).toBe(text);
});

test('a file whose size is not found is a photo if the browser decodes it, and if it is not too large', async () => {
  browserDecodes(640, 480);
  expect(await photoProblem(photo(startOfJpeg, shortExif))).toBeNull();
  browserDecodes(20_000, 20_000);
  expect(await photoProblem(photo(startOfJpeg, shortExif))).toBe(tooLarge);
});

test('a file that is lost is named: before it is inspected, and later', async () => {
  browserDecodes(640, 480);
  expect(await photoProblem(loseFile(photo(png(100, 100))))).toBe(lost);
  const file = photo(png(100, 100));
  expect(await photoProblem(file)).toBeNull();
  expect(await photoProblem(loseFile(file))).toBe(lost);
});

test('a file that is lost is replaced by its copy in the draft, and by no other file', async () => {
  const lastModified = 1;
  const make = (text: string, name = 'photo.jpg') => new File([text], name, { lastModified });
  const copy = make('front');
  const others = [null, make('front', 'rear.jpg'), make('other one'), new File(['front'], 'photo.jpg')];
  const of = (...draft: readonly unknown[]) => readableFile(loseFile(make('front')), async () => draft);
  expect(await of(...others, copy)).toBe(copy);
  expect(others).not.toContain(await of(...others));
  const file = make('front');
  expect(await readableFile(file, async () => [copy])).toBe(file);
  const lostCopy = loseFile(make('front'));
  expect(await of(lostCopy)).not.toBe(lostCopy);
});
