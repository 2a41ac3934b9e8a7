import { describe, expect, test } from 'vitest';
import { textLimits } from '../../src/shared/limits';
import {
  isReasonCode,
  longestNote,
  offeredReasons,
  reasonText,
  storedReason,
  validateReason,
} from '../../src/shared/reason';
import { offeredReasonTexts } from '../../src/shared/reasonTexts';

const limits = { listing: textLimits.rejectReason, booking: textLimits.declineReason } as const;

const texts = { reason: 'No reason', note: 'No note' } as const;

describe.each(['listing', 'booking'] as const)('why a %s is refused', (refusal) => {
  const reasons = offeredReasons(refusal);
  const first = refusal === 'listing' ? 'photos' : 'sold';
  const faultOf = (reason: string, note: string) => validateReason({ reason, note }, texts)[0];
  const longest = 'x'.repeat(longestNote(refusal));

  test('a reason must be chosen', () => {
    expect(faultOf('', 'A note')).toEqual({ field: 'reason', message: texts.reason });
    expect(faultOf(first, '')).toBeUndefined();
  });

  test("'Another reason' is the last one, and needs a note", () => {
    expect(reasons.at(-1)).toBe('other');
    expect(faultOf('other', '  ')).toEqual({ field: 'note', message: texts.note });
    expect(faultOf('other', 'It is a boat.')).toBeUndefined();
  });

  test('the longest note fits behind every code, but a longer one does not', () => {
    const lengths = reasons.map((reason) => storedReason(reason, longest).length);
    expect(Math.max(...lengths)).toBe(limits[refusal]);
  });
});

describe('a reason is stored as a code, with the note behind it', () => {
  test.each([
    ['a code alone', storedReason('sold'), '#sold', 'The vehicle has been sold.'],
    ['a code with a note', storedReason('sold', ' Sorry! '), '#sold Sorry!', 'The vehicle has been sold. Sorry!'],
    ['a blank note', storedReason('sold', ' \n '), '#sold', 'The vehicle has been sold.'],
    ['only a note', storedReason('other', ' It is a boat. '), '#other It is a boat.', 'It is a boat.'],
    ['a note of two lines', storedReason('other', 'One\nTwo'), '#other One\nTwo', 'One\nTwo'],
    ['a note that looks like a code', storedReason('other', '#sold'), '#other #sold', '#sold'],
    ['a code and such a note', storedReason('sold', '#hour'), '#sold #hour', 'The vehicle has been sold. #hour'],
  ])('%s', (_, stored, form, text) => {
    expect(stored).toBe(form);
    expect(reasonText(stored)).toBe(text);
  });

  test.each([
    ['nothing', ''],
    ['the sentence of an old record', 'The vehicle has been sold. Sorry!'],
    ['an old note that begins as a code', '#sold-out, sorry'],
    ['an unknown code', '#moved Sorry!'],
    ['a name that every object has', '#constructor'],
    ['a mark alone', '# 1 is missing'],
  ])('shown as it is: %s', (_, stored) => expect(reasonText(stored)).toBe(stored));

  test('each code can be stored and read', () => {
    const codes = Object.keys(offeredReasonTexts).filter(isReasonCode);
    expect(codes.filter((code) => reasonText(storedReason(code, 'Note')) === storedReason(code, 'Note'))).toEqual([]);
  });
});
