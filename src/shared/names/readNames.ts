import type { LanguageCode } from '../languages';
import type { Names } from './names';

const tables = import.meta.glob<string>('../../languages/*/names.ts', { import: 'names' });

const readTable = (lines: string): Names =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [latin = '', name = ''] = line.split(' = ');
        return [latin, name];
      }),
  );

/** The table of a language. One that has none shows Latin names. */
export async function readNames(code: LanguageCode): Promise<Names> {
  const load = tables[`../../languages/${code}/names.ts`];
  return load ? readTable(await load()) : new Map();
}
