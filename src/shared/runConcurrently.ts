/** Lets a few pieces of work run at the same time. The others wait for their turn. */
export function takeTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free === 0) await new Promise<void>((begin) => waiting.push(begin));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Runs the work for all items, for a few at the same time. The results are in the order of the items. */
export function runConcurrently<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly PromiseSettledResult<Result>[]> {
  const inTurn = takeTurns(most);
  return Promise.allSettled(items.map((item) => inTurn(() => work(item))));
}
