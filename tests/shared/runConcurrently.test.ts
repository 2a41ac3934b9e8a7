import { expect, test } from 'vitest';
import { runConcurrently } from '../../src/shared/runConcurrently';

test('work is done for a few items at once, and a failure stops no other', async () => {
  let running = 0;
  let most = 0;
  const results = await runConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (item === 2) throw new Error('two');
    return item * 10;
  });
  expect(most).toBe(2);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    10,
    'failed',
    30,
    40,
    50,
  ]);
});

test('nothing is no work', async () => {
  expect(await runConcurrently([], 3, () => Promise.reject(new Error('never')))).toEqual([]);
});
