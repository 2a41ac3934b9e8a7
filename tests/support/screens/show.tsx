import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { queryClient } from '../../../src/lists/queryClient';
import { stepsLeft } from '../../../src/ui/overlays/backStep';

function Address() {
  const { pathname, search } = useLocation();
  return (
    <div role="note" aria-label="Address bar">
      {pathname}
      {search}
    </div>
  );
}

/** Renders a screen at an address, as the app does. The address bar is below it. */
export function show(content: ReactNode, address: InitialEntry = '/'): RenderResult & { readonly user: UserEvent } {
  // The styles are not loaded, so the check of `pointer-events` has nothing to check.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        {content}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, user };
}

/** The current address. */
export function address(): string {
  return screen.getByRole('note', { name: 'Address bar', hidden: true }).textContent ?? '';
}

/** Values of a form, by label. */
export type Typed = Readonly<Record<string, string>>;

/** Replaces the values of fields. */
export async function fillIn(user: UserEvent, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = screen.getByLabelText(label);
    // A dialog that has just closed may take the focus back, and the text would go elsewhere.
    await waitFor(async () => {
      await user.clear(field);
      // Pasting is faster than typing. Some other tests type.
      if (text !== '') await user.paste(text);
      expect(field).toHaveValue(text);
    });
  }
}

const enterKey = '{Enter}';

/**
 * Enters a text at once, and then presses Enter if the text ends with {Enter}. Each key would render the screen again.
 * Some other tests type.
 */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text.replace(enterKey, ''));
  if (text.endsWith(enterKey)) await user.keyboard(enterKey);
}

/** Waits for the dialog with that title. It is in the document some milliseconds before it can be seen. */
export async function dialog(title: string): Promise<HTMLElement> {
  const opened = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(opened).toBeVisible());
  return opened;
}

/** Waits for the message with that title, which nobody has to answer. */
export async function toast(title: string): Promise<HTMLElement> {
  return screen.findByRole('status', { name: title });
}

/** Waits for the dialog with that title and text, presses a button, and waits until it is closed. */
export async function answerDialog(
  user: UserEvent,
  { title, text, button = 'OK' }: { title: string; text: string; button?: string },
): Promise<void> {
  const open = await dialog(title);
  if (text !== '') within(open).getByText(text);
  await user.click(within(open).getByRole('button', { name: button }));
  await waitFor(() => expect(open).not.toBeInTheDocument());
  await act(stepsLeft);
}
