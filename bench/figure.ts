import type { Part } from './options';

/** One line of the table. */
export interface Figure {
  readonly part: Part;
  readonly what: string;
  /** The printed value, with its unit. */
  readonly value: string;
  /** The printed target. Without it, the figure is for information only. */
  readonly target?: string;
  readonly met?: boolean;
  /** Whether the figure is the same on every machine, and for every number of listings. */
  readonly exact: boolean;
  /** What explains the value, for example slow tasks or large files. */
  readonly details: readonly string[];
}

/** A figure that must not be larger than its target. */
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

/** For an even number of values, the upper one of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('Nothing was measured');
  return middle;
}
