import type { Response } from '@playwright/test';
import { paths } from '../src/shared/addresses/addresses';
import { pageSize } from '../src/shared/limits';
import type { Bench } from './bench';
import { atMost, type Figure, kilobytes } from './figure';
import { untilFirstCard, untilQuiet, withPhone } from './visit';

const budget = 250_000;

/** The bytes of the pictures in the first page of cars, after a phone has scrolled through it (PERF-4). */
export async function measurePictures(bench: Bench): Promise<readonly Figure[]> {
  return withPhone(bench, async (page) => {
    const responses = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image') responses.set(response.url(), response);
    });
    await page.goto(paths.cars);
    await untilFirstCard(page);
    const addresses: string[] = [];
    for (let index = 0; index < pageSize; index += 1) {
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
    const sizes = await Promise.all(
      addresses.map(async (address) => (await responses.get(address)?.body())?.length ?? Number.NaN),
    );
    return [
      atMost(budget, kilobytes, {
        part: 'pictures',
        what: `Pictures in a page of ${pageSize} cards`,
        value: sizes.reduce((sum, size) => sum + size, 0),
        exact: true,
        details: addresses.map((address, index) => `${kilobytes(sizes[index] ?? Number.NaN)} ${nameOf(address)}`),
      }),
    ];
  });
}

function nameOf(address: string): string {
  return decodeURIComponent(new URL(address).pathname).split('/').at(-1) ?? address;
}
