import { type Allow, type Expression, lineOf, partsOf, type Rules } from '../rules/rulesSyntax';
import type { LaneTest } from './lane';
import type { Mutant } from './mutations';

function calledIn(expression: Expression): readonly string[] {
  const own = expression.type === 'call' && expression.callee.type === 'name' ? [expression.callee.name] : [];
  return [...own, ...partsOf(expression).flatMap(calledIn)];
}

/** The `allow`s that call the function, directly or through other functions. */
function allowsReaching(rules: Rules, functionName: string): readonly Allow[] {
  const reaches = (expression: Expression): boolean =>
    calledIn(expression).some((name) => {
      if (name === functionName) return true;
      const called = rules.functions.find((declared) => declared.name === name);
      return called !== undefined && [...called.bound, called.result].some(reaches);
    });
  return rules.allows.filter(({ condition }) => reaches(condition));
}

function isFunction({ scope }: Mutant): boolean {
  return scope.endsWith('()');
}

/** The `allow`s that the mutant may affect. */
function allowsOfMutant(rules: Rules, mutant: Mutant): readonly Allow[] {
  const { scope, offset } = mutant;
  if (isFunction(mutant)) return allowsReaching(rules, scope.slice(0, -2));
  return rules.allows.filter(({ start, end }) => start <= offset && offset <= end);
}

/** The words of a name, also those within identifiers: isNewListing has the words new and listing. */
function wordsOf(text: string): ReadonlySet<string> {
  const identifiers = text.match(/[A-Za-z_]{2,}/g) ?? [];
  return new Set(
    identifiers.flatMap((word) => [word, ...(word.match(/[A-Z]?[a-z]{2,}/g) ?? [])]).map((word) => word.toLowerCase()),
  );
}

/** The number of words that the name of a test shares with the mutant. */
function affinity({ name }: LaneTest, words: ReadonlySet<string>): number {
  return [...wordsOf(name)].filter((word) => words.has(word)).length;
}

/** A hash that separates similar tests: a run of similar tests that all pass would cost much time. */
function scattered(name: string): number {
  let hash = 7;
  for (let at = 0; at < name.length; at += 1) hash = (Math.imul(hash, 31) + name.charCodeAt(at)) >>> 0;
  return Math.imul(hash, 2_654_435_761) >>> 0;
}

/** The subject of a test, without the tried value: 'denied: phone: 9 digits' has the subject phone. */
function subjectOf(name: string): string {
  const [, subject] = /(?:denied|allowed): '?([^:]+)/.exec(name) ?? [];
  return subject ?? name;
}

/**
 * Takes one test of each subject, then a second one of each, and so on: tests of one subject often notice the same
 * mutants.
 */
function varied(tests: readonly LaneTest[]): readonly LaneTest[] {
  const rounds = new Map<string, number>();
  const ofRound = tests.map((test) => {
    const subject = subjectOf(test.name);
    const round = rounds.get(subject) ?? 0;
    rounds.set(subject, round + 1);
    return { test, round };
  });
  return ofRound.toSorted((one, other) => one.round - other.round).map(({ test }) => test);
}

/** Takes one item from each list in turn. */
function inTurn<Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  return [...new Set([...one.flatMap((item, index) => [item, other[index] ?? item]), ...other])];
}

/** In a function with a condition for each field, each mutant is caught by its own test; other tests only cost time. */
const latestKillers = 4;

/**
 * The tests that can notice a mutant, the most likely first. Tests that have noticed another mutant in the same place
 * come first. Then come, in turn, tests with the subjects of those, and: for a mutant that allows more, tests with a
 * call that one of its `allow`s refuses; for a mutant that allows less, tests with an allowed call.
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
    /** The tests that evaluate the changed condition. */
    readonly tests: readonly LaneTest[];
    /** For each test, the lines of the `allow`s that refuse one of its calls without a mutant. */
    readonly refusals: ReadonlyMap<string, ReadonlySet<number>>;
    /** The names of tests that have noticed mutants in the same place, the last one first. */
    readonly killers: readonly string[];
  },
): readonly LaneTest[] {
  const allows = allowsOfMutant(rules, mutant);
  // Names of tests that have noticed a mutant in this place contribute words that the rules may not have.
  const words = wordsOf([mutant.scope, mutant.context, ...killers.slice(0, 12)].join(' '));
  const lines = allows.map((allow) => lineOf(rules, allow));
  const isRefused = ({ name }: LaneTest) => lines.some((line) => refusals.get(name)?.has(line));
  const isAllowed = ({ name }: LaneTest) => !refusals.get(name)?.size || /allowed|^(?!.*denied)/.test(name);
  const byAffinity = (chosen: readonly LaneTest[]) =>
    varied(chosen.toSorted((one, other) => affinity(other, words) - affinity(one, words)));
  const byChance = (chosen: readonly LaneTest[]) =>
    varied(chosen.toSorted((one, other) => scattered(one.name) - scattered(other.name)));
  const mixed = (chosen: readonly LaneTest[]) => inTurn(byAffinity(chosen), byChance(chosen));

  const latest = killers.slice(0, latestKillers);
  const known = latest.flatMap((name) => tests.find((test) => test.name === name) ?? []);
  const subjects = new Set(latest.map(subjectOf));
  const alike = tests.filter(({ name }) => subjects.has(subjectOf(name)));
  const first = (isLikely: (test: LaneTest) => boolean) => [
    ...mixed(tests.filter(isLikely)),
    ...mixed(tests.filter((test) => !isLikely(test))),
  ];
  const looser = first(isRefused);
  const stricter = first(isAllowed);
  const likeliest = mutant.stricter === null ? inTurn(stricter, looser) : mutant.stricter ? stricter : looser;
  return [...new Set([...known, ...inTurn(likeliest, alike)])];
}
