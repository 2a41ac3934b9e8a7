/**
 * Steps of the history for overlays: a step has the same address and the ids of all that is open, the uppermost last.
 * They are made without the router, which would render the page again.
 */

let made = 0;

/** An id that no other document has: the browser keeps the states of the history across reloads. */
function newId(): string {
  made += 1;
  return `${performance.timeOrigin} ${made}`;
}

interface StepState {
  readonly over: readonly string[];
}

function isStep(state: unknown): state is StepState {
  return typeof state === 'object' && state !== null && 'over' in state && Array.isArray(state.over);
}

function idsIn(state: unknown): readonly string[] {
  return isStep(state) ? state.over : [];
}

/** Whether what has this id is open at the current step of the history. */
function isAtStep(id: string): boolean {
  return idsIn(window.history.state).includes(id);
}

/** How many steps lead from here to the page at this address. */
export function stepsHere(): number {
  return idsIn(window.history.state).length;
}

/** Ids of overlays that closed without Back. Their history steps must still be removed. */
const closed = new Set<string>();

/** Resolves when no step is being left: two `history.back()` calls at once may count as one. */
let left: Promise<void> = Promise.resolve();

export async function stepsLeft(): Promise<void> {
  const known = left;
  await known;
  if (known !== left) await stepsLeft();
}

function addStep(id: string): void {
  const { state } = window.history;
  window.history.pushState({ ...state, over: [...idsIn(state), id] }, '');
}

/** The browser shows the page where it was when the step was added. People may have scrolled it since. */
function keepPlace(done: () => void): void {
  const top = window.scrollY;
  requestAnimationFrame(() => {
    window.scrollTo({ top, behavior: 'instant' });
    done();
  });
}

/** How many steps lead from the current one to the page, or to the uppermost of what is still open. */
function takeClosed(): number {
  const ids = idsIn(window.history.state);
  for (const id of closed) if (!ids.includes(id)) closed.delete(id);
  let steps = 0;
  for (const id of ids.toReversed()) {
    // A closed overlay below an open one: its step is left together with that of the open one.
    if (!closed.delete(id)) break;
    steps += 1;
  }
  return steps;
}

function leaveClosed(done: () => void): void {
  const steps = takeClosed();
  if (steps === 0) {
    done();
    return;
  }
  window.addEventListener('popstate', () => keepPlace(done), { once: true });
  window.history.go(-steps);
}

let isLeaving = false;

/** Goes back to the page, unless the step was left by Back or replaced by another address. */
function removeStep(id: string): void {
  closed.add(id);
  if (isLeaving) return;
  isLeaving = true;
  // Overlays that close together leave their steps together.
  left = new Promise((done) => {
    setTimeout(() => {
      isLeaving = false;
      leaveClosed(done);
    });
  });
}

/**
 * Lets Back close what is open now (NAV-21): it is a step of the history at the same address. If it closes without Back,
 * the history goes back by this step, and the page stays where it was. A link that leaves it must replace this step.
 *
 * @returns to be called when it is closed
 */
export function closeOnBack(close: () => void): () => void {
  const id = newId();
  let isClosed = false;
  // The event itself, because the router's location may be rendered later, or together with the next one.
  const onBack = () => {
    if (!isAtStep(id)) close();
  };
  // An overlay that has just closed still goes back, and would remove this step too.
  void stepsLeft().then(() => {
    if (isClosed) return;
    addStep(id);
    window.addEventListener('popstate', onBack);
  });
  return () => {
    isClosed = true;
    window.removeEventListener('popstate', onBack);
    removeStep(id);
  };
}
