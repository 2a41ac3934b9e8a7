import {
  type Expression,
  lineOf,
  type Operator,
  operandsOf,
  partsOf,
  type Range,
  type Rules,
  textOf,
} from '../rules/rulesSyntax';

/** A rules file with one thing less, or one thing off by one. */
export interface Mutant {
  /** Stays the same when lines move: where, what it was, what it is now. */
  readonly name: string;
  readonly line: number;
  readonly offset: number;
  /** The operations and path of the `allow`, or the name of the function. */
  readonly scope: string;
  /** Denies what the rules allow (true), or allows what they deny (false); null: one cannot tell. */
  readonly stricter: boolean | null;
  /** The text around the change: what it is about. */
  readonly context: string;
  readonly source: string;
}

interface Edit extends Range {
  readonly text: string;
  readonly stricter: boolean | null;
}

const oppositeOf: Partial<Record<Operator, Operator>> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};

/** A record as it is before the write, and as it is after it. */
const otherMoment: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};

function isChain(expression: Expression): boolean {
  return expression.type === 'binary' && (expression.operator === '&&' || expression.operator === '||');
}

/** Each operand of each `&&` taken for granted, of each `||` for impossible; each `!` dropped. */
function removedConditions(expression: Expression): Edit[] {
  if (expression.type === 'not') {
    return [{ start: expression.start, end: expression.operand.start, text: '', stricter: null }];
  }
  if (!isChain(expression) || expression.type !== 'binary') return [];
  const conjunction = expression.operator === '&&';
  return operandsOf(expression, conjunction ? '&&' : '||').map(({ start, end }) => ({
    start,
    end,
    text: String(conjunction),
    stricter: !conjunction,
  }));
}

/** Equal becomes unequal; a bound that is no number, and cannot be moved by one, no longer (or now) belongs to the range. */
function changedComparisons(expression: Expression): Edit[] {
  if (expression.type !== 'binary') return [];
  const { operator, operatorRange, left, right } = expression;
  const opposite = oppositeOf[operator];
  const hasNumber = left.type === 'number' || right.type === 'number';
  if (!opposite || (hasNumber && operator !== '==' && operator !== '!=')) return [];
  const movesBound = operator !== '==' && operator !== '!=';
  return [{ ...operatorRange, text: opposite, stricter: movesBound ? operator.endsWith('=') : null }];
}

/** Each entry of a list or a map left out. */
function removedEntries(expression: Expression): Edit[] {
  if (expression.type !== 'list' && expression.type !== 'map') return [];
  const entries: readonly Range[] = expression.entries;
  return entries.map(({ start, end }, index) => {
    const next = entries[index + 1];
    const previous = entries[index - 1];
    if (next) return { start, end: next.start, text: '', stricter: true };
    return { start: previous?.end ?? start, end, text: '', stricter: true };
  });
}

/** Parts of a pattern: a change to each that lets other texts through, or fewer. */
const patternParts: readonly (readonly [part: RegExp, changes: (found: string) => readonly string[]])[] = [
  [/\{\d+(?:,\d+)?\}/g, movedBounds],
  [/^'\^/g, () => ["'"]],
  [/\$'$/g, () => ["'"]],
  [/\[\.\]/g, () => ['.']],
  [/\\\\[QE]/g, () => ['']],
  [/\[[^\]]+\]/g, narrowedClasses],
  [/[)\]]\?/g, (found) => [found.slice(0, -1)]],
  [/s\?/g, () => ['s']],
  [/\\\\s\*/g, () => ['']],
  [/\*/g, () => ['']],
  [/\+/g, () => ['*']],
  [/(?<=[(|])[a-z]+\??(?=[|)])/g, () => ['(?:never)']],
];

function movedBounds(found: string): string[] {
  return [...found.matchAll(/\d+/g)].flatMap(({ 0: digits, index }) =>
    [-1, 1]
      .map((step) => Number(digits) + step)
      .filter((bound) => bound >= 0)
      .map((bound) => found.slice(0, index) + bound + found.slice(index + digits.length)),
  );
}

/** Without each range or character in turn; a class of one character is a quoted character. */
function narrowedClasses(found: string): string[] {
  const members = found.slice(1, -1).match(/\^?(?:.-[^\]]|.)/g) ?? [];
  if (members.length < 2) return [];
  return members.map((member) => `[${members.filter((other) => other !== member).join('')}]`);
}

function changedPatterns(text: string, { start }: Range): Edit[] {
  return patternParts.flatMap(([part, changes]) =>
    [...text.matchAll(part)].flatMap(({ 0: found, index }) =>
      changes(found).map((change) => ({
        start: start + index,
        end: start + index + found.length,
        text: change,
        stricter: found.startsWith('[') && change.length < found.length ? true : null,
      })),
    ),
  );
}

