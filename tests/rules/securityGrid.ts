import { type ActorName, accounts, actorNames, actors } from './actors';
import { type Attempt, grid, operations } from './grid';
import { storageGrid, storageOperations } from './storageGrid';

/** The tables in SECURITY.md are between these lines. */
const begin = '<!-- From here on: written by tests/rules/writeSecurityGrid.ts -->';
const end = '<!-- To here -->';

function named(may: readonly ActorName[]): string {
  if (may.length === 0) return '–';
  if (may.length === actorNames.length) return 'everyone';
  if (may.length === actorNames.length - 1 && !may.includes('visitor')) return 'everyone signed in';
  return may.map((actor) => actors[actor].label).join(', ');
}

function cell(attempts: readonly Attempt[]): string {
  if (attempts.every(({ may }) => may.length === 0)) return '–';
  const [only, ...others] = attempts;
  if (only && others.length === 0) return named(only.may);
  return attempts.map(({ what, may }) => `${what}: ${named(may)}`).join('<br>');
}

/** A path with the names of accounts instead of their ids. */
function readable(path: string): string {
  return Object.entries(accounts).reduce((text, [name, { uid }]) => text.replaceAll(uid, `{${name}}`), path);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function securityGrid(): string {
  const records = table(
    ['Record', ...operations],
    grid.map(({ path, what, operations: attempts }) => [
      `\`${readable(path)}\`<br>${what}`,
      ...operations.map((operation) => cell(attempts[operation])),
    ]),
  );
  const files = table(
    ['Files', ...storageOperations],
    storageGrid.map(({ folder, what, may }) => [
      `\`/${readable(folder)}\`<br>${what}`,
      ...storageOperations.map((operation) => named(may[operation])),
    ]),
  );
  return `### Records\n\n${records}\n\n### Files\n\n${files}`;
}

/**
 * Replaces the tables in the text of SECURITY.md by those of the tests.
 *
 * @throws if the lines around the tables are missing
 */
export function withSecurityGrid(text: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error('SECURITY.md has lost the lines around its tables');
  return `${before}${begin}\n\n${securityGrid()}\n\n${end}${after}`;
}
