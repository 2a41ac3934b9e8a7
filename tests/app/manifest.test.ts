import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { sharePicture } from '../../build/shareTags';
import { root } from '../../emulators/project';
import { manifest } from '../../src/app/manifest';
import { routesOf } from '../../src/app/routes';

async function sizeOf(address: string): Promise<string> {
  const { width, height } = imageSize(await readFile(path.join(root, 'public', address)));
  return `${width}x${height}`;
}

test.each(manifest.icons)('the icon $src has the size that the manifest names', async ({ src, sizes }) => {
  expect(await sizeOf(src)).toBe(sizes);
});

test.each(manifest.screenshots)(
  'the screenshot $src has the size that the manifest names, and is small',
  async ({ src, sizes }) => {
    expect(await sizeOf(src)).toBe(sizes);
    const { size } = await stat(path.join(root, 'public', src));
    expect(size).toBeLessThan(100_000);
  },
);

test('there are screenshots for phones and for wide screens', () => {
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
});

test('there is an icon of 192 and of 512 px, and one that may be cut to any shape', () => {
  const needed = manifest.icons.map(
    ({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => `${sizes} ${purpose}`,
  );
  expect(needed).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

test('the picture of previews has the size that its tags name', async () => {
  expect(await sizeOf(sharePicture)).toBe('1200x630');
});

test.each([manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])(
  '%s is a page of the public site',
  (url) => {
    expect(routesOf('public').map((route) => route.path)).toContain(url);
  },
);
