import { isAppError } from '../shared/appError';

/** Milliseconds: the first pause, the longest one, and how long a write is retried. */
const firstPause = 100;
const longestPause = 3_000;
const patience = 20_000;

/** The server's codes for a write that conflicts with another one. */
const codes: readonly unknown[] = ['aborted', 'failed-precondition', 'already-exists'];

function isContention(error: unknown): boolean {
  const cause = isAppError(error) ? error.cause : null;
  return typeof cause === 'object' && cause !== null && codes.includes(Reflect.get(cause, 'code'));
}

/**
 * Retries a write, after growing pauses, while somebody else writes the same records (ADMIN-27). A dealer's script
 * that writes without pause must not keep the admin from deciding. Other failures are thrown at once.
 */
export async function retryOnContention<Result>(send: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patience;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await send();
    } catch (error) {
      if (!isContention(error) || Date.now() >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
}
