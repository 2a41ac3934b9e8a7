import { type Allow, type Expression, lineOf, partsOf, type Rules } from '../rules/rulesSyntax';
import type { LaneTest } from './lane';
import type { Mutant } from './mutations';

/** The collections that a test file asks for; a file that is not named here may ask for any. */
const collectionsOfFile: Readonly<Record<string, readonly string[]>> = {
  'bookingMoves.test.ts': ['bookings', 'sellers'],
  'bookings.test.ts': ['bookings', 'UsersIds', 'products', 'bikes', 'sellers'],
  'contactMessages.test.ts': ['contacts'],
  'evaluations.test.ts': [],
  'indexes.test.ts': [],
  'listings.test.ts': ['products', 'bikes'],
  'ownersMoves.test.ts': ['products', 'bikes'],
  'profiles.test.ts': ['sellers', 'users', 'UsersIds'],
  'reviews.test.ts': ['products', 'bikes', 'audit'],
  'search.test.ts': ['products', 'bikes'],
};

function calledIn(expression: Expression): readonly string[] {
  const own = expression.type === 'call' && expression.callee.type === 'name' ? [expression.callee.name] : [];
  return [...own, ...partsOf(expression).flatMap(calledIn)];
}

/** The `allow`s whose condition comes to that function, directly or through others. */
function allowsReaching(rules: Rules, functionName: string): readonly Allow[] {
  const reaches = (expression: Expression): boolean =>
    calledIn(expression).some((name) => {
      if (name === functionName) return true;
      const called = rules.functions.find((declared) => declared.name === name);
      return called !== undefined && reaches(called.result);
    });
  return rules.allows.filter(({ condition }) => reaches(condition));
}

function isFunction({ scope }: Mutant): boolean {
  return scope.endsWith('()');
}

/** The `allow`s that a mutant may open or close. */
function allowsOfMutant(rules: Rules, mutant: Mutant): readonly Allow[] {
  const { scope, offset } = mutant;
  if (isFunction(mutant)) return allowsReaching(rules, scope.slice(0, -2));
  return rules.allows.filter(({ start, end }) => start <= offset && offset <= end);
}

function collectionIn({ path }: Allow): string {
  return path.replace('/databases/{database}/documents', '').split('/')[1] ?? '';
}

/** The words of a name, those within an identifier too: isNewListing speaks of a new listing. */
function wordsOf(text: string): ReadonlySet<string> {
  const identifiers = text.match(/[A-Za-z_]{2,}/g) ?? [];
  return new Set(
    identifiers.flatMap((word) => [word, ...(word.match(/[A-Z]?[a-z]{2,}/g) ?? [])]).map((word) => word.toLowerCase()),
  );
}

/** How many words of a test's name are about what the mutant is about. */
function affinity({ name }: LaneTest, words: ReadonlySet<string>): number {
  return [...wordsOf(name)].filter((word) => words.has(word)).length;
}

/** Some order in which neighbours are not alike: a run of similar tests that notice nothing would take long. */
function scattered(name: string): number {
  let hash = 7;
  for (let at = 0; at < name.length; at += 1) hash = (Math.imul(hash, 31) + name.charCodeAt(at)) >>> 0;
  return Math.imul(hash, 2_654_435_761) >>> 0;
}

/** One from each list in turn. */
function inTurn<Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  return [...new Set(one.flatMap((item, index) => [item, other[index] ?? item]))];
}

/**
 * The tests that can notice a mutant, the likeliest first: those that noticed one in the same place, then those that speak
 * of the same things, among those that can notice one of its kind. What allows more is noticed by a call that one of its
 * `allow`s refuses, what allows less by a call that is allowed.
 */
export function testsFor(
  mutant: Mutant,
  {
    rules,
    tests,
    refusals,
    killers,
  }: {
    readonly rules: Rules;
    readonly tests: readonly LaneTest[];
    /** By name of the test, the lines of the `allow`s that refuse one of its calls, without a mutant. */
    readonly refusals: ReadonlyMap<string, ReadonlySet<number>>;
    /** Names of the tests that noticed mutants of the same place, the last one first. */
    readonly killers: readonly string[];
  },
): readonly LaneTest[] {
  const allows = allowsOfMutant(rules, mutant);
  const collections = new Set(allows.map(collectionIn));
  const concerned = tests.filter(({ file }) => {
    const asked = collectionsOfFile[file];
    return !asked || asked.some((collection) => collections.has(collection));
  });
  // What noticed a mutant of the same place speaks of what that place is about, in words that the rules may not have.
  const words = wordsOf([mutant.scope, mutant.context, ...killers.slice(0, 12)].join(' '));
  const lines = allows.map((allow) => lineOf(rules, allow));
  const rank = new Map(killers.slice(0, 6).map((name, index) => [name, 1_000 - index]));
  const isRefused = ({ name }: LaneTest) => lines.some((line) => refusals.get(name)?.has(line));
  const isAllowed = ({ name }: LaneTest) => !refusals.get(name)?.size || /allowed|^(?!.*denied)/.test(name);
  const ranked = (stricter: boolean) =>
    concerned
      .map((test) => ({
        test,
        score: rank.get(test.name) ?? affinity(test, words) + ((stricter ? isAllowed : isRefused)(test) ? 100 : 0),
        tie: scattered(test.name),
      }))
      .toSorted((one, other) => other.score - one.score || one.tie - other.tie)
      .map(({ test }) => test);
  return mutant.stricter === null ? inTurn(ranked(true), ranked(false)) : ranked(mutant.stricter);
}
