import { beforeEach, vi } from 'vitest';

/** The browser is idle at once, so what waits for that (hearts, counts) comes at once. */
export function idleAtOnce(): void {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  });
}
