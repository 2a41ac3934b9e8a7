/** A count that stops at the limit that the rules set for one query. */
export interface CappedCount {
  readonly count: number;
  /** There may be more. */
  readonly more: boolean;
}

export function sumOf(counts: readonly CappedCount[]): CappedCount {
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    more: counts.some(({ more }) => more),
  };
}

/** '12', or '30+' if there may be more. */
export function formatCount({ count, more }: CappedCount): string {
  return more ? `${count}+` : String(count);
}
