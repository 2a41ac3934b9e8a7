/** Pseudo-random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** The next number, from 0 up to but not including 1. */
  next(): number;
  /** A number between `low` and `high`. */
  between(low: number, high: number): number;
  /** One of the items. The list must not be empty. */
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
}

/** FNV-1a, 32 bits: similar texts give unrelated numbers. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32, seeded with a text. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: <T>(items: readonly T[]): T => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) {
        throw new Error('Nothing to pick from');
      }
      return item;
    },
    chance: (probability) => next() < probability,
  };
}
