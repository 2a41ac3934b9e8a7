import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { host, startPorts } from '../emulators/ports';
import { root } from '../emulators/project';
import { paths } from '../src/shared/addresses/addresses';

/**
 * Writes the pictures of the web manifest, which browsers show before the app is installed, and prints its lines for
 * them: `npx tsx demo/writeScreenshots.ts`, while `npm start` is running with the demo data.
 */

const folder = '/screenshots';

const shots = [
  {
    name: 'home',
    path: paths.home,
    width: 360,
    height: 740,
    form_factor: 'narrow',
    label: 'Used cars and bikes near you',
  },
  {
    name: 'cars',
    path: paths.cars,
    width: 360,
    height: 740,
    form_factor: 'narrow',
    label: 'A list with photos and prices',
  },
  { name: 'wide', path: paths.cars, width: 1280, height: 800, form_factor: 'wide', label: 'Search with all filters' },
] as const;

/** Half a megabyte in all would be too much: people look at them once, and small. */
const quality = 62;

async function take(browser: Browser, shot: (typeof shots)[number]): Promise<Buffer> {
  const { width, height } = shot;
  const context = await browser.newContext({
    baseURL: `http://${host}:${startPorts.hosting}`,
    viewport: { width, height },
    deviceScaleFactor: shot.form_factor === 'narrow' ? 1.5 : 1,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(shot.path, { waitUntil: 'networkidle' });
  await page.getByRole('article').first().waitFor();
  const picture = await page.screenshot();
  await context.close();
  return sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
await mkdir(path.join(root, 'public', folder), { recursive: true });
for (const shot of shots) {
  const picture = await take(browser, shot);
  const src = `${folder}/${shot.name}.jpg`;
  await writeFile(path.join(root, 'public', src), picture);
  const { width, height } = await sharp(picture).metadata();
  const { form_factor, label } = shot;
  console.log(JSON.stringify({ src, sizes: `${width}x${height}`, type: 'image/jpeg', form_factor, label }));
}
await browser.close();
