import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Files of texts, but those of other languages, and of the page of all components, which is for developers. */
const textsFile = /\/src\/(?!design\/|languages\/)(?:.*\/)?\w*[tT]exts\.ts$/;
const runtime = path.join(import.meta.dirname, 'pseudo.ts');

/** The names of the exports that are values. */
function exportsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => String(name));
}

/** Each English texts file exports its texts in the pseudo-language. */
export function pseudoTexts(): Plugin {
  return {
    name: 'pseudo-texts',
    enforce: 'pre',
    load(id) {
      if (!textsFile.test(id)) return null;
      const english = JSON.stringify(`${id}?english`);
      return [
        `import * as english from ${english};`,
        `import { pseudo } from ${JSON.stringify(runtime)};`,
        ...exportsOf(id).map((name) => `export const ${name} = pseudo(english.${name});`),
      ].join('\n');
    },
  };
}
