import { expect, test } from 'vitest';
import { photoProblem } from '../../src/photos/photoProblem';

/** The head of a PNG with that many pixels in a row and in a column. */
function pngHead(side: number): ArrayBuffer {
  const head = new DataView(new ArrayBuffer(33));
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  signature.forEach((byte, at) => {
    head.setUint8(at, byte);
  });
  head.setUint32(16, side);
  head.setUint32(20, side);
  return head.buffer;
}

test.each<[string, BlobPart, string]>([
  ['empty', '', 'This file is empty. Please choose another photo.'],
  ['no photo', 'text', 'This file is not a photo that can be read. Please choose another one.'],
  [
    'a photo that ends too early',
    pngHead(100),
    'This file is not a photo that can be read. Please choose another one.',
  ],
  ['too large', pngHead(20_000), 'This picture has too many pixels. Please choose a smaller one.'],
])('a file that is %s', async (_, content, text) => {
  expect(await photoProblem(new File([content], 'photo.png', { type: 'image/png' }))).toBe(text);
});