const isPattern = (text: string) => /[\^$[\\]/.test(text);

function changedLiterals(rules: Rules, expression: Expression): Edit[] {
  const { start, end } = expression;
  const text = rules.source.slice(start, end);
  if (expression.type === 'number' && Number.isInteger(Number(text))) {
    return [-1n, 1n].map((step) => ({ start, end, text: String(BigInt(text) + step), stricter: null }));
  }
  if (expression.type === 'string') {
    return isPattern(text)
      ? changedPatterns(text, expression)
      : [{ start: end - 1, end: end - 1, text: 'x', stricter: true }];
  }
  return [];
}

function changedMoments(expression: Expression): Edit[] {
  if (expression.type !== 'call' || expression.callee.type !== 'name') return [];
  const { name, start, end } = expression.callee;
  const other = otherMoment[name];
  return other ? [{ start, end, text: other, stricter: true }] : [];
}

/** What is looked at apart: the entries of a list that are plain texts are only left out. */
function partsToMutate(expression: Expression): readonly Expression[] {
  if (expression.type === 'list') return expression.entries.filter(({ type }) => type !== 'string');
  if (expression.type === 'map') return expression.entries.map(({ value }) => value);
  return partsOf(expression);
}

/** A chain of the same operator is one: its inner links are no chains of their own. */
function linksOf(expression: Expression): readonly Expression[] {
  if (expression.type !== 'binary' || !isChain(expression)) return partsToMutate(expression);
  return operandsOf(expression, expression.operator === '&&' ? '&&' : '||');
}

function editsWithin(rules: Rules, expression: Expression): Edit[] {
  return [
    ...removedConditions(expression),
    ...changedComparisons(expression),
    ...removedEntries(expression),
    ...changedLiterals(rules, expression),
    ...changedMoments(expression),
    ...linksOf(expression).flatMap((part) => editsWithin(rules, part)),
  ];
}

/** What an edit is shown with: the condition that it is in. */
function conditionAround(expression: Expression, edit: Edit): Expression {
  const inner = linksOf(expression).find(({ start, end }) => start <= edit.start && edit.end <= end);
  if (!inner || !isChain(expression)) return expression;
  return conditionAround(inner, edit);
}

function applied({ source }: Rules, { start, end, text }: Edit): string {
  return source.slice(0, start) + text + source.slice(end);
}

interface Place {
  readonly scope: string;
  readonly expression: Expression;
  readonly edits: readonly Edit[];
}

function placesOf(rules: Rules): Place[] {
  const allows = rules.allows.map(({ condition, operations, path }) => {
    const whole: Edit[] = isChain(condition)
      ? []
      : [
          {
            ...condition,
            text: String(textOf(rules, condition) !== 'true'),
            stricter: textOf(rules, condition) === 'true',
          },
        ];
    const methods: Edit[] = removedEntries({ type: 'list', entries: operationsAsNames(operations), start: 0, end: 0 });
    return {
      scope: `${operations.map(({ name }) => name).join(', ')} ${path.replace('/databases/{database}/documents', '')}`,
      expression: condition,
      edits: [...whole, ...(operations.length > 1 ? methods : []), ...editsWithin(rules, condition)],
    };
  });
  const functions = rules.functions.map(({ name, result }) => ({
    scope: `${name}()`,
    expression: result,
    edits: editsWithin(rules, result),
  }));
  return [...allows, ...functions];
}

function operationsAsNames(operations: readonly (Range & { readonly name: string })[]): Expression[] {
  return operations.map((operation) => ({ type: 'name', ...operation }));
}

/** Every rules file that differs from this one in a single condition, entry, bound or part of a pattern. */
export function mutantsOf(rules: Rules): Mutant[] {
  return placesOf(rules).flatMap(({ scope, expression, edits }) =>
    edits.map((edit) => {
      const around = conditionAround(expression, edit);
      const shown = { start: Math.min(around.start, edit.start), end: Math.max(around.end, edit.end) };
      const before = textOf(rules, shown);
      const after = textOf(
        { ...rules, source: applied(rules, edit) },
        { start: shown.start, end: shown.end + edit.text.length - (edit.end - edit.start) },
      );
      return {
        name: `${scope}: ${differenceOf(before, after)}`,
        line: lineOf(rules, edit),
        offset: edit.start,
        scope,
        stricter: edit.stricter,
        context: before,
        source: applied(rules, edit),
      };
    }),
  );
}

/** Long conditions are shown around the change alone. */
function differenceOf(before: string, after: string): string {
  if (before.length + after.length < 320) return `${before} → ${after}`;
  let same = 0;
  while (before[same] === after[same]) same += 1;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - same && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const from = Math.max(0, same - 30);
  const cut = (text: string) => text.slice(from, text.length - Math.max(0, tail - 30));
  return `… ${cut(before)} … → … ${cut(after)} …`;
}
