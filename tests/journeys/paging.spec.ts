import { queryLimit } from './support/firebaseCalls';
import { expect, test } from './support/journey';

const carQuery = /^query products where approved by createdAt/;

test('the list of cars loads 8 more on scrolling', async ({ page, calls }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cars');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(8);
  expect(calls.requests(carQuery)).toHaveLength(1);

  for (const count of [16, 24]) {
    await cards.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(cards).toHaveCount(count);
    const requests = calls.requests(carQuery);
    expect(requests).toHaveLength(count / 8);
    expect(requests.map(queryLimit)).toEqual(Array(count / 8).fill(8));
  }
  const names = await cards.getByRole('heading').allTextContents();
  expect(names).toHaveLength(24);
});

test('the list of cars loads more by keyboard, with the Load more button', async ({ page, calls }) => {
  // In this browser nothing comes into view by itself, so only the button loads more.
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => {};
  });
  await page.goto('/cars');
  const cards = page.getByRole('article');
  const loadMore = page.getByRole('button', { name: 'Load more' });
  await expect(cards).toHaveCount(8);
  for (const shown of [8, 16]) {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(loadMore).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(shown + 8);
    await page.keyboard.press('Tab');
    await expect(cards.nth(shown).getByRole('heading').getByRole('link')).toBeFocused();
  }
  await expect(cards).toHaveCount(24);
  expect(calls.requests(carQuery).map(queryLimit)).toEqual([8, 8, 8]);
});
