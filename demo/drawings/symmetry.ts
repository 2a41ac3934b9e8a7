import { type Corner, outline } from './path';

/**
 * A symmetric closed outline: the corners of its right half from top to bottom, and their mirror images. `topBow` bends
 * the top edge, and the `bow` of the last corner bends the bottom edge.
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
