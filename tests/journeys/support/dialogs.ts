import { expect, type Locator, type Page } from '@playwright/test';

interface DialogTexts {
  readonly title: string;
  readonly text?: string;
}

/** Waits for the dialog with that title and text. */
export async function expectDialog(page: Page, { title, text }: DialogTexts): Promise<Locator> {
  const titled = page.getByRole('dialog', { name: title, exact: true });
  const dialog = text === undefined ? titled : titled.filter({ has: page.getByText(text, { exact: true }) });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Waits for the dialog, and clicks a button. */
export async function answerDialog(page: Page, texts: DialogTexts, button = 'OK'): Promise<void> {
  const dialog = await expectDialog(page, texts);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Waits for the message with that title, which nobody has to answer. */
export async function expectToast(page: Page, title: string): Promise<Locator> {
  const toast = page.getByRole('status', { name: title, exact: true });
  await expect(toast).toBeVisible();
  return toast;
}

/** Waits for the banner of the admin's decision, or for the line that is left of it after 2 s. */
export async function expectDecided(page: Page, decision: 'Approved' | 'Deleted'): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${decision}[!:]`) })).toBeVisible();
}

/** Waits for the dialog that asks for the reason of a rejection, and answers it. */
export async function answerRejection(
  page: Page,
  kind: 'car' | 'bike',
  reason = 'The price is not believable.',
  note = '',
): Promise<void> {
  const dialog = await expectDialog(page, { title: `Delete this ${kind} post?` });
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByLabel('Note', { exact: true }).fill(note);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toBeHidden();
}
