import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Scheme = 'light' | 'dark';

/** The only rule whose result depends on the color scheme. */
const contrast = 'color-contrast';

/** The findings of axe on the current screen, one line for each element; with `rule`, those of one rule. */
async function runAxe(page: Page, scheme: Scheme, rule?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) };
  const faults = await page.evaluate(async (asked) => {
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document, asked);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
    );
  }, options);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults.map((fault) => `${scheme}: ${fault}`);
}

/** The findings of axe in one color scheme. */
export function accessibilityFaults(page: Page, scheme: Scheme): Promise<readonly string[]> {
  return runAxe(page, scheme);
}

/** The findings of axe in both color schemes. */
export async function accessibilityFaultsInBothSchemes(page: Page): Promise<readonly string[]> {
  return [...(await runAxe(page, 'light')), ...(await runAxe(page, 'dark', contrast))];
}

/**
 * Widths in pixels, each with a color scheme. Not every pair is needed: faults of the layout do not depend on the
 * scheme, and faults of the contrast do not depend on the width.
 */
export const inspectedViews = [
  [360, 'light'],
  [1280, 'dark'],
] as const satisfies readonly (readonly [number, Scheme])[];

/** Horizontal overflow in pixels; 0 if the page fits its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
