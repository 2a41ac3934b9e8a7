import { type Allow, calledIn, type Expression, lineOf, type Rules } from '../rules/rulesSyntax';
import { collectionOf } from './fewerRules';
import type { Calls } from './lane';
import type { Mutant } from './mutations';

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

const wordsByName = new Map<string, ReadonlySet<string>>();

/** The number of words that the name of a test shares with the mutant. */
function affinity(name: string, words: ReadonlySet<string>): number {
  const own = wordsByName.get(name) ?? wordsOf(name);
  wordsByName.set(name, own);
  return [...own].filter((word) => words.has(word)).length;
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
function varied(tests: readonly string[]): readonly string[] {
  const rounds = new Map<string, number>();
  const ofRound = tests.map((test) => {
    const subject = subjectOf(test);
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
 * The names of the tests that can notice a mutant, the most likely first: each calls a collection whose rules the mutant
 * may affect. Tests that have noticed another mutant in the same place come first. Then come, in turn, tests with the
 * subjects of those, and: for a mutant that allows more, tests with a call that one of its `allow`s refuses; for a mutant
 * that allows less, tests with an allowed call.
 */
export function testsFor(
  mutant: Mutant,
  {
    rules,
    calls,
    killers,
  }: {
    readonly rules: Rules;
    /** What each test calls without a mutant, by its name. */
    readonly calls: ReadonlyMap<string, Calls>;
    /** The names of tests that have noticed mutants in the same place, the last one first. */
    readonly killers: readonly string[];
  },
): readonly string[] {
  const allows = allowsOfMutant(rules, mutant);
  const collections = allows.map(collectionOf);
  const tests = [...calls]
    .filter(([, { asked }]) => collections.some((collection) => collection === '' || asked.has(collection)))
    .map(([name]) => name);
  // Names of tests that have noticed a mutant in this place contribute words that the rules may not have.
  const words = wordsOf([mutant.scope, mutant.context, ...killers.slice(0, 12)].join(' '));
  const lines = allows.map((allow) => lineOf(rules, allow));
  const isRefused = (name: string) => lines.some((line) => calls.get(name)?.refusedBy.has(line));
  const isAllowed = (name: string) => !calls.get(name)?.refusedBy.size || /allowed|^(?!.*denied)/.test(name);
  const byAffinity = (chosen: readonly string[]) => {
    const shared = new Map(chosen.map((name) => [name, affinity(name, words)]));
    return varied(chosen.toSorted((one, other) => (shared.get(other) ?? 0) - (shared.get(one) ?? 0)));
  };
  const byChance = (chosen: readonly string[]) =>
    varied(chosen.toSorted((one, other) => scattered(one) - scattered(other)));
  const mixed = (chosen: readonly string[]) => inTurn(byAffinity(chosen), byChance(chosen));

  const latest = killers.slice(0, latestKillers);
  const known = latest.filter((name) => tests.includes(name));
  const subjects = new Set(latest.map(subjectOf));
  const alike = tests.filter((name) => subjects.has(subjectOf(name)));
  const first = (isLikely: (name: string) => boolean) => [
    ...mixed(tests.filter(isLikely)),
    ...mixed(tests.filter((name) => !isLikely(name))),
  ];
  const looser = first(isRefused);
  const stricter = first(isAllowed);
  const likeliest = mutant.stricter === null ? inTurn(stricter, looser) : mutant.stricter ? stricter : looser;
  return [...new Set([...known, ...inTurn(likeliest, alike)])];
}
