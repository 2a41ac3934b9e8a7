import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst } from 'vite';
import { inlineTexts } from '../emulators/inlineSources';

/** What a phone downloads before the home page shows its first list, gzip; 1 kB is 1000 bytes, as size-limit counts. */
export const firstViewBudget = { scripts: '130 kB', styles: '22 kB' } as const;

/** What comes with a server's first packets, 14.6 kB, less 1.8 kB of headers: a larger page takes a round trip more. */
const pageBudget = '12.8 kB';

interface FirstView {
  /** Paths in the built app, such as 'assets/index-3f2a.js', in the order in which they are met. */
  readonly files: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** What stands in index.html itself. */
  readonly inline: { readonly scripts: string; readonly styles: string };
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];
}

/** '/assets/x.js' → 'assets/x.js'; addresses of other origins are no files of the app. */
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

/** What a module imports before it runs. Dynamic imports come later, and are not among them. */
function staticImportsOf(code: string, file: string): string[] {
  const sources = parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
  return sources.map((source) => path.posix.join(path.posix.dirname(file), source));
}

/**
 * The scripts and styles that a built app needs for its first view: those that stand in index.html or are named there,
 * with its links that preload modules and styles, and whatever their static imports lead to.
 *
 * @param app the folder of the built index.html
 */
export async function readFirstView(app: string): Promise<FirstView> {
  const html = await readFile(path.join(app, 'index.html'), 'utf8');
  const { scripts: entries, styles } = announcedBy(html);
  if (entries.length === 0) throw new Error(`${path.join(app, 'index.html')} names no script`);
  const scripts = new Set(entries);
  // A set hands out what is added while it is walked through.
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
 * Writes what `size-limit --config` reads: the first view of a built app against its budget. The files' names change with
 * every build, so the file is written after it.
 *
 * @param app the folder of the built index.html
 * @param folder where the file goes
 * @returns the file
 */
export async function writeFirstViewLimits(app: string, folder: string): Promise<string> {
  const { files, inline } = await readFirstView(app);
  const check = async (part: keyof typeof firstViewBudget) => {
    const inlined = path.join(folder, `first-view-inline-${part}.txt`);
    await writeFile(inlined, inline[part]);
    return {
      name: `${part} of the first view`,
      // size-limit resolves patterns against the folder of its configuration.
      path: [inlined, ...files[part].map((file) => path.join(app, file))].map((file) =>
        path.relative(folder, file).split(path.sep).join('/'),
      ),
      limit: firstViewBudget[part],
      gzip: true,
    };
  };
  const page = {
    name: 'the page itself',
    path: path.relative(folder, path.join(app, 'index.html')).split(path.sep).join('/'),
    limit: pageBudget,
    gzip: true,
  };
  const file = path.join(folder, 'first-view.size-limit.json');
  await writeFile(file, JSON.stringify([page, await check('scripts'), await check('styles')], null, 2));
  return file;
}
