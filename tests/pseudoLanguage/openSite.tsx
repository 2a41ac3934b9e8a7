import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect } from 'vitest';
import { App } from '../../src/app/App';
import { queryClient } from '../../src/lists/queryClient';
import { stepsLeft } from '../../src/ui/overlays/backStep';
import { controlTexts } from '../../src/ui/texts';
import { fetchTabs } from '../support/screens/fetchTabs';
import { idleAtOnce } from '../support/screens/idle';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { foreignTexts, shownTexts, watchTexts } from './foundTexts';
import { labelChoices, storeMarket } from './records';

/** Each test of the file opens screens with stored records, and finds no text that is not in a texts file. */
export function checkTexts(): void {
  fetchTabs();
  idleAtOnce();
  beforeEach(() => {
    labelChoices();
    storeMarket();
    watchTexts();
  });
  afterEach(async () => {
    const found = foreignTexts();
    cleanup();
    // The step back of an overlay that is still open would come in the next test.
    await stepsLeft();
    expect(found, 'texts that are in no texts file').toEqual([]);
  });
}

/** How often in a row a screen must be the same, with all its answers there. */
const calm = 3;

/** Scrolls through the screen, and waits until it shows this text and nothing new comes. */
export async function settle(text: string): Promise<void> {
  scrollIntoView(document.body);
  await waitFor(() => expect([...shownTexts()]).toContain(text));
  scrollIntoView(document.body);
  let [before, same] = [0, 0];
  await waitFor(
    () => {
      const { size } = shownTexts();
      same = size === before && queryClient.isFetching() === 0 ? same + 1 : 0;
      before = size;
      expect(same).toBeGreaterThan(calm);
    },
    { interval: 20 },
  );
}

/** Opens an address of the site. */
export async function openSite(path: string, text: string): Promise<UserEvent> {
  window.history.replaceState(null, '', path);
  render(<App />);
  await settle(text);
  return userEvent.setup({ delay: null });
}

export async function press(user: UserEvent, name: string): Promise<void> {
  const [found] = await screen.findAllByRole('button', { name });
  await user.click(found as HTMLElement);
}

/** Closes the sheet that is open, and waits until Back would leave the page below it. */
export async function closeSheet(user: UserEvent): Promise<void> {
  const sheet = screen.getByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: controlTexts.close }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  await act(stepsLeft);
}
