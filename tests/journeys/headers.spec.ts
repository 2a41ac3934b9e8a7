import { expect, test } from './support/journey';

/** Browsers heed them of pages and of workers alone; of each small file, they would be most of its bytes. */
const ofPages = [
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
] as const;

test('every page comes with the strict policy and is asked for anew; assets may be kept for ever', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/login', '/dealers/nobody', '/cars/nothing', '/bikes/nothing', '/no-such-page']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const headers = response.headers();
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    const policy = (headers['content-security-policy'] ?? '').split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    const sources = policy.filter((directive) => /^(script|style)-src/.test(directive)).join(' ');
    expect(sources).toContain("script-src 'self'");
    expect(sources).not.toMatch(/unsafe|data:|blob:|\*/);
  }

  const assets: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) assets.push(response.url());
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(assets.length).toBeGreaterThan(2);
  for (const asset of assets) {
    const headers = (await request.get(asset)).headers();
    expect(headers['cache-control'], asset).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options'], asset).toBe('nosniff');
    for (const name of ofPages) expect(headers, asset).not.toHaveProperty(name);
  }
});

test('an asset that is gone is not found, instead of being answered with a page', async ({ request }) => {
  const response = await request.get('/assets/index-of-an-older-build.js');
  expect(response.status()).toBe(404);
});

test('the service worker is asked for anew each time, and comes under the strict policy', async ({ request }) => {
  const headers = (await request.get('/service-worker.js')).headers();
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});
