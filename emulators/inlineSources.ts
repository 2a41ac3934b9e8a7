import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The texts of all inline elements of that name in a built page. */
export function inlineTexts(page: string, element: 'script' | 'style'): readonly string[] {
  return [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => text);
}

/**
 * The hashes of the inline scripts and styles in the built pages, for the Content-Security-Policy.
 *
 * @param app the folder of the built pages
 */
export async function inlineSources(app: string): Promise<Record<'script-src' | 'style-src', readonly string[]>> {
  const files = (await readdir(app, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.sort().map((file) => readFile(path.join(app, file), 'utf8')));
  const hashesOf = (element: 'script' | 'style') => {
    const texts = new Set(pages.flatMap((page) => inlineTexts(page, element)));
    return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  };
  return { 'script-src': hashesOf('script'), 'style-src': hashesOf('style') };
}
