import { demoProject } from '../../emulators/project';
import { failedToLoad } from './support/console';
import { origins } from './support/emulators';
import { expect, test } from './support/journey';

/** Browsers use these headers for pages and workers only. On a small file they would be most of its bytes. */
const ofPages = [
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
] as const;

/** The paths of the emulators that belong to the app's project. */
const own = {
  records: `${origins.firestore}/v1/projects/${demoProject.id}/`,
  photos: `${origins.storage}/v0/b/${demoProject.storageBucket}/`,
  identityToolkit: `${origins.auth}/identitytoolkit.googleapis.com/v1/`,
  secureToken: `${origins.auth}/securetoken.googleapis.com/v1/`,
} as const;

test('every page has the strict policy and is revalidated; assets may be cached for ever', async ({
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
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(self\).*microphone=\(\)/),
    });
    const policy = (headers['content-security-policy'] ?? '').split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    const sources = policy.filter((directive) => /^(script|style)-src/.test(directive)).join(' ');
    expect(sources).toContain("script-src 'self'");
    expect(sources).not.toMatch(/unsafe|data:|blob:|\*/);
    expect(policy.filter((directive) => /^(img|connect)-src/.test(directive))).toEqual([
      `img-src 'self' data: blob: ${own.photos}`,
      `connect-src 'self' ${own.records} ${own.identityToolkit} ${own.secureToken} ${own.photos}`,
    ]);
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

test('a page may request and show data of its own project, but not of another project at the same hosts', async ({
  page,
  watch,
}) => {
  watch.expectMessages(/violates the (following|document's) Content Security Policy/, failedToLoad);
  // Whether the policy allows the request. The answer of the emulator does not matter.
  const mayAsk = (address: string) =>
    page.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(Boolean, () => false), address);
  const mayShow = (address: string) =>
    page.evaluate(
      (url) =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(false), { once: true });
          const image = new Image();
          image.onload = () => resolve(true);
          // If it is a violation, the event comes after the error.
          image.onerror = () => setTimeout(resolve, 100, true);
          image.src = url;
        }),
      address,
    );
  await page.goto('/login');
  const anotherProject = (address: string) =>
    address
      .replace(demoProject.storageBucket, 'another-project.appspot.com')
      .replace(demoProject.id, 'another-project');

  for (const address of [`${own.records}databases/(default)/documents/sellers`, `${own.photos}o`]) {
    expect(await mayAsk(address), address).toBe(true);
    expect(await mayAsk(anotherProject(address)), anotherProject(address)).toBe(false);
  }
  const photo = `${own.photos}o/car_photos%2Fsomebody%2Fphoto.jpg?alt=media`;
  expect(await mayShow(photo)).toBe(true);
  expect(await mayShow(anotherProject(photo))).toBe(false);
});

test('a missing asset is a 404 and not a page, and is not cached', async ({ request }) => {
  for (const path of ['/assets/index-of-an-older-build.js', '/assets/', '/assets/app.js/more', '/assets/@(a|b)']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'], path).toBe('no-cache');
  }
});

test('the service worker is revalidated each time, and has the strict policy', async ({ request }) => {
  const headers = (await request.get('/service-worker.js')).headers();
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});
