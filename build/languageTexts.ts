import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { baseOf, langOf } from '../src/shared/language.ts';
import type { LanguageCode } from '../src/shared/languages.ts';

/** An import of a texts file: './texts', '../cardTexts'. */
const textsFile = /(?:^|\/)\w*[tT]exts$/;

/** The name of a file in the build: the files of a language are in its folder, those of English in no folder. */
export function inFolder(code: LanguageCode, file: string): string {
  return code === 'en' ? file : `${code}/${file}`;
}

/** The texts file of a language that takes the place of an English one. */
export function translationOf(root: string, code: string, english: string): string {
  return path.join(root, 'src/languages', code, path.relative(path.join(root, 'src'), english));
}

/**
 * Replaces the English texts files by those of the language, and writes the language into the pages. Each build needs it: the
 * app's, and those of the prerendered pages, the early script and the service worker.
 */
export function languageTexts(code: LanguageCode, root: string): Plugin {
  const own = path.join(root, 'src/languages');
  return {
    name: 'language-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // A translation imports its English file for types only, and texts of its own language.
      if (code === 'en' || !textsFile.test(source) || importer?.startsWith(own)) return null;
      const english = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!english || english.external || !english.id.startsWith(path.join(root, 'src'))) return null;
      const translation = translationOf(root, code, english.id);
      if (!existsSync(translation)) throw new Error(`${path.relative(root, translation)} is missing`);
      return translation;
    },
    transformIndexHtml: (html) =>
      html
        .replace(/<html lang="[^"]*"/, `<html lang="${langOf(code)}"`)
        .replace('"/manifest.webmanifest"', `"${baseOf(code)}/manifest.webmanifest"`),
  };
}
