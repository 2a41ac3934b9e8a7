import { AppError } from '../shared/appError';

/** Milliseconds after which a call counts as lost: longer than a slow network needs, shorter than people wait. */
const timeLimit = 20_000;

/**
 * Runs one call, or several that belong together. At the time limit, the signal tells the call that nobody waits for
 * it.
 *
 * @throws AppError 'offline' at the time limit
 */
export async function withTimeLimit<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new AbortController();
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('offline'));
      waiting.abort();
    }, timeLimit);
  });
  try {
    return await Promise.race([call(waiting.signal), expiry]);
  } finally {
    clearTimeout(timer);
  }
}
