import { afterEach, expect, test, vi } from 'vitest';
import { failureText } from '../../src/lists/failures';
import { AppError } from '../../src/shared/appError';

const failures = { denied: 'Not allowed.', otherwise: 'Could not save it.' };

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a lost call', false, new AppError('offline'), 'You are offline. Could not save it.'],
  ['code that could not be loaded', false, new TypeError('Failed to fetch'), 'You are offline. Could not save it.'],
  ['a refusal that had arrived before', false, new AppError('denied'), 'Not allowed.'],
  ['a lost call on a network', true, new AppError('offline'), 'Could not save it.'],
])('%s: online %j', (_, onLine, error, text) => {
  vi.stubGlobal('navigator', { onLine });
  expect(failureText(failures, error)).toBe(text);
});
