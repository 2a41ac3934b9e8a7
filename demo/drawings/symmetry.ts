import { type Corner, outline } from './path';

/**
 * The closed outline of something seen head-on: the corners of its right half from the top down, and their mirror
 * images. `topBow` bows the edge across the top; the last corner's `bow` is that of the edge across the bottom.
 */
export function symmetric(rightHalf: readonly Corner[], topBow = 0): string {
  const leftHalf = rightHalf.map((corner, index) => ({
    ...corner,
    x: -corner.x,
    bow: index === 0 ? topBow : (rightHalf[index - 1]?.bow ?? 0),
  }));
  return outline([...rightHalf, ...leftHalf.reverse()]);
}

export const mirrored = (corners: readonly Corner[]): Corner[] =>
  corners
    .map((corner, index) => ({
      ...corner,
      x: -corner.x,
      bow: corners[(index - 1 + corners.length) % corners.length]?.bow ?? 0,
    }))
    .reverse();
