/** Runs the work for all items, for a few at the same time. The results are in the order of the items. */
export async function runConcurrently<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = [];
  const waiting = items.entries();
  async function run(): Promise<void> {
    for (const [index, item] of waiting) [results[index]] = await Promise.allSettled([work(item)]);
  }
  await Promise.all(Array.from({ length: most }, run));
  return results;
}
