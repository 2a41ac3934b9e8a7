import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendContactMessage } from '../../src/services/contact';
import { erase, stored, Timestamp } from './arrange';
import { cutNetwork } from './network';
import { appError } from './observe';

const message = { name: ' Asha ', phone: ' 98765 43210 ', reason: ' Do you sell vans?\nIn Pune? ' };
let id: string;

beforeEach(() => {
  id = crypto.randomUUID();
});
afterEach(() => erase(`contacts/${id}`));

describe('a visitor sends a message', () => {
  test('it is stored, trimmed, with the time', async () => {
    const before = Date.now();
    await sendContactMessage(message, { id, again: false });
    const record = await stored(`contacts/${id}`);
    expect(record).toEqual({
      name: 'Asha',
      phone: '98765 43210',
      reason: 'Do you sell vans?\nIn Pune?',
      timestamp: expect.any(Timestamp),
    });
    expect(Math.abs(record?.timestamp.toMillis() - before)).toBeLessThan(60_000);
  });

  test('sent again because the first answer was lost, it is one message', async () => {
    await sendContactMessage(message, { id, again: false });
    const first = await stored(`contacts/${id}`);
    await sendContactMessage(message, { id, again: true });
    expect(await stored(`contacts/${id}`)).toEqual(first);
  });

  test('another message under an id that is taken is refused, and changes nothing', async () => {
    await sendContactMessage(message, { id, again: false });
    const first = await stored(`contacts/${id}`);
    const other = { ...message, reason: 'Another one' };
    await expect(sendContactMessage(other, { id, again: false })).rejects.toEqual(appError('denied'));
    expect(await stored(`contacts/${id}`)).toEqual(first);
  });

  test.each([
    ['a name', { ...message, name: 'x'.repeat(81) }],
    ['a phone number', { ...message, phone: '1'.repeat(21) }],
    ['a reason', { ...message, reason: 'x'.repeat(1_001) }],
  ])('%s that is too long is refused', async (_what, tooLong) => {
    await expect(sendContactMessage(tooLong, { id, again: false })).rejects.toEqual(appError('denied'));
    expect(await stored(`contacts/${id}`)).toBeUndefined();
  });

  test('without a network it fails, and nothing is stored', async () => {
    cutNetwork();
    await expect(sendContactMessage(message, { id, again: false })).rejects.toEqual(appError('offline'));
    expect(await stored(`contacts/${id}`)).toBeUndefined();
  });
});
