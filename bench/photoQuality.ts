import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ssim } from 'ssim.js';
import { CommandError, runCommand } from '../emulators/commandError';
import { root } from '../emulators/project';
import { type EncodedType, usualQuality } from '../src/photos/encodedType';
import { photoLimits } from '../src/shared/limits';
import { chromiumFlags } from './bench';
import { kilobytes, median } from './figure';

/** How a photo is encoded. */
interface Encoding {
  readonly type: EncodedType;
  readonly quality: number;
}

/** What one size of a photo costs, and what is left of the drawing. */
interface Encoded {
  readonly bytes: number;
  /** 1 if no pixel differs. */
  readonly similarity: number;
}

/** A photo in one encoding, in the order of `sizes`. */
interface Measured extends Encoding {
  readonly picture: string;
  readonly encoded: readonly Encoded[];
}

const chosen: Encoding = { type: 'image/webp', quality: usualQuality['image/webp'] };
const webpQualities = [0.6, 0.7, 0.75, 0.8, 0.9];
const encodings: readonly Encoding[] = [
  ...webpQualities.map((quality) => ({ type: 'image/webp', quality }) as const),
  { type: 'image/jpeg', quality: usualQuality['image/jpeg'] },
];

/** The sizes of the app, from the largest. */
const sizes = [
  { name: 'large', ...photoLimits.large, drawnFrom: 'the file', shownIn: 'the whole screen and the zoom' },
  { name: 'medium', ...photoLimits.medium, drawnFrom: 'the large size', shownIn: 'the details' },
  { name: 'small', ...photoLimits.small, drawnFrom: 'the large size', shownIn: 'cards' },
] as const;
const sides = sizes.map(({ side }) => side);

const folder = path.join(root, 'demo', 'pictures');
const target = path.join(root, 'docs', 'photos.md');
const pictures = 12;

/** Evenly from all pictures of vehicles and of their interiors. */
async function choosePictures(): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp') && !name.startsWith('dealer-'));
  names.sort();
  return Array.from({ length: pictures }, (_, index) => names[Math.floor((index * names.length) / pictures)] ?? '');
}

/**
 * Draws and encodes as browser-image-compression does: first in full, then that drawing in the smaller size, with the
 * canvas's own smoothing. Like the app, it draws each smaller size from the large one as encoded. Without an encoding,
 * each size is a PNG, drawn from the file itself. The file is in base64, and so are the results.
 */
function encodeSizes(page: Page, file: string, encoding: Encoding | undefined): Promise<readonly string[]> {
  // One flat function: tsx adds a helper to named functions, which does not exist in the page.
  return page.evaluate(
    async ({ file, sides, type, quality, fromLarge }) => {
      let source = await (await fetch(`data:;base64,${file}`)).blob();
      const results: string[] = [];
      for (const side of sides) {
        const bitmap = await createImageBitmap(source);
        let canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        const scale = side / Math.max(bitmap.width, bitmap.height);
        if (scale < 1) {
          const full = canvas;
          canvas = new OffscreenCanvas(Math.floor(full.width * scale), Math.floor(full.height * scale));
          canvas.getContext('2d')?.drawImage(full, 0, 0, canvas.width, canvas.height);
        }
        const encoded = await canvas.convertToBlob({ type, quality });
        if (encoded.type !== type) throw new Error(`${encoded.type} instead of ${type}`);
        if (fromLarge && results.length === 0) source = encoded;
        let binary = '';
        for (const byte of new Uint8Array(await encoded.arrayBuffer())) binary += String.fromCharCode(byte);
        results.push(btoa(binary));
      }
      return results;
    },
    { file, sides, fromLarge: encoding !== undefined, ...(encoding ?? { type: 'image/png', quality: 1 }) },
  );
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

async function compare(encoded: Buffer, reference: Buffer): Promise<Encoded> {
  // By default the library makes large pictures smaller before it compares them, which hides what the encoder lost.
  const { mssim } = ssim(await pixelsOf(reference), await pixelsOf(encoded), { ssim: 'fast', downsample: false });
  return { bytes: encoded.length, similarity: mssim };
}

async function measurePicture(page: Page, picture: string): Promise<readonly Measured[]> {
  const file = await readFile(path.join(folder, picture), 'base64');
  const references = (await encodeSizes(page, file, undefined)).map((one) => Buffer.from(one, 'base64'));
  const measured: Measured[] = [];
  for (const encoding of encodings) {
    const encoded: Encoded[] = [];
    for (const [index, one] of (await encodeSizes(page, file, encoding)).entries())
      encoded.push(await compare(Buffer.from(one, 'base64'), references[index] ?? Buffer.alloc(0)));
    measured.push({ picture, ...encoding, encoded });
  }
  return measured;
}

/** The median of each size. */
function mediansOf(measured: readonly Measured[], { type, quality }: Encoding): readonly Encoded[] {
  const same = measured.filter((one) => one.type === type && one.quality === quality);
  return sizes.map((_, index) => {
    const ofSize = same.flatMap(({ encoded }) => encoded.slice(index, index + 1));
    return {
      bytes: median(ofSize.map(({ bytes }) => bytes)),
      similarity: median(ofSize.map(({ similarity }) => similarity)),
    };
  });
}

/** What the next quality of WebP costs and gives in one size. Sums of all pictures, because medians are of different ones. */
function stepOf(measured: readonly Measured[], size: number, from: number, to: number) {
  let [bytes, moreBytes, moreSimilarity] = [0, 0, 0];
  for (const { type, quality, encoded } of measured) {
    const one = encoded[size];
    if (type !== 'image/webp' || !one || (quality !== from && quality !== to)) continue;
    const sign = quality === to ? 1 : -1;
    if (quality === from) bytes += one.bytes;
    moreBytes += sign * one.bytes;
    moreSimilarity += sign * one.similarity;
  }
  return {
    percent: Math.round((100 * moreBytes) / bytes),
    perKilobyte: (1000 * moreSimilarity) / moreBytes,
    gain: moreSimilarity / pictures,
  };
}

const nameOf = (type: EncodedType) => (type === 'image/webp' ? 'WebP' : 'JPEG');
const table = (lines: readonly (readonly string[])[]) =>
  lines.flatMap((line, index) => [row(line), ...(index === 0 ? [row(line.map(() => '---'))] : [])]).join('\n');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const cellsOf = (encoded: readonly Encoded[]) =>
  encoded.flatMap(({ bytes, similarity }) => [kilobytes(bytes), similarity.toFixed(4)]);
const columns = sizes.flatMap(({ name }) => [name, 'SSIM']);

/** Lines as long as in the other documents. */
function paragraph(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(.{1,128})(?: |$)/g, '$1\n')
    .trimEnd();
}

