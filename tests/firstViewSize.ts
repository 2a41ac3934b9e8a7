import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst } from 'vite';
import { inlineTexts } from '../emulators/inlineSources';

/**
 * What a phone downloads until the home page shows its first list, in gzip (PERF-1). 1 kB is 1000 bytes, as in
 * size-limit. The first packets of a server hold 14.6 kB; 1.8 kB of it are headers. A larger page costs one more round
 * trip.
 */
export const firstViewBudget: Readonly<Record<string, string>> = {
  'the page itself': '12.8 kB',
  'scripts of the first view': '130 kB',
  'styles of the first view': '22 kB',
};

interface FirstView {
  /** Paths in the built app, for example 'assets/index-3f2a.js', in the order of their first use. */
  readonly files: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** The inline scripts and styles of index.html. */
  readonly inline: { readonly scripts: string; readonly styles: string };
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];
}

/** '/assets/x.js' → 'assets/x.js'. Addresses of other origins are no files of the app. */
function toFile(address: string | undefined): string[] {
  return address?.startsWith('/') && !address.startsWith('//') ? [address.slice(1)] : [];
}

function announcedBy(html: string): FirstView['files'] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  const links = (rel: string, as?: string) =>
    tags
      .filter((tag) => attributeOf(tag, 'rel')?.toLowerCase() === rel && attributeOf(tag, 'as') === as)
      .flatMap((tag) => toFile(attributeOf(tag, 'href')));
  const entries = tags.filter((tag) => /^<script/i.test(tag)).flatMap((tag) => toFile(attributeOf(tag, 'src')));
  return {
    scripts: [...entries, ...links('modulepreload')],
    styles: [...links('stylesheet'), ...links('preload', 'style')],
  };
}

/** The static imports of a module. Dynamic imports load later, and do not count. */
function staticImportsOf(code: string, file: string): string[] {
  const sources = parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
  return sources.map((source) => path.posix.join(path.posix.dirname(file), source));
}

/**
 * The scripts and styles that a built app needs for its first view: those in index.html, inline or by address, its
 * preloads, and all their static imports.
 *
 * @param app the folder of the built index.html
 */
export async function readFirstView(app: string): Promise<FirstView> {
  const html = await readFile(path.join(app, 'index.html'), 'utf8');
  const { scripts: entries, styles } = announcedBy(html);
  if (entries.length === 0) throw new Error(`${path.join(app, 'index.html')} names no script`);
  const scripts = new Set(entries);
  // Iterating over a set also visits items that are added meanwhile.
  for (const script of scripts) {
    for (const imported of staticImportsOf(await readFile(path.join(app, script), 'utf8'), script)) {
      scripts.add(imported);
    }
  }
  return {
    files: { scripts: [...scripts], styles: [...new Set(styles)] },
    inline: { scripts: inlineTexts(html, 'script').join('\n'), styles: inlineTexts(html, 'style').join('\n') },
  };
}

/**
 * Writes the configuration of `size-limit --config`: the first view of a built app with its budget. File names change
 * with every build, so it is written after the build.
 *
 * @param app the folder of the built index.html
 * @param folder the folder for the configuration
 * @returns the configuration file
 */
export async function writeFirstViewLimits(app: string, folder: string): Promise<string> {
  const { files, inline } = await readFirstView(app);
  const check = async (part: 'scripts' | 'styles') => {
    const inlined = path.join(folder, `first-view-inline-${part}.txt`);
    await writeFile(inlined, inline[part]);
    return {
      name: `${part} of the first view`,
      // size-limit resolves patterns relative to the folder of its configuration.
      path: [inlined, ...files[part].map((file) => path.join(app, file))].map((file) =>
        path.relative(folder, file).split(path.sep).join('/'),
      ),
    };
  };
  const page = {
    name: 'the page itself',
    path: path.relative(folder, path.join(app, 'index.html')).split(path.sep).join('/'),
  };
  const checks = [page, await check('scripts'), await check('styles')].map((each) => ({
    ...each,
    limit: firstViewBudget[each.name],
    gzip: true,
  }));
  const file = path.join(folder, 'first-view.size-limit.json');
  await writeFile(file, JSON.stringify(checks, null, 2));
  return file;
}
