import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The texts of such elements of a built page that stand there themselves, instead of being files. */
export function inlineTexts(page: string, element: 'script' | 'style'): readonly string[] {
  return [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => text);
}

/**
 * What stands in the pages of the built app themselves, as a Content-Security-Policy names it: by its hash. It is the same
 * in all of them.
 *
 * @param app the folder of the built index.html
 */
export async function inlineSources(app: string): Promise<Record<'script-src' | 'style-src', readonly string[]>> {
  const page = await readFile(path.join(app, 'index.html'), 'utf8');
  const hashesOf = (element: 'script' | 'style') =>
    inlineTexts(page, element).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return { 'script-src': hashesOf('script'), 'style-src': hashesOf('style') };
}
