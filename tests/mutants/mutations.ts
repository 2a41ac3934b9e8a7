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

/** A rules file with one change: something is removed, or a limit is moved by one. */
export interface Mutant {
  /** The name stays the same when lines move: the place, the original text, and the new text. */
  readonly name: string;
  readonly line: number;
  readonly offset: number;
  /** The operations and path of the `allow`, or the name of the function. */
  readonly scope: string;
  /** true: it denies something that the rules allow. false: it allows something that they deny. null: unknown. */
  readonly stricter: boolean | null;
  /** The text around the change, for the words in it. */
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

/** The same lookup before the write instead of after it, and the reverse. */
const otherMoment: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};

function isChain(expression: Expression): boolean {
  return expression.type === 'binary' && (expression.operator === '&&' || expression.operator === '||');
}

/** Replaces each operand of `&&` by true, each operand of `||` by false, and drops each `!`. */
function removedConditions(expression: Expression): Edit[] {
  if (expression.type === 'not') {
    return [{ start: expression.start, end: expression.start + 1, text: '', stricter: null }];
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

function isEquality(expression: Expression): boolean {
  return expression.type === 'binary' && (expression.operator === '==' || expression.operator === '!=');
}

/** Negates equalities. Changes comparisons whose limit is no number: `<` to `<=`, and the reverse. */
function changedComparisons(expression: Expression): Edit[] {
  if (expression.type !== 'binary') return [];
  const { operator, operatorRange, left, right } = expression;
  const opposite = oppositeOf[operator];
  const hasNumber = left.type === 'number' || right.type === 'number';
  if (!opposite || (hasNumber && operator !== '==' && operator !== '!=')) return [];
  const movesBound = operator !== '==' && operator !== '!=';
  return [{ ...operatorRange, text: opposite, stricter: movesBound ? operator.endsWith('=') : null }];
}

function isListOfTexts(expression: Expression): boolean {
  return expression.type === 'list' && expression.entries.every(({ type }) => type === 'string');
}

/**
 * Leaves out one entry of a list or a map; of a list of texts, only the last one. The tests take the fields and the
 * choices from `src`, so the entries of such a list are tested alike.
 */
function removedEntries(expression: Expression): Edit[] {
  if (expression.type !== 'list' && expression.type !== 'map') return [];
  const entries: readonly Range[] = expression.entries;
  const edits = entries.map(({ start, end }, index) => {
    const next = entries[index + 1];
    const previous = entries[index - 1];
    if (next) return { start, end: next.start, text: '', stricter: true };
    return { start: previous?.end ?? start, end, text: '', stricter: true };
  });
  return isListOfTexts(expression) ? edits.slice(-1) : edits;
}

/** Parts of a pattern, each with changes that make it match more texts, or fewer. */
const patternParts: readonly (readonly [part: RegExp, changes: (found: string) => readonly string[]])[] = [
  [/(?<!\\x)\{\d+(?:,\d+)?\}/g, movedBounds],
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

/** A member of a character class: a character, a number or a category. */
const classMember = String.raw`(?:\\\\[xp]\{\w+\}|\\\\\w|[^\]])`;
const classMembers = new RegExp(`${classMember}(?:-${classMember})?`, 'g');

/** Leaves out each member of a character class in turn. A class with one character is a quoted character, and stays. */
function narrowedClasses(found: string): string[] {
  const sign = found.startsWith('[^') ? '^' : '';
  const members = found.slice(1 + sign.length, -1).match(classMembers) ?? [];
  if (members.length < 2) return [];
  return members.map((member) => `[${sign}${members.filter((other) => other !== member).join('')}]`);
}

function changedPatterns(text: string, { start }: Range): Edit[] {
  return patternParts.flatMap(([part, changes]) =>
    [...text.matchAll(part)].flatMap(({ 0: found, index }) =>
      changes(found).map((change) => ({
        start: start + index,
        end: start + index + found.length,
        text: change,
        stricter: change.startsWith('[') ? !change.startsWith('[^') : null,
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
  return other ? [{ start, end, text: other, stricter: null }] : [];
}

/** The parts that are mutated by themselves. Plain texts in a list are only left out. */
function partsToMutate(expression: Expression): readonly Expression[] {
  if (expression.type === 'list') return expression.entries.filter(({ type }) => type !== 'string');
  if (expression.type === 'map') return expression.entries.map(({ value }) => value);
  return partsOf(expression);
}

/** A chain of one operator counts as one: its inner links are not chains of their own. */
function linksOf(expression: Expression): readonly Expression[] {
  if (expression.type !== 'binary' || !isChain(expression)) return partsToMutate(expression);
  return operandsOf(expression, expression.operator === '&&' ? '&&' : '||');
}

/**
 * @param isOperand the expression is an operand of `&&` or `||`. Then the mutant that removes it is enough: a test that
 *   notices the removal also notices a negated equality.
 */
function editsWithin(rules: Rules, expression: Expression, isOperand = false): Edit[] {
  const inner = linksOf(expression).flatMap((part) => editsWithin(rules, part, isChain(expression)));
  return [
    ...removedConditions(expression),
    ...(isOperand && isEquality(expression) ? [] : changedComparisons(expression)),
    ...removedEntries(expression),
    ...changedLiterals(rules, expression),
    ...changedMoments(expression),
    ...inner.map((edit) => ({ ...edit, stricter: seenFrom(expression, edit.stricter) })),
  ];
}

/** Whether a change that makes an inner expression stricter makes the whole expression stricter. */
function seenFrom(expression: Expression, stricter: boolean | null): boolean | null {
  if (stricter === null || isReplacement(expression)) return null;
  return expression.type === 'not' ? !stricter : stricter;
}

function isReplacement(expression: Expression): boolean {
  return expression.type === 'call' && expression.callee.type === 'member' && expression.callee.name === 'replace';
}

/** The smallest condition that contains the edit, for the name of the mutant. */
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

/** If several `allow`s have the same operations and path, the second and later ones get a number. */
function numbered(places: readonly Place[]): Place[] {
  const counts = new Map<string, number>();
  return places.map((place) => {
    const count = (counts.get(place.scope) ?? 0) + 1;
    counts.set(place.scope, count);
    return count === 1 ? place : { ...place, scope: `${place.scope} (${count})` };
  });
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
  const functions = rules.functions.flatMap(({ name, bound, result }) =>
    [...bound, result].map((expression) => ({
      scope: `${name}()`,
      expression,
      edits: editsWithin(rules, expression),
    })),
  );
  return [...numbered(allows), ...functions];
}

function operationsAsNames(operations: readonly (Range & { readonly name: string })[]): Expression[] {
  return operations.map((operation) => ({ type: 'name', ...operation }));
}

/**
 * All mutants of a rules file: each changes one condition, entry, limit or part of a pattern. Two changes with the same
 * result are one mutant.
 */
export function mutantsOf(rules: Rules): readonly Mutant[] {
  const mutants = placesOf(rules).flatMap(({ scope, expression, edits }) =>
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
  const different = [...new Map(mutants.map((mutant) => [mutant.source, mutant])).values()];
  const names = different.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated) throw new Error(`Two mutants have the name ${repeated}`);
  return different;
}

/** Shortens long conditions to the text around the change. */
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
