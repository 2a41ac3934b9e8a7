import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShownCount } from '../../src/lists/useShownCount';

test('items are shown from the first on, as far as they are complete, and stay while one is refetched (PERF-5)', () => {
  const steps: readonly (readonly [isComplete: readonly boolean[], shown: number])[] = [
    [[], 0],
    [[false, true, true], 0],
    [[true, false, true], 1],
    [[true, true, true], 3],
    [[true, false, true], 3],
    [[true, false, true, true, false], 3],
    [[true, true, true, true, false], 4],
    // Two were removed.
    [[true, true], 2],
  ];
  const { result, rerender } = renderHook(useShownCount, { initialProps: [] as readonly boolean[] });
  for (const [isComplete, shown] of steps) {
    rerender(isComplete);
    expect({ isComplete, shown: result.current }).toEqual({ isComplete, shown });
  }
});
