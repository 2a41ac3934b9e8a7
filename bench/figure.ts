import type { Part } from './options';

/** One line of the table. */
export interface Figure {
  readonly part: Part;
  readonly what: string;
  /** As it is printed, with its unit. */
  readonly value: string;
  /** As it is printed; without it, the figure is for information. */
  readonly target?: string;
  readonly met?: boolean;
  /** Whether the figure is the same on every machine, and must be the same at every number of listings. */
  readonly exact: boolean;
  /** What stands behind the value, such as what is slow, or which file is large. */
  readonly details: readonly string[];
}

/** A figure that may be as large as its target. */
export function atMost(
  limit: number,
  format: (value: number) => string,
  { value, ...figure }: Omit<Figure, 'value' | 'target' | 'met'> & { readonly value: number },
): Figure {
  return { ...figure, value: format(value), target: `≤ ${format(limit)}`, met: value <= limit };
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

export function seconds(value: number): string {
  return `${(value / 1000).toFixed(2)} s`;
}

/** Of an even number of values, the upper one of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('Nothing was measured');
  return middle;
}
