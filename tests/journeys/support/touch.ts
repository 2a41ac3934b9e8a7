import type { CDPSession } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Seconds between two moves of a finger. */
const moveTime = 0.016;
const moves = 8;

/** Seconds for which the fingers rest before they are lifted, so that nothing is flung. */
const rest = 0.2;

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

/** Sends the events of a gesture that is over: they have times of their own, so nobody has to wait. */
function touchesUntilNow(session: CDPSession, duration: number) {
  const begun = Date.now() / 1_000 - duration;
  return (type: TouchType, touchPoints: Point[], time: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + time });
}

/** Moves one finger or two, and rests at the end. To scroll, see `swipe`. */
export async function drag(session: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const duration = moves * moveTime + rest;
  const send = touchesUntilNow(session, duration);
  await send('touchStart', [...from], 0);
  for (let move = 1; move <= moves; move += 1) {
    const points = from.map(({ x, y }, index) => ({
      x: x + ((to[index]?.x ?? x) - x) * (move / moves),
      y: y + ((to[index]?.y ?? y) - y) * (move / moves),
    }));
    await send('touchMove', points, move * moveTime);
  }
  await send('touchEnd', [], duration);
}

/** Seconds: two taps that follow each other this soon are a double tap. */
const tapTime = 0.05;

export async function doubleTap(session: CDPSession, at: Point): Promise<void> {
  const send = touchesUntilNow(session, 3 * tapTime);
  await send('touchStart', [at], 0);
  await send('touchEnd', [], tapTime);
  await send('touchStart', [at], 2 * tapTime);
  await send('touchEnd', [], 3 * tapTime);
}

/**
 * Scrolls with one finger, a move for each frame: the browser places a scroll by the time of its moves, and on a busy
 * machine it scrolls too little by moves of a time that is long over.
 */
export async function swipe(session: CDPSession, from: Point, to: Point): Promise<void> {
  const frame = { expression: 'new Promise((resolve) => requestAnimationFrame(resolve))', awaitPromise: true };
  const send = (type: TouchType, touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: Date.now() / 1_000 });
  await send('touchStart', [from]);
  for (let move = 1; move <= moves; move += 1) {
    const part = move / moves;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await session.send('Runtime.evaluate', frame);
  }
  await send('touchEnd', []);
}
