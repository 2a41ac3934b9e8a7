import type { Page, Response } from '@playwright/test';
import { paths } from '../src/shared/addresses/addresses';
import { pageSize } from '../src/shared/limits';
import type { Bench } from './bench';
import { atMost, type Figure, kilobytes } from './figure';
import { untilFirstCard, untilQuiet, withPhone } from './visit';

/** Bytes of the first page of a list, and of a visit: 35 % of the 1,115 kB when each photo was a JPEG in two sizes. */
const budgets = { page: 250_000, visit: 390_000 };

/** Pages of the list, and listings whose photos are all looked at, in a visit. */
const pagesOfVisit = 3;
const detailsOfVisit = 3;

/** Remembers the answer of each picture that the page asks for. */
function watchPictures(page: Page): ReadonlyMap<string, Response> {
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') responses.set(response.url(), response);
  });
  return responses;
}

async function figureOf(what: string, budget: number, pictures: readonly (Response | undefined)[]): Promise<Figure> {
  const sizes = await Promise.all(
    pictures.map(async (picture) => ({
      name: picture ? nameOf(picture.url()) : 'not loaded',
      size: (await picture?.body())?.length ?? Number.NaN,
    })),
  );
  return atMost(budget, kilobytes, {
    part: 'pictures',
    what,
    value: sizes.reduce((sum, { size }) => sum + size, 0),
    exact: true,
    details: sizes.map(({ name, size }) => `${kilobytes(size)} ${name}`),
  });
}

/** Shows as many cards of the list, and their pictures. */
async function scrollThrough(page: Page, count: number): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const picture = page.getByRole('article').nth(index).getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    addresses.push(
      await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.currentSrc;
      }),
    );
  }
  await untilQuiet(page);
  return addresses;
}

/** The bytes of the pictures in the first page of cars, after a phone has scrolled through it (PERF-4). */
function measurePage(bench: Bench): Promise<Figure> {
  return withPhone(bench, async (page) => {
    const responses = watchPictures(page);
    await page.goto(paths.cars);
    await untilFirstCard(page);
    const addresses = await scrollThrough(page, pageSize);
    const pictures = addresses.map((address) => responses.get(address));
    return figureOf(`Pictures in a page of ${pageSize} cards`, budgets.page, pictures);
  });
}

/** The bytes of the photos of a visit: home, a list with two more pages, and all photos of three listings. */
function measureVisit(bench: Bench): Promise<Figure> {
  return withPhone(bench, async (page) => {
    const responses = watchPictures(page);
    await page.goto(paths.home);
    await untilFirstCard(page);
    await untilQuiet(page);
    await page.goto(paths.cars);
    await untilFirstCard(page);
    await scrollThrough(page, pagesOfVisit * pageSize);
    for (let index = 0; index < detailsOfVisit; index += 1) {
      await page.getByRole('button', { name: 'Know More' }).nth(index).click();
      const details = page.getByRole('dialog');
      await details.getByRole('img').first().waitFor();
      await untilQuiet(page);
      for (const small of await details.getByRole('button', { name: /^Show photo/ }).all()) {
        await small.click();
        await untilQuiet(page);
      }
      await details.getByRole('button', { name: 'Close' }).first().click();
      await details.waitFor({ state: 'hidden' });
    }
    const photos = [...responses.values()].filter((picture) => /_photos/.test(picture.url()));
    return figureOf('Photos of a visit: home, three pages of a list, three details', budgets.visit, photos);
  });
}

/** The bytes of pictures on a phone, which are the same on every machine. */
export async function measurePictures(bench: Bench): Promise<readonly Figure[]> {
  return [await measurePage(bench), await measureVisit(bench)];
}

function nameOf(address: string): string {
  return decodeURIComponent(new URL(address).pathname).split('/').at(-1) ?? address;
}
