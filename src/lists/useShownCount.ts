import { useState } from 'react';

/**
 * How many items of a list are shown: those from the first on that are complete. What is shown has its size and moves
 * nothing below it (PERF-5). It stays while a part of it is refetched.
 *
 * @param isComplete for each item of the list
 */
export function useShownCount(isComplete: readonly boolean[]): number {
  const [shown, setShown] = useState(0);
  const firstIncomplete = isComplete.indexOf(false);
  const count = Math.max(shown, firstIncomplete === -1 ? isComplete.length : firstIncomplete);
  if (count > shown) setShown(count);
  return Math.min(count, isComplete.length);
}
