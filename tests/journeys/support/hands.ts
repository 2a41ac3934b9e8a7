import type { Locator, Page } from '@playwright/test';
import { drag } from './touch';

/** How a person works with the page: with a finger, or with the keys alone. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** One of several radio buttons. */
  readonly choose: (radio: Locator) => Promise<void>;
  /** One of the suggestions below the field that was typed into: the first with this name. */
  readonly takeFirst: (suggestion: Locator) => Promise<void>;
  readonly chooseOrder: (list: Locator, text: string) => Promise<void>;
  /** Moves the upper end of a slider down to one of its stops. */
  readonly lower: (slider: Locator, stop: number) => Promise<void>;
}

/** Pixels. */
const thumb = 24;

/** The browser's own list of a select is no part of the page, so its choice is made without a finger. */
export async function fingers(page: Page): Promise<Hands> {
  const session = await page.context().newCDPSession(page);
  return {
    press: (target) => target.tap(),
    type: async (field, text) => {
      await field.tap();
      await field.fill(text);
    },
    choose: (radio) => radio.tap(),
    takeFirst: (suggestion) => suggestion.first().tap(),
    chooseOrder: async (list, text) => {
      await list.selectOption(text);
    },
    lower: async (slider, stop) => {
      await slider.scrollIntoViewIfNeeded();
      const track = await slider.boundingBox();
      if (!track) throw new Error('The slider is not visible');
      const last = Number(await slider.getAttribute('max'));
      const at = (place: number) => ({
        x: track.x + thumb / 2 + (place / last) * (track.width - thumb),
        y: track.y + track.height / 2,
      });
      await drag(session, [at(last)], [at(stop)]);
    },
  };
}

/** More than there are on any page, or in any group of radio buttons. */
const mostStops = 200;

export function keys(page: Page): Hands {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  /** Tab leads there, forwards or backwards. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    // To find it by its name at each stop would take longer than the key. A part of the page may still be replaced.
    let element = await target.elementHandle();
    const whereIs = async () => {
      if (!(await element?.evaluate((found) => found.isConnected))) element = await target.elementHandle();
      return element?.evaluate((found) => {
        const focused = document.activeElement ?? document.body;
        if (found === focused) return 'here';
        const isBefore = (focused.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
        return isBefore ? 'before' : 'behind';
      });
    };
    for (let stop = 0; stop < mostStops; stop += 1) {
      const place = await whereIs();
      if (place === 'here') return;
      await page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not lead to ${target}`);
  }

  return {
    press: async (target) => {
      await reach(target);
      const isBox = await target.evaluate((element) => element instanceof HTMLInputElement);
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    type: async (field, text) => {
      await reach(field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    choose: async (radio) => {
      const name = await radio.getAttribute('name');
      await reach(page.locator(`input[name="${name}"]:checked`));
      for (let step = 0; step < mostStops && !(await isFocused(radio)); step += 1) {
        await page.keyboard.press('ArrowDown');
      }
    },
    takeFirst: async (suggestion) => {
      await suggestion.first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    chooseOrder: async (list, text) => {
      await reach(list);
      await page.keyboard.type(text);
    },
    lower: async (slider, stop) => {
      await reach(slider);
      const steps = Number(await slider.inputValue()) - stop;
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowLeft');
    },
  };
}
