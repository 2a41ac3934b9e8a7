import { describe, expect, test } from 'vitest';
import { textLimits } from '../../src/domain/limits';
import { longestNote, rejectionText, rejectReasons, validateRejection } from '../../src/domain/rejection';

const [unclear] = rejectReasons;

describe('why a post is rejected', () => {
  test('a reason must be chosen', () => {
    expect(validateRejection({ reason: '', note: 'A note' })?.field).toBe('reason');
    expect(validateRejection({ reason: unclear, note: '' })).toBeNull();
  });

  test('the one that says nothing needs a note', () => {
    expect(validateRejection({ reason: 'Another reason', note: '  ' })?.field).toBe('note');
    expect(validateRejection({ reason: 'Another reason', note: 'It is a boat.' })).toBeNull();
  });

  test('the dealer reads the reason, and the note behind it', () => {
    expect(rejectionText({ reason: unclear, note: ' The plate cannot be read. ' })).toBe(
      `${unclear} The plate cannot be read.`,
    );
    expect(rejectionText({ reason: unclear, note: ' ' })).toBe(unclear);
    expect(rejectionText({ reason: 'Another reason', note: ' It is a boat. ' })).toBe('It is a boat.');
  });

  test.each(rejectReasons)('%s: fits with the longest note', (reason) => {
    const text = rejectionText({ reason, note: 'x'.repeat(longestNote) });
    expect(text.length).toBeLessThanOrEqual(textLimits.rejectReason);
  });

  test('the note is as long as it can be', () => {
    const texts = rejectReasons.map((reason) => rejectionText({ reason, note: 'x'.repeat(longestNote) }).length);
    expect(Math.max(...texts)).toBe(textLimits.rejectReason);
  });
});
