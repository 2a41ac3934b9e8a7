import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));

const sources = new Map<string, string>();

export function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(path.join(src, file), 'utf8');
  sources.set(file, source);
  return source;
}

/** As paths in src. Those of the page of all components are not part of the built app. */
const isOfApp = (file: string) => !file.startsWith('design/');
export const sheets: readonly string[] = files.filter((file) => file.endsWith('.scss') && isOfApp(file));
export const modules: readonly string[] = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && isOfApp(file));

export interface Declaration {
  readonly property: string;
  readonly value: string;
}

export interface Sheet {
  readonly selectors: readonly string[];
  /** Also variables of Sass and the properties of the theme. */
  readonly declarations: readonly Declaration[];
  /** '@media (width >= 20em)' */
  readonly conditions: readonly string[];
}

/** Enough of Sass for these files, and much faster than to compile them. */
export function parse(scss: string): Sheet {
  const plain = scss.replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*/g, '');
  const parts = [...plain.matchAll(/((?:#\{[^}]*\}|[^{};])*)([{};])/g)].map(([, text = '', end]) => ({
    text: text.trim().replace(/\s+/g, ' '),
    end,
  }));
  const begun = parts.filter(({ end }) => end === '{').map(({ text }) => text);
  return {
    selectors: begun.filter((text) => !text.startsWith('@')),
    conditions: begun.filter((text) => /^@(media|container)/.test(text)),
    declarations: parts.flatMap(({ text, end }) => {
      const [, property, value] = (end !== '{' && /^([\w$-]+): (.*)$/.exec(text)) || [];
      return property !== undefined && value !== undefined ? [{ property, value }] : [];
    }),
  };
}

export function classesIn(selectors: readonly string[]): ReadonlySet<string> {
  return new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []));
}
