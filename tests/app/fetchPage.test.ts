import { afterEach, expect, test, vi } from 'vitest';
import { fetchPageOf } from '../../src/app/fetchPage';
import { routesOf } from '../../src/app/routes';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['/cars', '/cars'],
  ['/cars/maruti-suzuki', '/cars'],
  ['/cars/maruti-suzuki/swift', '/cars'],
  ['/bikes/in/pune', '/bikes'],
  ['/cars/no-make-but-an-id', '/cars/:id'],
  ['/MyBookings', '/MyBookings'],
  ['/no/such/page', null],
])('a link to %s downloads the page of %s', async (pathname, path) => {
  const loaded: string[] = [];
  for (const route of routesOf('public')) {
    vi.spyOn(route, 'load').mockImplementation(async () => {
      loaded.push(route.path);
      return { default: () => null };
    });
    if (route.alsoLoad) vi.spyOn(route, 'alsoLoad').mockResolvedValue(undefined);
  }
  await fetchPageOf('public')({ pathname });
  expect(loaded).toEqual(path === null ? [] : [path]);
});
