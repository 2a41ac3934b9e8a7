import type { Locator, Page } from '@playwright/test';

/** In CSS pixels of the window. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where parts of a page are at one moment. The page may move between two questions, so their answers do not compare. */
export async function boxesOf<const Parts extends readonly Locator[]>(
  page: Page,
  ...parts: Parts
): Promise<{ readonly [Part in keyof Parts]: Box }> {
  const elements = await Promise.all(parts.map((part) => part.elementHandle()));
  const boxes = await page.evaluate(
    (shown) =>
      shown.map((element) => {
        if (!element?.checkVisibility()) throw new Error('A part is not shown');
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }),
    elements,
  );
  return boxes as unknown as { readonly [Part in keyof Parts]: Box };
}
