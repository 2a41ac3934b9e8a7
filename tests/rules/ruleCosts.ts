import type { Account } from './actors';
import type { CostedWrite } from './costedWrites';
import { emulatorAddress, loadFirestoreRules, newProjectId, readRules } from './emulators';
import { openDatabases } from './environment';
import { type Records, writeTogether } from './records';
import { world } from './world';

/**
 * Measures what the rules need for each record of a commit, by rules that burn as many evaluations as a claim of the
 * token says, before the real ones. The emulator refuses a record that needs more than 1,000 evaluations. So what the
 * real rules need is what is left when it begins to refuse.
 *
 * The emulator evaluates rules several times, because it reads a record and begins again. The most expensive time counts.
 */

/** Evaluations of one step of `burn`. */
const step = 5;

const stepsOfPart = 30;
const parts = 7;

/** More than this many steps are over the limit already. */
const mostSteps = stepsOfPart * parts;

/** Evaluations that each look-up needs in addition in the rules of `withDearLookUps`. */
const perLookUp = 15;

/** Functions that evaluate one condition more for each step. In parts, because the nesting has a limit. */
function burning(): string {
  return Array.from({ length: parts }, (_, part) => {
    const rest = part + 1 < parts ? `burn${part + 1}(steps)` : 'true';
    const nested = Array.from({ length: stepsOfPart }, (_step, index) => part * stepsOfPart + index).reduceRight(
      (inner, steps) => `steps <= ${steps} || (${inner})`,
      rest,
    );
    return `function burn${part}(steps) { return ${nested}; }`;
  }).join('\n');
}

/** The rules, with a first one for every record that allows nothing, and burns what the token says. */
function withBurning(rules: string): string {
  const burn = 'burn0(request.auth.token.burn.get(string(request.path), 0)) && false';
  const allows = ['create', 'update', 'delete'].map((operation) => `allow ${operation}: if ${burn};`);
  return rules.replace(
    'match /databases/{database}/documents {',
    (start) =>
      `${start}\nmatch /{anything=**} { ${allows.join(' ')} }\nmatch /missing/{id} { allow update: if true; }\n${burning()}`,
  );
}

/** The place after the bracket that closes the one before `start`. */
function endOfBrackets(text: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; depth > 0; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return at;
}

