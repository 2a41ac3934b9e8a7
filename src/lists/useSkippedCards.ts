import { type CSSProperties, type RefObject, useEffect } from 'react';
import { pageSize } from '../shared/limits';

/** Pixels, by the keys of the items: the heights of cards that were on the screen, or near it. */
const heights = new Map<string, number>();

/**
 * The style of a list's items: after the first page, the browser skips cards that are far from the screen, if their height
 * is known, so that the page keeps its height. In a list of a hundred cards, a press then shows something on a cheap phone
 * in half the time (PERF-7).
 *
 * @param keys of the items, in their order; empty until their cards are rendered
 */
export function useSkippedCards(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
): (key: string, index: number) => CSSProperties | undefined {
  const count = keys.length;
  // A list only grows: other items come with another list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys of a list of that length
  useEffect(() => {
    const keyOf = new Map(keys.map((key, index) => [list.current?.children[index], key]));
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries)
        heights.set(keyOf.get(target) ?? '', borderBoxSize[0]?.blockSize ?? 0);
    });
    for (const item of keyOf.keys()) if (item) observer.observe(item);
    return () => observer.disconnect();
  }, [list, count]);

  return (key, index) => {
    const height = heights.get(key);
    return index < pageSize || !height
      ? undefined
      : {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${height}px`,
          // Room for shadows and for the ring of the focus.
          overflowClipMargin: '1rem',
        };
  };
}
