import { describe, expect, test } from 'vitest';
import { textLimits } from '../../src/shared/limits';
import { longestNote, offeredReasons, reasonText, validateReason } from '../../src/shared/reason';

const limits = { listing: textLimits.rejectReason, booking: textLimits.declineReason } as const;

describe.each(['listing', 'booking'] as const)('why a %s is refused', (refusal) => {
  const reasons = offeredReasons(refusal);
  const [first = ''] = reasons;
  const longest = 'x'.repeat(longestNote(refusal));

  test('a reason must be chosen', () => {
    expect(validateReason({ reason: '', note: 'A note' })[0]?.field).toBe('reason');
    expect(validateReason({ reason: first, note: '' })).toEqual([]);
  });

  test("'Another reason' needs a note", () => {
    const last = reasons.at(-1) ?? '';
    expect(validateReason({ reason: last, note: '  ' })[0]?.field).toBe('note');
    expect(validateReason({ reason: last, note: 'It is a boat.' })).toEqual([]);
    expect(reasonText({ reason: last, note: ' It is a boat. ' })).toBe('It is a boat.');
  });

  test('the other side reads the reason, and the note behind it', () => {
    expect(reasonText({ reason: first, note: ' So it is. ' })).toBe(`${first} So it is.`);
    expect(reasonText({ reason: first, note: ' ' })).toBe(first);
  });

  test('the longest note fits behind every reason, but a longer one does not', () => {
    const lengths = reasons.map((reason) => reasonText({ reason, note: longest }).length);
    expect(Math.max(...lengths)).toBe(limits[refusal]);
  });
});
