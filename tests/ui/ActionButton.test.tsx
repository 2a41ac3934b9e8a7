import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ActionButton } from '../../src/ui/ActionButton';
import { show } from '../support/screens/show';

const form = (busy: boolean, onSubmit: () => void) => (
  <form
    aria-label="Answer"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <input aria-label="Text" />
    <ActionButton type="submit" busy={busy}>
      Send
    </ActionButton>
  </form>
);

test.each([
  [false, 2],
  [true, 0],
])('a button that is busy (%s) keeps the focus, and submits nothing by press or Enter', async (busy, times) => {
  const onSubmit = vi.fn();
  const { user } = show(form(busy, onSubmit));
  await user.type(screen.getByLabelText('Text'), 'Yes{Enter}');
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(times);
  expect(button).toHaveFocus();
});
