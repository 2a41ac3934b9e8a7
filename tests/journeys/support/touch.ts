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

/** A frame can be asked for only when those before it are drawn, but for a few that are on their way. */
const framesOnTheirWay = 4;

/** What the page shows now is on the screen. A finger that comes earlier meets what was there before. */
async function drawn(session: CDPSession): Promise<void> {
  const frame = 'new Promise((resolve) => requestAnimationFrame(resolve))';
  for (let frames = 0; frames < framesOnTheirWay; frames += 1) {
    await session.send('Runtime.evaluate', { expression: frame, awaitPromise: true });
  }
}

/** Moves one finger or two, and rests at the end. The events have times of their own, so nobody has to wait. */
export async function drag(session: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  await drawn(session);
  const begun = Date.now() / 1_000 - moves * moveTime - rest;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], timestamp: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  await send('touchStart', [...from], begun);
  for (let move = 1; move <= moves; move += 1) {
    const points = from.map(({ x, y }, index) => ({
      x: x + ((to[index]?.x ?? x) - x) * (move / moves),
      y: y + ((to[index]?.y ?? y) - y) * (move / moves),
    }));
    await send('touchMove', points, begun + move * moveTime);
  }
  await send('touchEnd', [], begun + moves * moveTime + rest);
}
