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
      skipped
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

test('after the first page, the browser skips cards far from the screen whose height it knows (PERF-7)', () => {
  const observed: Element[] = [];
  let report: (entries: readonly Partial<ResizeObserverEntry>[]) => void = () => undefined;
  class FakeResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      report = (entries) => callback(entries as ResizeObserverEntry[], this as unknown as ResizeObserver);
    }
    observe = (element: Element) => observed.push(element);
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  const many = Array.from({ length: 10 }, (_, number) => `Car ${number}`);
  const list = { ...ready, items: many };
  const { rerender } = render(cards(list, (name) => name));
  expect(observed.map(({ textContent }) => textContent)).toEqual(many);
  const heightOf = (blockSize: number, target?: Element) =>
    target ? [{ target, borderBoxSize: [{ blockSize, inlineSize: 320 }] }] : [];
  report([...heightOf(358, observed[0]), ...heightOf(340, observed[8])]);
  rerender(cards(list, (name) => name));
  const styles = screen.getAllByRole('listitem').map((item) => item.getAttribute('style') ?? '');
  expect(styles.filter((style) => style.includes('content-visibility: auto'))).toHaveLength(1);
  expect(styles[8]).toContain('contain-intrinsic-block-size: auto 340px');
  vi.unstubAllGlobals();
});
