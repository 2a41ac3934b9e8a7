import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PagedCards } from '../../src/lists/PagedCards';
import type { PagedList } from '../../src/lists/pagedList';

const names = ['Swift', 'Creta', 'Tiago'];
const ready: PagedList<string> = { state: 'ready', items: names, more: { state: 'none' }, reload: () => undefined };

function cards(list: PagedList<string>, card: (name: string) => string, placeholder?: string, gradual = false) {
  return (
    <PagedCards
      list={list}
      loading="Loading cars..."
      failedText="Could not fetch products. Please try again."
      empty="No cars to display."
      keyOf={(name) => name}
      card={card}
      gradual={gradual}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
}

/** The cards in the order in which they were rendered. */
function watchCards() {
  const card = vi.fn((name: string) => name);
  return { card, rendered: () => card.mock.calls.map(([name]) => name) };
}

test('a list that arrives renders its first card first, and placeholders for the others', () => {
  const { card, rendered } = watchCards();
  const { rerender } = render(cards({ state: 'loading' }, card, 'a card to come'));
  rerender(cards(ready, card, 'a card to come'));
  expect(rendered()).toEqual(['Swift', ...names]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names);
});

test('a list without placeholders is rendered in one step', () => {
  const { card, rendered } = watchCards();
  const { rerender } = render(cards({ state: 'loading' }, card));
  rerender(cards(ready, card));
  expect(rendered()).toEqual(names);
});

test('a cached list is rendered in one step', () => {
  const { card, rendered } = watchCards();
  render(cards(ready, card, 'a card to come'));
  expect(rendered()).toEqual(names);
});

test('a cached list on a page that has just arrived is rendered in two steps', () => {
  const { card, rendered } = watchCards();
  render(cards(ready, card, 'a card to come', true));
  expect(rendered()).toEqual(['Swift', ...names]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names);
});
