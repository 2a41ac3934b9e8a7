import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Suggest } from '../../src/shared/suggestions';
import { SuggestionInput } from '../../src/ui/fields/SuggestionInput';

const towns = [
  { text: 'Pune', note: 'Maharashtra' },
  { text: 'Puri', note: 'Odisha' },
  { text: 'Purnia', note: 'Bihar' },
];
const suggestTowns: Suggest = (typed) => towns.filter(({ text }) => typed !== '' && text.startsWith(typed));
const load = vi.fn<() => Promise<Suggest>>();
const onSubmit = vi.fn();

function Form() {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text);
      }}
    >
      <label htmlFor="town">Town</label>
      <SuggestionInput id="town" value={text} load={load} onChange={setText} />
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Town' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
let user: UserEvent;

beforeEach(() => {
  load.mockReset().mockResolvedValue(suggestTowns);
  onSubmit.mockReset();
  user = userEvent.setup({ delay: null });
  render(<Form />);
});

async function type(text: string): Promise<void> {
  await user.type(field(), text);
  await screen.findAllByRole('option');
}

describe('suggestions', () => {
  test('are loaded once, with the first focus, and appear while people type', async () => {
    expect(load).not.toHaveBeenCalled();
    await user.click(field());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await type('Pu');
    expect(names()).toEqual(['Pune Maharashtra', 'Puri Odisha', 'Purnia Bihar']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id);
    await user.tab();
    await user.click(field());
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('are chosen with a click, and the focus stays in the field', async () => {
    await type('Pu');
    await user.click(screen.getByRole('option', { name: 'Puri Odisha' }));
    expect(field()).toHaveValue('Puri');
    expect(field()).toHaveFocus();
    expect(names()).toEqual([]);
  });

  test('are chosen with the keyboard, without sending the form', async () => {
    await type('Pu');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Puri Odisha', selected: true });
    expect(field()).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Puri');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('Puri');
  });

  test('go round, by way of the field', async () => {
    await type('Pu');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Purnia');
    await user.keyboard('{ArrowDown}');
    expect(within(screen.getByRole('listbox')).queryByRole('option', { selected: true })).toBeNull();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pune');
  });

  test('close on Escape and when the focus leaves; an arrow opens them again', async () => {
    await type('Pu');
    await user.keyboard('{Escape}');
    expect(names()).toEqual([]);
    expect(field()).toHaveValue('Pu');
    await user.keyboard('{ArrowDown}');
    expect(names()).toHaveLength(3);
    await user.tab();
    expect(names()).toEqual([]);
  });

  test('do not repeat what is typed already', async () => {
    await type('Pun');
    await user.keyboard('e');
    expect(names()).toEqual([]);
  });
});

test('any other text can be typed and sent', async () => {
  await user.type(field(), 'Springfield{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('Springfield');
});

test('without a network the field is a plain one, and the next focus tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  await user.type(field(), 'Pu');
  expect(names()).toEqual([]);
  await user.tab();
  await type('n');
  expect(names()).toEqual(['Pune Maharashtra']);
});
