import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DetailsDialog } from '../../src/listings/details/DetailsDialog';
import { confirm, showWarning } from '../../src/ui/overlays/dialogs';
import { showToast } from '../../src/ui/overlays/toast';
import { answerDialog, dialog, show, toast } from '../support/screens/show';

test('Back answers a question with no', async () => {
  const asked = confirm({ title: 'Delete?', text: 'It is gone.', confirm: 'Delete' });
  await dialog('Delete?');
  window.history.back();
  expect(await asked).toBe(false);
});

test('a warning that was answered leaves no step of the history', async () => {
  const { user } = show(<p>The page</p>);
  const before: unknown = window.history.state;
  const warned = showWarning('Invalid Input', 'Please fill in your name.');
  await answerDialog(user, { title: 'Invalid Input', text: 'Please fill in your name.' });
  await warned;
  expect(window.history.state).toEqual(before);
});

test('Undo can be reached while a dialog with details is open', async () => {
  const { user } = show(
    <DetailsDialog title="Hyundai Creta SX" onClose={() => undefined}>
      <button type="button">Book Now</button>
    </DetailsDialog>,
  );
  const book = screen.getByRole('button', { name: 'Book Now' });
  await user.click(book);
  void showToast({ title: 'Car booked successfully!', actions: [{ label: 'Undo', run: () => undefined }] });
  await toast('Car booked successfully!');
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  // The dialog takes the focus back a task after it hears of it.
  await new Promise((resolve) => setTimeout(resolve));
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
});
