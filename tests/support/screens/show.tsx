import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { queryClient } from '../../src/pages/queries/queryClient';

function Address() {
  const { pathname, search } = useLocation();
  return (
    <div role="note" aria-label="Address bar">
      {pathname}
      {search}
    </div>
  );
}

/** Shows a screen as the app does, at an address; the address bar stands below it. */
export function show(content: ReactNode, address = '/'): RenderResult & { readonly user: UserEvent } {
  // Without its styles, nothing of the page takes part in the check of what can be pointed at.
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

/** The address that the person is at. */
export function address(): string {
  return screen.getByRole('note', { name: 'Address bar', hidden: true }).textContent ?? '';
}

/** What a form is filled in with, by label. */
export type Typed = Readonly<Record<string, string>>;

/** Puts texts into fields, in place of what they hold. */
export async function fillIn(user: UserEvent, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = screen.getByLabelText(label);
    // A dialog that has just closed takes the focus back a moment later, and the text would go elsewhere.
    await waitFor(async () => {
      await user.clear(field);
      // Pasted: a key at a time takes long, and some of the tests type.
      if (text !== '') await user.paste(text);
      expect(field).toHaveValue(text);
    });
  }
}

/** A dialog with that title, once it is there. */
export async function dialog(title: string): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: title });
}

/** Waits for a dialog with that title and text, answers it, and waits until it is gone. */
export async function answerDialog(
  user: UserEvent,
  { title, text, button = 'OK' }: { title: string; text: string; button?: string },
): Promise<void> {
  const open = await dialog(title);
  if (text !== '') within(open).getByText(text);
  await user.click(within(open).getByRole('button', { name: button }));
  await waitFor(() => expect(open).not.toBeInTheDocument());
}
