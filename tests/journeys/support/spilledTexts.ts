import type { Page } from '@playwright/test';

/** Texts that are wider than the box around them, which nothing cuts: they cover what is beside it. */
export function spilledTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const blockOf = (element: Element | null): Element | null =>
      element && /^(inline|contents)$/.test(getComputedStyle(element).display)
        ? blockOf(element.parentElement)
        : element;
    const isShown = (block: Element) =>
      block.checkVisibility({ visibilityProperty: true }) && getComputedStyle(block).overflowX === 'visible';
    const widthOf = ({ left, right }: DOMRect) => `${Math.round(left)} to ${Math.round(right)}`;
    const range = document.createRange();
    const spilled: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const block = blockOf(text.parentElement);
      if (!block || !text.textContent?.trim() || !isShown(block)) continue;
      range.selectNodeContents(text);
      const [own, box] = [range.getBoundingClientRect(), block.getBoundingClientRect()];
      // Half a pixel is lost by rounding.
      if (own.left > box.left - 1 && own.right < box.right + 1) continue;
      spilled.push(`'${text.textContent}' is at ${widthOf(own)}, its box at ${widthOf(box)}`);
    }
    return spilled;
  });
}
