import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWhenOnline } from '../../src/ui/browser/loadWhenOnline';

const page = new EventTarget();
let isOnline = true;

/** Whether the part can be fetched, and what the browser says of the network, at each try. */
interface Try {
  readonly fetched: boolean;
  readonly online: boolean;
}

function partOf(tries: readonly Try[]) {
  const left = [...tries];
  return vi.fn(async () => {
    const { fetched, online } = left.shift() ?? { fetched: true, online: true };
    isOnline = online;
    if (!fetched) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the part';
  });
}

beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('with a network, a part that cannot be fetched is tried once', async () => {
  const load = partOf([{ fetched: false, online: true }]);
  await expect(loadWhenOnline(load)).rejects.toThrow(TypeError);
  expect(load).toHaveBeenCalledOnce();
});

test('without a network, a part is tried when one comes', async () => {
  const load = partOf([{ fetched: false, online: false }]);
  const part = loadWhenOnline(load);
  await vi.advanceTimersByTimeAsync(100);
  isOnline = true;
  page.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('the part');
});

test.each([
  ['the network comes while a try fails', [{ fetched: false, online: true }], 2],
  [
    'the first try on a new network fails',
    [
      { fetched: false, online: false },
      { fetched: false, online: true },
    ],
    3,
  ],
])('a part is tried again if %s', async (_, tries, count) => {
  isOnline = false;
  const load = partOf(tries);
  const part = loadWhenOnline(load);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(part).resolves.toBe('the part');
  expect(load).toHaveBeenCalledTimes(count);
});

test('a part that two tries on a new network cannot fetch fails', async () => {
  isOnline = false;
  const load = partOf([
    { fetched: false, online: false },
    { fetched: false, online: true },
    { fetched: false, online: true },
  ]);
  const failed = expect(loadWhenOnline(load)).rejects.toThrow(TypeError);
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(load).toHaveBeenCalledTimes(3);
});
