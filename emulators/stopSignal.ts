const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds within which signals belong to the same key press: npm passes on what the terminal has sent already. */
const samePress = 500;

/**
 * Aborts at the first Ctrl-C, SIGTERM or closed terminal. The same again does nothing but call `onRepeat`: whoever waits
 * for data to be saved must not lose it to impatience.
 */
export function stopSignal(onRepeat: () => void): AbortSignal {
  const controller = new AbortController();
  let last = 0;
  const stop = () => {
    const repeated = controller.signal.aborted && Date.now() - last > samePress;
    last = Date.now();
    if (repeated) onRepeat();
    controller.abort();
  };
  for (const signal of signals) process.on(signal, stop);
  // The process that started this one is gone.
  process.once('disconnect', stop);
  process.channel?.unref();
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
