import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { eventually, pass } from './clock';
import type { Harm, Look } from './faultJourney';

/** What people look for and do in many journeys. */

export const article = (name: string) => (): HTMLElement | null => screen.queryByRole('article', { name });

export const toast =
  (title: string): Look =>
  () =>
    screen.queryByRole('status', { name: title });

export const dialog = (title: string | RegExp) => (): HTMLElement | null =>
  screen.queryByRole('dialog', { name: title });

export const text =
  (words: string, selector = '*'): Look =>
  () =>
    screen.queryByText(words, { selector });

/** Presses a button as soon as it can be pressed. */
export async function press(user: UserEvent, name: string | RegExp, inside = document.body): Promise<void> {
  const ready = () => {
    const button = within(inside).queryByRole('button', { name });
    return button?.matches('[disabled], [aria-disabled="true"]') ? null : button;
  };
  await user.click(await eventually(`the button '${name}'`, ready));
}

/** Answers a question, and waits until its dialog is closed. */
export async function answer(user: UserEvent, title: string, button: string): Promise<void> {
  const asked = await eventually(`the dialog '${title}'`, dialog(title));
  await press(user, button, asked);
  await eventually('the page without the dialog', () => !asked.isConnected);
  // The dialog's step of the history is left.
  await pass(100);
}

/** A dialog with an error. */
export function error(words: string): Harm {
  return { seen: 'dialog', title: 'Error', text: words };
}

/** A list says in a dialog and in its place that it has failed. */
export function listFails(words: string): Harm {
  return { seen: 'notice', text: words, dialog: true };
}

export const unnoticed: Harm = { seen: 'nothing' };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Replaces the values of fields. */
export async function fill(user: UserEvent, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await user.clear(field(label));
    await user.paste(value);
  }
}

export function expectTyped(typed: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
}

export const photo = (name: string): File => new File([name], name, { type: 'image/jpeg' });
