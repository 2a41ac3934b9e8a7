const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds in which two signals belong to the same key press: npm repeats the signal of the terminal. */
const samePress = 500;

/**
 * Aborts at the first Ctrl-C, SIGTERM or closed terminal. A repeated signal only calls `onRepeat`, so that an impatient
 * second Ctrl-C does not lose data.
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
  // The parent process has ended.
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
