import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('details close by Escape and by a press beside them, but not by one that begins in them', async () => {
  const onClose = vi.fn();
  const { user } = show(
    <DetailsDialog title="Hyundai Creta SX" onClose={onClose}>
      Text
    </DetailsDialog>,
  );
  const details = screen.getByRole('dialog', { name: 'Hyundai Creta SX' });
  expect(details).toHaveFocus();
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  await user.click(screen.getByText('Text'));
  // A text is selected, and the pointer leaves the details.
  fireEvent.mouseDown(screen.getByText('Text'));
  fireEvent.click(details);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(details);
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.keyboard('x{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
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
