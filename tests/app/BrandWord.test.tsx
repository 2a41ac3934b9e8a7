import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BrandWord } from '../../src/app/BrandWord';
import { preferReducedMotion } from '../support/screens/mediaQueries';

beforeEach(() => {
  vi.useFakeTimers();
});

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('the word beside the brand changes every 5 seconds, and starts again after the last', () => {
  const { container } = render(<BrandWord still={false} />);
  const seen = [container.textContent];
  for (let turn = 1; turn <= 5; turn += 1) {
    wait(4_999);
    expect(container).toHaveTextContent(seen.at(-1) ?? '');
    wait(1);
    seen.push(container.textContent);
  }
  expect(seen).toEqual(['Car', 'Bike', 'SUV', 'XUV', 'VAN', 'Car']);
});

test('it does not change for people who ask for less motion, also while the page is open', () => {
  const { container } = render(<BrandWord still={false} />);
  wait(5_000);
  preferReducedMotion();
  wait(60_000);
  expect(container).toHaveTextContent('Bike');
});
