import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryOnContention } from '../../src/firebase/contention';
import { AppError } from '../../src/shared/appError';

const met = (code: string) => new AppError('offline', { code });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a write that meets another one', () => {
  test.each(['aborted', 'failed-precondition', 'already-exists'])('is sent again (%s)', async (code) => {
    const send = vi.fn().mockRejectedValueOnce(met(code)).mockRejectedValueOnce(met(code)).mockResolvedValue('written');
    const written = retryOnContention(send);
    await vi.runAllTimersAsync();
    expect(await written).toBe('written');
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('is sent again for at least 20 seconds, after growing pauses', async () => {
    const times: number[] = [];
    const from = Date.now();
    const written = retryOnContention(async () => {
      times.push(Date.now() - from);
      throw met('aborted');
    }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await written).toEqual(met('aborted'));
    expect(times.at(-1)).toBeGreaterThanOrEqual(20_000);
    expect(times.length).toBeLessThan(20);
  });

  test.each([new AppError('denied', { code: 'permission-denied' }), new AppError('offline'), new Error('x')])(
    'is not sent again after another failure: %s',
    async (error) => {
      const send = vi.fn().mockRejectedValue(error);
      await expect(retryOnContention(send)).rejects.toBe(error);
      expect(send).toHaveBeenCalledOnce();
    },
  );
});
