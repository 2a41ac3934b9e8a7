import type { Condition } from './amounts';
import type { Meaning } from './vocabulary';
import { joiningWords } from './wordLists';

/** What 'not', 'without' and 'nahi' deny (SEARCH-33). */

/** One phrase of a text; an unknown word has neither a condition nor meanings. */
export interface Step {
  readonly at: number;
  readonly end: number;
  readonly condition: Condition | null;
  readonly meanings: readonly Meaning[];
}

type Direction = 1 | -1;

const meaningOf = ({ condition, meanings }: Step) => (condition ? null : (meanings[0] ?? null));

/** The direction of what the phrase denies; null if it denies nothing. */
function denialOf(step: Step): Direction | null {
  const meaning = meaningOf(step);
  if (meaning?.is !== 'not') return null;
  return meaning.side === 'before' ? 1 : -1;
}

const saysNothing = (step: Step) => ['filler', 'nearAfter'].includes(meaningOf(step)?.is ?? '');
const isKind = (step: Step) => meaningOf(step)?.is === 'kind';

/** Two phrases of the same sort: two fuels, two unknown words. */
const sortOf = (step: Step) => (step.condition ? 'amount' : (meaningOf(step)?.is ?? 'unknown'));

/** The nearest phrase in a direction that says something, and those joined to it: 'not diesel or petrol'. */
function reached(
  steps: readonly Step[],
  from: number,
  direction: Direction,
  isPassed: (step: Step) => boolean,
  isJoin: (step: Step) => boolean,
): readonly Step[] {
  const found: Step[] = [];
  let joined = true;
  for (let at = from + direction; ; at += direction) {
    const step = steps[at];
    if (!step || denialOf(step) !== null) return found;
    if (isPassed(step)) joined ||= isJoin(step);
    else if (joined && (!found[0] || sortOf(found[0]) === sortOf(step))) {
      found.push(step);
      joined = false;
    } else return found;
  }
}

/** Each denied phrase, with the phrase that denies it. A kind ('car') is denied only if nothing else can be meant. */
export function deniedSteps(steps: readonly Step[], textOf: (step: Step) => string): ReadonlyMap<Step, Step> {
  const isJoin = (step: Step) => joiningWords.has(textOf(step));
  const denied = new Map<Step, Step>();
  for (const [index, not] of steps.entries()) {
    const first = denialOf(not);
    if (first === null) continue;
    const other: Direction = first === 1 ? -1 : 1;
    const [meant = []] = [first, other]
      .flatMap((direction) => [
        reached(steps, index, direction, (step) => saysNothing(step) || isKind(step), isJoin),
        reached(steps, index, direction, saysNothing, isJoin),
      ])
      .filter(({ length }) => length > 0);
    for (const step of meant) denied.set(step, not);
  }
  return denied;
}
