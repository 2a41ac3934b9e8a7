import { ruleCoverageOf } from '../rules/emulators';
import type { Range, Rules } from '../rules/rulesSyntax';

/** The values of a condition in some tests. An error denies, as false does. */
export interface Outcomes {
  readonly true: boolean;
  readonly false: boolean;
  /** The expression is part of a value, not a condition. */
  readonly value: boolean;
}

/** The values of the conditions, by the key of their place. */
export type Coverage = ReadonlyMap<string, Outcomes>;

const nothing: Outcomes = { true: false, false: false, value: false };

/** The emulator does not count the brackets and the quote at the end of an expression. */
function keyOf({ source }: Rules, { start, end }: Range): string {
  return `${start}+${source.slice(start, end).replace(/\W+$/, '').length}`;
}

/**
 * Reads the emulator's report line by line, because it holds every value of every expression. It is indented JSON with
 * one item a line; an expression has `sourcePosition`, `values` and `children`, each at its own depth.
 */
class ReportReader {
  readonly outcomes = new Map<string, Outcomes>();
  readonly #rules: Rules;
  #depth = 0;
  #inValues = false;
  #start = 0;
  #key = '';

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  read(line: string): void {
    if (this.#inValues) this.#readValue(line);
    else if (line.includes('"sourcePosition"')) this.#depth = line.indexOf('"');
    else if (line.includes('"currentOffset"')) this.#start = Number(line.replace(/\D/g, ''));
    else if (line.includes('"endOffset"')) this.#readEnd(Number(line.replace(/\D/g, '')));
    else if (line.includes('"values": [')) this.#inValues = true;
  }

  #readEnd(last: number): void {
    this.#key = keyOf(this.#rules, { start: this.#start, end: last + 1 });
  }

  #readValue(line: string): void {
    const depth = this.#depth;
    if (line.startsWith('}]', depth)) this.#inValues = false;
    else if (line.startsWith('"boolValue": true', depth + 4)) this.#note({ true: true });
    else if (line.startsWith('"boolValue": false', depth + 4)) this.#note({ false: true });
    // Without a cause, the value is not known yet: the emulator reads a record first, and evaluates again.
    else if (line.startsWith('"causeMessage"', depth + 6)) this.#note({ false: true });
    else if (/^\s*"\w+Value": /.test(line)) this.#note({ value: true });
  }

  #note(outcome: Partial<Outcomes>): void {
    this.outcomes.set(this.#key, { ...(this.outcomes.get(this.#key) ?? nothing), ...outcome });
  }
}

/** The values of each expression since the rules were loaded into the project. */
export async function readRuleCoverage(projectId: string, rules: Rules): Promise<Coverage> {
  const reader = new ReportReader(rules);
  let rest = '';
  for await (const chunk of await ruleCoverageOf(projectId)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) reader.read(line);
  }
  return reader.outcomes;
}

/** The values of a condition; none if no test has evaluated it. The emulator reports none of a literal. */
export function outcomesOf(rules: Rules, coverage: Coverage, condition: Range): Outcomes {
  if (rules.source.slice(condition.start, condition.end).trim() === 'true') return { ...nothing, true: true };
  return coverage.get(keyOf(rules, condition)) ?? nothing;
}
