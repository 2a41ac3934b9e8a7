import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WaitNote } from '../../src/ui/WaitNote';

beforeEach(() => {
  vi.useFakeTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a call that takes ten seconds is explained, until it is over', async () => {
  const { rerender } = render(<WaitNote busy />);
  await wait(9_900);
  expect(screen.queryByRole('status')).toBeNull();
  await wait(200);
  expect(screen.getByRole('status')).toHaveTextContent('The network is slow. What you typed is kept.');
  rerender(<WaitNote busy={false} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a call without a network is explained at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<WaitNote busy kept="Your choice is kept." />);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. Your choice is kept.');
});
