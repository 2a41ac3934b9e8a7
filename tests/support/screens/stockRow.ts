import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { stepsLeft } from '../../../src/ui/overlays/backStep';

/** The row of a listing in My Vehicles. */
export function stockRow(name = 'Maruti Swift'): Promise<HTMLElement> {
  return screen.findByRole('article', { name });
}

/** Opens the menu of a row. */
export async function openMenu(user: UserEvent, name?: string): Promise<HTMLElement> {
  const row = await stockRow(name);
  const toggle = within(row).getByRole('button', { name: /^More for/ });
  await waitFor(() => expect(toggle).toBeEnabled());
  await act(stepsLeft);
  await user.click(toggle);
  return within(row).getByRole('list');
}

/** Does what people do with a listing: the button of the row, or what its menu offers. */
export async function doWithListing(user: UserEvent, action: string, name?: string): Promise<void> {
  const row = await stockRow(name);
  const usual = within(row).queryByRole('button', { name: action });
  if (usual) await user.click(usual);
  else await user.click(within(await openMenu(user, name)).getByRole('button', { name: action }));
  await act(stepsLeft);
}
