import { queryLimit } from './support/firebaseCalls';
import { expect, test } from './support/journey';

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 720 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test(`the first view of the home page asks Firestore twice: for listings, and for their dealers (${device})`, async ({
    page,
    calls,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Lowest prices' });
    await expect(strip.getByRole('article')).toHaveCount(8);
    await expect(strip.getByRole('article').first().getByText(' · ', { exact: false }).last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.calls).toEqual([
      { service: 'firestore', name: 'query products where approved by priceValue' },
      { service: 'firestore', name: 'query sellers where __name__' },
    ]);
    expect(calls.requests(/products/).map(queryLimit)).toEqual([8]);
    for (const request of calls.requests(/sellers/)) expect(queryLimit(request)).toBeLessThanOrEqual(8);
  });
}

test('the home page asks for its other sections when they come near, and for nothing again on the way back', async ({
  page,
  calls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Lowest prices' }).getByRole('article')).toHaveCount(8);
  for (const section of ['Dream cars', 'Bikes']) {
    await page.getByRole('heading', { name: section, exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: section, exact: true }).getByRole('article')).toHaveCount(8);
  }
  const queries = [
    'query products where approved by priceValue',
    'query products where approved by carYear',
    'query bikes where approved by createdAt',
  ];
  expect(calls.calls.map(({ name }) => name).filter((name) => !name.includes('sellers'))).toEqual(queries);

  const before = calls.calls.length;
  await page.getByRole('tab', { name: "Bike's" }).click();
  await expect(page.getByRole('heading', { name: 'Used bikes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Lowest prices' }).getByRole('article')).toHaveCount(8);
  expect(calls.calls).toHaveLength(before);
});

test('nothing of the web-vitals reporter is loaded by a build that names no address to report to', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => /vitals/i.test(script))).toEqual([]);
});
