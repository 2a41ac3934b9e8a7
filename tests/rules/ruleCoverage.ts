import { ruleCoverageOf } from './emulators';
import { conditionsOf, type Expression, lineOf, type Range, type Rules, textOf } from './rulesSyntax';

/** What an expression came to; an error denies, as false does. */
export interface Outcomes {
  true: boolean;
  false: boolean;
}

/** What one expression came to in two reports, or in two places of one. */
export function joined(one: Outcomes, other: Outcomes | undefined): Outcomes {
  return { true: one.true || other?.true === true, false: one.false || other?.false === true };
}

/**
 * Reads the Firestore emulator's report as it comes, because it is far too long to be held: it has every value that
 * every expression ever had. It is indented JSON, one item a line; an expression is `sourcePosition`, `values`,
 * `children`, each at the expression's own depth.
 */
class ReportReader {
  readonly outcomes = new Map<string, Outcomes>();
  #depth = 0;
  #inValues = false;
  #start = '';
  #current: Outcomes = { true: false, false: false };

  read(line: string): void {
    if (this.#inValues) this.#readValue(line);
    else if (line.includes('"sourcePosition"')) this.#depth = line.indexOf('"');
    else if (line.includes('"currentOffset"')) this.#start = line.replace(/\D/g, '');
    else if (line.includes('"endOffset"')) this.#current = this.#at(`${this.#start}-${line.replace(/\D/g, '')}`);
    else if (line.includes('"values": [')) this.#inValues = true;
  }

  #at(position: string): Outcomes {
    const known = this.outcomes.get(position) ?? { true: false, false: false };
    this.outcomes.set(position, known);
    return known;
  }

  #readValue(line: string): void {
    const depth = this.#depth;
    if (line.startsWith('}]', depth)) this.#inValues = false;
    else if (line.startsWith('"boolValue": true', depth + 4)) this.#current.true = true;
    else if (line.startsWith('"boolValue": false', depth + 4)) this.#current.false = true;
    // Without a cause it is not known yet: the emulator goes and reads a record, and asks again.
    else if (line.startsWith('"causeMessage"', depth + 6)) this.#current.false = true;
  }
}

/** What each expression of a project's rules has come to since they were loaded, by its position in the text. */
export async function readRuleCoverage(projectId: string): Promise<ReadonlyMap<string, Outcomes>> {
  const reader = new ReportReader();
  let rest = '';
  for await (const chunk of await ruleCoverageOf(projectId)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) reader.read(line);
  }
  return reader.outcomes;
}

/** The conditions of every `allow`, and those of the functions that they call as conditions. */
function decidingConditions(rules: Rules): readonly Expression[] {
  const found = new Set<Expression>();
  const follow = (expression: Expression): void => {
    for (const condition of conditionsOf(expression)) {
      if (found.has(condition)) continue;
      found.add(condition);
      if (condition.type !== 'call' || condition.callee.type !== 'name') continue;
      const { name } = condition.callee;
      const called = rules.functions.find((declared) => declared.name === name);
      if (called) follow(called.result);
    }
  };
  for (const { condition } of rules.allows) {
    found.add(condition);
    follow(condition);
  }
  return [...found].filter((condition) => textOf(rules, condition) !== 'true');
}

/** The emulator counts neither the brackets nor the quote that an expression ends with. */
function withoutEnd({ source }: Rules, { start, end }: Range): string {
  return `${start}:${source.slice(start, end).replace(/\W+$/, '')}`;
}

/** @returns a line for each condition that was not both true and false */
export function missingOutcomes(
  file: string,
  rules: Rules,
  coverage: ReadonlyMap<string, Outcomes>,
): readonly string[] {
  const byText = new Map<string, Outcomes>();
  for (const [position, outcomes] of coverage) {
    const [start = 0, last = 0] = position.split('-').map(Number);
    const key = withoutEnd(rules, { start, end: last + 1 });
    // "closed == ''" and the "closed" within it end alike here; only one of them is true or false.
    byText.set(key, joined(outcomes, byText.get(key)));
  }
  return decidingConditions(rules).flatMap((condition) => {
    const outcomes = byText.get(withoutEnd(rules, condition)) ?? { true: false, false: false };
    const missing = [...(outcomes.true ? [] : ['true']), ...(outcomes.false ? [] : ['false'])];
    if (missing.length === 0) return [];
    return [`${file}:${lineOf(rules, condition)}: never ${missing.join(', never ')}: ${textOf(rules, condition)}`];
  });
}
