import type { BrowserContext, Page } from '@playwright/test';

interface LayoutShift {
  readonly value: number;
  /** Whether it follows a click or a key at once, and so is no surprise. */
  readonly isExpected: boolean;
  /** What moved, from where to where. */
  readonly sources: readonly string[];
}

declare global {
  interface Window {
    /** All layout shifts since the page began. */
    layoutShifts?: () => LayoutShift[];
  }
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Runs in the page, before its own scripts. No named inner functions: the compiler would mark them with a helper that
 * the page does not have.
 */
function collectLayoutShifts(): void {
  const entries: LayoutShiftEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShiftEntry[])));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => {
    entries.push(...(observer.takeRecords() as LayoutShiftEntry[]));
    return entries.map(({ value, hadRecentInput, sources }) => ({
      value,
      isExpected: hadRecentInput,
      sources: sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'something gone';
        return `${name} from ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)} px`;
      }),
    }));
  };
}

/** Starts on every page that is opened afterwards. */
export async function watchLayoutShifts(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(collectLayoutShifts);
}

/** All layout shifts, after the last change has been painted. */
export async function layoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  const shifts = await page.evaluate(async () => {
    // A shift is known after the frame that it came with.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    return window.layoutShifts?.();
  });
  if (shifts === undefined) throw new Error(`Nobody watched ${page.url()}`);
  return shifts;
}

/** The sum of layout shifts. It is never less than CLS, which counts the worst five seconds only. */
export function sumOf(shifts: readonly LayoutShift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
