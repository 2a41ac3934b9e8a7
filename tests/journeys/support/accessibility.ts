import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Scheme = 'light' | 'dark';

/** The only rule whose result depends on the color scheme. */
const contrast = 'color-contrast';

interface AxeOptions {
  /** Only the findings of this rule. */
  readonly rule?: string;
  /** Only the findings in the elements of this CSS selector. */
  readonly within?: string;
}

/** The findings of axe on the current screen, one line for each element. */
async function runAxe(page: Page, scheme: Scheme, { rule, within }: AxeOptions = {}): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) };
  const run = { options, within: within ?? 'html' };
  const faults = await page.evaluate(async (asked) => {
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(asked.within, asked.options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
    );
  }, run);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults.map((fault) => `${scheme}: ${fault}`);
}

/** The findings of axe in one color scheme, on the whole page or within the elements of a CSS selector. */
export async function accessibilityFaults(page: Page, scheme: Scheme, within?: string): Promise<readonly string[]> {
  return [...(await runAxe(page, scheme, { ...(within && { within }) })), ...(await smallFields(page))];
}

/** iOS zooms into a field with a smaller font, in CSS pixels. */
const smallestFieldFont = 16;

/** The fields that people type or choose in, and whose font is too small. */
function smallFields(page: Page): Promise<readonly string[]> {
  return page.evaluate((smallest) => {
    const typed = 'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';
    return [...document.querySelectorAll<HTMLInputElement>(typed)]
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < smallest)
      .map(({ field, size }) => `The field ${field.labels?.[0]?.textContent ?? field.name} has a font of ${size} px`);
  }, smallestFieldFont);
}

/** The findings of axe in both color schemes, and fields whose font is too small. */
export async function accessibilityFaultsInBothSchemes(page: Page): Promise<readonly string[]> {
  return [
    ...(await runAxe(page, 'light')),
    ...(await runAxe(page, 'dark', { rule: contrast })),
    ...(await smallFields(page)),
  ];
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