/** The rules, with more evaluations for each look-up. So the difference tells how many there are. */
function withDearLookUps(rules: string): string {
  const call = /(?<![.\w])(?:exists|get|existsAfter|getAfter)\(/g;
  let result = '';
  let copied = 0;
  for (const match of rules.matchAll(call)) {
    const start = match.index + match[0].length;
    const end = endOfBrackets(rules, start) - 1;
    result += `${rules.slice(copied, start)}dear(${rules.slice(start, end)})`;
    copied = end;
  }
  const zeros = ', 0'.repeat(perLookUp - 5);
  return `${result}${rules.slice(copied)}`.replace(
    'match /databases/{database}/documents {',
    (start) => `${start}\nfunction dear(path) { return [path${zeros}][0]; }`,
  );
}

/** A document of a commit. */
interface SentWrite {
  readonly update?: { readonly name: string };
  readonly delete?: string;
}

interface Commit {
  readonly writes: readonly SentWrite[];
}

/** What the rules need for each record of a commit, in its order. */
export interface Costs {
  readonly expressions: readonly number[];
  readonly lookUps: readonly number[];
}

const send = globalThis.fetch;

/** The commit that a call sends. It does not reach the emulator. */
async function commitOf(call: () => Promise<unknown>): Promise<Commit> {
  let body = '';
  const before = globalThis.fetch;
  globalThis.fetch = async (_input, init) => {
    body = String(init?.body);
    return Response.json({ error: { code: 400, message: 'not sent', status: 'INVALID_ARGUMENT' } }, { status: 400 });
  };
  await call().catch(() => undefined);
  globalThis.fetch = before;
  return JSON.parse(body) as Commit;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const pathOf = ({ update, delete: removed }: SentWrite) =>
  (update?.name ?? removed ?? '').replace(/^projects\/[^/]+/, '');

/** A record that may be changed, but does not exist. */
const missing = 'missing/record';

/** A project with rules that burn. */
interface Scale {
  readonly projectId: string;
  readonly isDear: boolean;
}

/**
 * Sends the commit with a last record that does not exist. The emulator looks for it after the rules, so nothing is ever
 * written.
 *
 * @returns whether the rules had evaluations left for each record
 */
async function hasEnough(
  { projectId }: Scale,
  { writes }: Commit,
  { uid, email }: Account,
  burn: Readonly<Record<string, number>>,
): Promise<boolean> {
  const { host, port } = emulatorAddress('firestore');
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const sent = JSON.stringify(writes).replaceAll(/projects\/[^/"]+\/databases\/\(default\)\/documents/g, documents);
  const last = { update: { name: `${documents}/${missing}`, fields: {} }, currentDocument: { exists: true } };
  const claims = {
    ...{ sub: uid, user_id: uid, email, email_verified: true, burn },
    firebase: { sign_in_provider: 'password', identities: {} },
    ...{ iat: 1, exp: 9_999_999_999, aud: projectId, iss: `https://securetoken.google.com/${projectId}` },
  };
  const token = `${encoded({ alg: 'none', type: 'JWT' })}.${encoded(claims)}.`;
  const answer = await send(`http://${host}:${port}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: [...JSON.parse(sent), last] }),
  });
  const text = await answer.text();
  // A refusal that names too many lines is too long for the emulator.
  const isRefused = answer.status === 403 || text.includes('RST_STREAM');
  if (!isRefused && answer.status !== 404) throw new Error(`Neither refused nor missing: ${text}`);
  return !isRefused;
}

/** How many steps may burn for that record before it has not enough. */
async function stepsLeft(scale: Scale, commit: Commit, account: Account, path: string): Promise<number> {
  let enough = -1;
  let tooMany = mostSteps;
  while (tooMany - enough > 1) {
    const steps = Math.floor((enough + tooMany) / 2);
    if (await hasEnough(scale, commit, account, { [path]: steps })) enough = steps;
    else tooMany = steps;
  }
  return enough;
}

/** The steps that may burn for a record that needs nothing else. */
const stepsOfNothing = 194;

const expressionsIn = (steps: number) => (stepsOfNothing - steps) * step;
const stepsFor = (expressions: number) => stepsOfNothing - Math.ceil(expressions / step);

async function expressionsOf(scale: Scale, commit: Commit, account: Account): Promise<number[]> {
  const found: number[] = [];
  for (const write of commit.writes) {
    const previous = found.at(-1);
    const path = pathOf(write);
    const isAsBefore = previous !== undefined && (await isMost(scale, commit, account, path, previous));
    found.push(isAsBefore ? previous : expressionsIn(await stepsLeft(scale, commit, account, path)));
  }
  return found;
}

/** Whether that is what the record needs: in a batch, most records need the same. */
async function isMost(scale: Scale, commit: Commit, account: Account, path: string, expressions: number) {
  const steps = stepsFor(expressions);
  const fits = await hasEnough(scale, commit, account, { [path]: steps });
  return fits && !(await hasEnough(scale, commit, account, { [path]: steps + 1 }));
}

export interface Scales {
  measure(write: CostedWrite): Promise<Costs>;
  /** Whether the write needs no more than that. */
  needsAtMost(write: CostedWrite, costs: Costs): Promise<boolean>;
  close(): Promise<void>;
}

/** Two projects: in one of them, each look-up needs more evaluations. */
export async function openScales(): Promise<Scales> {
  const rules = withBurning(readRules('firestore.rules'));
  const name = newProjectId('costs');
  const [plain, dear] = [
    { projectId: `${name}-plain`, isDear: false },
    { projectId: `${name}-dear`, isDear: true },
  ];
  await loadFirestoreRules(plain.projectId, rules);
  await loadFirestoreRules(dear.projectId, withDearLookUps(rules));
  const databases = [plain, dear].map(({ projectId }) => openDatabases(projectId));
  const pastRules = databases.map((database) => database.pastRules());
  const store = (records: Records) => Promise.all(pastRules.map((db) => writeTogether(db, records)));
  const unsent = databases[0]?.as(null);
  await store(world);

  /** Makes the records that a write needs, and calls back with its commit. */
  async function staged<Result>(
    { account, given, call }: CostedWrite,
    weigh: (commit: Commit) => Promise<Result>,
  ): Promise<Result> {
    if (!unsent) throw new Error('There is no project');
    await store(given);
    const result = await weigh(await commitOf(() => call(unsent, account)));
    await store(Object.fromEntries(Object.keys(given).map((path) => [path, world[path] ?? null])));
    return result;
  }

  return {
    measure: (write) =>
      staged(write, async (commit) => {
        const [expressions, withLookUps] = await Promise.all([
          expressionsOf(plain, commit, write.account),
          expressionsOf(dear, commit, write.account),
        ]);
        const lookUps = withLookUps.map((each, index) => Math.round((each - (expressions[index] ?? 0)) / perLookUp));
        return { expressions, lookUps };
      }),
    needsAtMost: (write, { expressions, lookUps }) =>
      staged(write, async (commit) => {
        const burning = ({ isDear }: Scale) =>
          Object.fromEntries(
            commit.writes.map((each, index) => {
              const more = isDear ? (lookUps[index] ?? 0) * perLookUp : 0;
              return [pathOf(each), stepsFor((expressions[index] ?? 0) + more)];
            }),
          );
        const fits = await Promise.all(
          [plain, dear].map((scale) => hasEnough(scale, commit, write.account, burning(scale))),
        );
        return fits.every(Boolean);
      }),
    async close() {
      await Promise.all(databases.map((database) => database.close()));
    },
  };
}
