import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { listAddress, paths } from '../src/shared/addresses/addresses.ts';
import { addressIn, alternatesOf } from '../src/shared/addresses/languageAddress.ts';
import { siteAddressOf } from '../src/shared/addresses/siteAddress.ts';
import { languageCodes } from '../src/shared/languages.ts';
import { modelsOf, placeNames } from '../src/shared/readable/names.ts';
import { makesOf, readableAddress } from '../src/shared/readable/readableAddress.ts';

/** The paths that search engines shall know: the lists, and the readable addresses of searches (SEARCH-31). */
export function indexedPaths(): readonly string[] {
  const searches = (['car', 'bike'] as const).flatMap((kind) => [
    listAddress(kind),
    ...makesOf(kind).map((make) => readableAddress({ by: 'make', kind, make })),
    ...makesOf(kind).flatMap((make) =>
      modelsOf({ kind, make }).map((model) => readableAddress({ by: 'model', kind, make, model })),
    ),
    ...placeNames.map((place) => readableAddress({ by: 'place', kind, place })),
  ]);
  return [paths.home, ...searches, paths.dealers, paths.contact];
}

export function sitemapOf(site: string): string {
  const urls = indexedPaths().flatMap((each) => {
    const others = alternatesOf(each)
      .map(({ hreflang, path: other }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${site}${other}"/>`)
      .join('');
    return languageCodes.map((code) => `  <url><loc>${site}${addressIn(code, each)}</loc>${others}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/** Adds sitemap.xml, and its address to robots.txt. Both need the address of the site. */
export function sitemap(): Plugin {
  let site: string | null = null;
  let robots = '';
  return {
    name: 'sitemap',
    apply: 'build',
    async configResolved({ env, publicDir }) {
      site = siteAddressOf({ address: env.VITE_SITE_ADDRESS, project: env.VITE_FIREBASE_PROJECT_ID });
      robots = await readFile(path.join(publicDir, 'robots.txt'), 'utf8');
    },
    generateBundle() {
      if (site === null) return;
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(site) });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: `${robots}\nSitemap: ${site}/sitemap.xml\n` });
    },
  };
}
