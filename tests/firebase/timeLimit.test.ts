import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from '../../src/firebase/timeLimit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

test('after 20 seconds a call counts as lost', async () => {
  const failed = vi.fn();
  const call = withTimeLimit(never).catch(failed);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'AppError', kind: 'offline' }));
});

test('the signal aborts at the time limit, and not before', async () => {
  let signal: AbortSignal | undefined;
  const call = withTimeLimit((given) => {
    signal = given;
    return never();
  }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(signal?.aborted).toBe(true);
});

test('an answer in time is passed on, and leaves no timer', async () => {
  await expect(withTimeLimit(() => Promise.resolve('answer'))).resolves.toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('an error in time stays the same, and leaves no timer', async () => {
  const error = new TypeError('a fault');
  await expect(withTimeLimit(() => Promise.reject(error))).rejects.toBe(error);
  expect(vi.getTimerCount()).toBe(0);
});