function sizesSection(measured: readonly Measured[]): readonly string[] {
  const medians = mediansOf(measured, chosen);
  return [
    '## Sizes',
    paragraph(`The app makes three sizes of each photo of a listing
      ([\`photoCompression.ts\`](../src/photos/photoCompression.ts)). They are WebP of quality ${chosen.quality}, or JPEG of
      quality ${usualQuality['image/jpeg']} if the browser cannot encode WebP. A photo has no size that is larger than itself.`),
    table([
      ['Size', 'Longest side', 'Drawn from', 'Shown in', 'At most', 'Median below'],
      ...sizes.map(({ name, side, bytes, drawnFrom, shownIn }, index) => [
        name,
        `${side} px`,
        drawnFrom,
        shownIn,
        `${bytes / 1024} KiB`,
        kilobytes(medians[index]?.bytes ?? Number.NaN),
      ]),
    ]),
    paragraph('If a size has more bytes, the library makes its sides and its quality 5 % smaller, ten times at most.'),
  ];
}

function qualitySection(measured: readonly Measured[], version: string): readonly string[] {
  const [medium, small] = [1, 2].map((size) => ({
    below: stepOf(measured, size, 0.7, 0.75),
    above: stepOf(measured, size, 0.75, 0.8),
    high: stepOf(measured, size, 0.8, 0.9),
  }));
  const isReason = small && [0.7, 0.75].includes(chosen.quality) && small.below.perKilobyte > small.above.perKilobyte;
  if (!medium || !isReason)
    throw new CommandError('The figures are no reason for the quality. Read them, and change the text in this script.');
  return [
    '## Quality',
    paragraph(`\`npm run bench:photos\` writes this page. It was measured in Chromium ${version}, with ${pictures} pictures of
      the demo. SSIM compares the brightness with a PNG of the same size, drawn from the original: 1 if no pixel
      differs. It does not see colour, nor what the canvas loses when it draws a smaller size. The medium and the small
      size lose twice, because they are drawn from the large one.`),
    paragraph(`WebP of quality ${chosen.quality}:`),
    table([
      ['Picture', ...columns],
      ...measured
        .filter(({ type, quality }) => type === chosen.type && quality === chosen.quality)
        .map(({ picture, encoded }) => [path.parse(picture).name, ...cellsOf(encoded)]),
    ]),
    paragraph('Medians of each type and quality; of two pictures in the middle, the upper value:'),
    table([
      ['Type', 'Quality', ...columns],
      ...encodings.map((encoding) => [
        nameOf(encoding.type),
        String(encoding.quality),
        ...cellsOf(mediansOf(measured, encoding)),
      ]),
    ]),
    paragraph(`**Why ${chosen.quality}.** On average, the step from 0.7 to 0.75 adds ${medium.below.percent} % to the bytes of the medium size and
      ${small.below.percent} % to those of the small one; the same step again, to 0.8, adds ${medium.above.percent} % and
      ${small.above.percent} %. One kB more adds ${small.below.perKilobyte.toFixed(4)} to the SSIM of the small size in the first
      step, ${small.above.perKilobyte.toFixed(4)} in the second, and ${small.high.perKilobyte.toFixed(4)} from 0.8 to 0.9. So more than
      0.75 gives less for each byte. Between 0.7 and 0.75 there is no sharp edge: they differ by ${small.below.percent} % of the bytes
      and by ${small.below.gain.toFixed(4)} of the SSIM of the small size. Buyers pay for bytes: with 0.7, the photos of a visit
      (\`pictures\` of \`npm run bench\`) have 34 % of the bytes of the JPEGs in two sizes that came before, with 0.75 36 %.`),
    paragraph(`**What these figures do not show.** The demo's pictures are drawings, and WebP files already. Drawings have smooth
      areas and no noise, so a photo of a camera has more bytes and another SSIM. What the
      first WebP lost is not in the reference, and the same encoder hardly loses more: the SSIM of the large size is
      too good, is nearly the same from 0.6 to 0.8, and says nothing about which to choose. For the same reason the comparison is
      unfair to JPEG. Only the smaller sizes have new pixels. The script encodes once: for a file that is
      as small as these, the library would lower the quality until the result is no larger than the file. A camera's
      file is much larger. Measure photos of dealers before you change the quality.`),
  ];
}

/** `npm run bench:photos`: measures the sizes of photos in a real browser, and writes docs/photos.md. */
await runCommand(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    const measured: Measured[] = [];
    for (const picture of await choosePictures()) measured.push(...(await measurePicture(page, picture)));
    const sections = ['# Photos', ...sizesSection(measured), ...qualitySection(measured, browser.version())];
    const text = `${sections.join('\n\n')}\n`;
    await writeFile(target, text);
    console.log(text);
  } finally {
    await browser.close();
  }
});
