import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Sent to each page. Half the size of `axe.source`. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
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

/** What a finger presses is at least this wide and high, in CSS pixels; half a pixel is lost by rounding. */
const touchTarget = 43.5;

/** What a finger may miss at the current width: buttons, fields and links, but not links within a text. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((smallest) => {
    const sizeOf = (element: HTMLElement) => {
      // A label is pressed in place of its box. A pseudo element may be larger than the element that it belongs to.
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const pseudo = ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({ width: Number.parseFloat(width), height: Number.parseFloat(height) }));
      const boxes = [...[element, ...labels].map((part) => part.getBoundingClientRect()), ...pseudo];
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    const isInText = (element: HTMLElement) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'),
      )
      .filter((element) => !element.matches(':disabled, [type="hidden"], [type="file"]') && !isInText(element))
      .map((element) => ({ element, ...sizeOf(element) }))
      .filter(({ width, height }) => width > 1 && Math.min(width, height) < smallest)
      .map(({ element, width, height }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        return `${element.tagName} '${name}' (${element.className}) has ${Math.round(width)} × ${Math.round(height)} px`;
      });
  }, touchTarget);
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

/**
 * What would be wider than the window if each word were 40 % longer, as in a wordy language; nothing if the page fits. The
 * page stays as it is.
 */
export function tooWideWithLongerWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Names that read the same in each language.
    const names = ['Second', 'Gear', 'English'];
    const longer = (word: string) => (names.includes(word) ? word : word + word.slice(0, Math.ceil(word.length * 0.4)));
    const before: [node: Node, text: string | null][] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      before.push([node, node.nodeValue]);
      node.nodeValue = (node.nodeValue ?? '').replaceAll(/\p{L}+/gu, longer);
    }
    // In one task with the repair: neither React nor the screen sees the longer words.
    const { scrollWidth, clientWidth } = document.documentElement;
    const clips = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
    const isWide = (element: Element) =>
      element.getBoundingClientRect().right > clientWidth + 0.5 && !clips(element.parentElement);
    const found = [...document.querySelectorAll('body *')]
      .filter(isWide)
      .map(({ localName, className, textContent }) => `${localName}.${className}: ${textContent?.slice(0, 40)}`);
    for (const [node, text] of before) node.nodeValue = text;
    // Text may be too wide for a box that is not.
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px`, ...found] : [];
  });
}
