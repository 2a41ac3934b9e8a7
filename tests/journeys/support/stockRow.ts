import type { Page } from '@playwright/test';

/** The row of a listing in My Vehicles. */
export function stockRow(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true });
}

/** Chooses what the menu of a row offers. */
export async function chooseInRow(page: Page, name: string, action: string): Promise<void> {
  const row = stockRow(page, name);
  await row.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await row.getByRole('button', { name: action, exact: true }).click();
}
