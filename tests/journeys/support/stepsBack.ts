import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Whether `history.go` was called, and the browser has not arrived yet. */
    isGoingBack?: boolean;
  }
}

function markStepsBack(): void {
  const go = window.history.go.bind(window.history);
  window.history.go = (delta) => {
    window.isGoingBack = true;
    window.addEventListener('popstate', () => {
      window.isGoingBack = false;
    });
    go(delta);
  };
}

/** Resolves when the page is at the step to which a closed overlay goes back. A search that is sent before may be lost. */
export async function arrived(page: Page): Promise<void> {
  const done = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // An overlay that closes goes back in the next task.
        setTimeout(() => {
          if (window.isGoingBack) window.addEventListener('popstate', () => resolve(), { once: true });
          else resolve();
        });
      }),
  );
  // A page that leads elsewhere in the meantime has no step to leave.
  await done.catch(() => undefined);
}

/**
 * An overlay that closes goes a step back in the history. The browser aborts a navigation that starts while that step
 * is on its way, and no person is as fast as a test: `goto` and `reload` wait for it.
 */
export async function followStepsBack(context: BrowserContext): Promise<void> {
  await context.addInitScript(markStepsBack);
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...to) => {
      await arrived(page);
      return goto(...to);
    };
    page.reload = async (...options) => {
      await arrived(page);
      return reload(...options);
    };
  });
}
