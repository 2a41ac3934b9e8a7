import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linksIn, routes, routesOf, type Site } from '../../src/app/routes';
import { appShellPath, fileOf, paths, tabPaths } from '../../src/shared/addresses/addresses';

const sites: readonly Site[] = ['public', 'dealer'];

test('Hosting sends each prerendered page at its address, and the app shell at every other', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const pages = routes.flatMap((route) => [route, ...(route.also ?? [])]).filter(({ prerendered }) => prerendered);
  const withId = pages.map(({ path }) => path).filter((path) => path.includes(':'));
  expect(hosting).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(hosting.rewrites).toEqual([
    ...withId.map((path) => ({ source: path.replace(':id', '*'), destination: `/${fileOf(path)}` })),
    { source: '!/assets/**', destination: `/${fileOf(appShellPath)}` },
  ]);
  expect(hosting.rewrites.length).toBeLessThanOrEqual(40);
  // On some systems, names of files that differ in their case are the same.
  const files = [...pages.map(({ path }) => path), appShellPath].map((path) => fileOf(path).toLowerCase());
  expect(files).toEqual([...new Set(files)]);
});

test('every address has a page, and on each site one at most', () => {
  expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(Object.values(paths)));
  for (const site of sites) {
    const shown = routesOf(site).map(({ path }) => path);
    expect(shown).toEqual([...new Set(shown)]);
  }
});

test('robots.txt excludes the pages of the admin', () => {
  const hidden = routes.filter(({ audience }) => audience.includes('admin'));
  const robots = readFileSync('public/robots.txt', 'utf8');
  expect(robots.match(/(?<=Disallow: ).+/g)).toEqual(hidden.map(({ path }) => path));
});

test('the tabs of the home page are the pages that the service worker caches', () => {
  expect(linksIn('public', 'tabs').map(({ to }) => to)).toEqual(tabPaths);
});
