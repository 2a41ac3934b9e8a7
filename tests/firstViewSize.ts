import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst } from 'vite';
import { inFolder } from '../build/languageTexts';
import { inlineTexts } from '../emulators/inlineSources';
import { type LanguageCode, languageCodes } from '../src/shared/languages';

/**
 * What a phone downloads until the home page shows its first list, in gzip (PERF-1). 1 kB is 1000 bytes, as in
 * size-limit. The first packets of a server hold 14.6 kB; 1.8 kB of it are headers. A larger page costs one more round
 * trip.
 */
const budgets = { page: '12.8 kB', scripts: '130 kB', styles: '22 kB' } as const;
type Part = keyof typeof budgets;

/** Letters of other scripts have three bytes, so the texts in scripts are longer. */
const scriptsOfOthers = '131.3 kB';

function budgetOf(part: Part, code: LanguageCode): string {
  return part === 'scripts' && code !== 'en' ? scriptsOfOthers : budgets[part];
}

const names: Readonly<Record<Part, string>> = {
  page: 'the page itself',
  scripts: 'scripts of the first view',
  styles: 'styles of the first view',
};

const nameOf = (part: Part, code: LanguageCode) => (code === 'en' ? names[part] : `${names[part]} (${code})`);

/** The budgets by the names that size-limit reports. */
export const firstViewBudget: Readonly<Record<string, string>> = Object.fromEntries(
  languageCodes.flatMap((code) =>
    (['page', 'scripts', 'styles'] as const).map((part) => [nameOf(part, code), budgetOf(part, code)] as const),
  ),
);

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
export async function readFirstView(app: string, code: LanguageCode = 'en'): Promise<FirstView> {
  const html = await readFile(path.join(app, inFolder(code, 'index.html')), 'utf8');
  const { scripts: entries, styles } = announcedBy(html);
  if (entries.length === 0) throw new Error(`The page of ${code} in ${app} names no script`);
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

async function checksOf(app: string, folder: string, code: LanguageCode) {
  const { files, inline } = await readFirstView(app, code);
  // size-limit resolves patterns relative to the folder of its configuration.
  const seenFrom = (file: string) => path.relative(folder, file).split(path.sep).join('/');
  const check = async (part: 'scripts' | 'styles') => {
    const inlined = path.join(folder, `first-view-inline-${part}-${code}.txt`);
    await writeFile(inlined, inline[part]);
    return { part, path: [inlined, ...files[part].map((file) => path.join(app, file))].map(seenFrom) };
  };
  const page = { part: 'page' as const, path: [seenFrom(path.join(app, inFolder(code, 'index.html')))] };
  const checks = [page, await check('scripts'), await check('styles')];
  return checks.map(({ part, path: paths }) => ({
    name: nameOf(part, code),
    path: paths,
    limit: budgetOf(part, code),
    gzip: true,
  }));
}

/**
 * Writes the configuration of `size-limit --config`: the first view of a built app with its budget. File names change
 * with every build, so it is written after the build.
 *
 * @param app the folder of the built site
 * @param folder the folder for the configuration
 * @returns the configuration file
 */
export async function writeFirstViewLimits(app: string, folder: string): Promise<string> {
  const checks = (await Promise.all(languageCodes.map((code) => checksOf(app, folder, code)))).flat();
  const file = path.join(folder, 'first-view.size-limit.json');
  await writeFile(file, JSON.stringify(checks, null, 2));
  return file;
}
