import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendContactMessage } from '../../src/services/contact';
import { eraseWhere, storedWhere, Timestamp } from './arrange';
import { cutNetwork, loseAnswers, restoreNetwork } from './network';
import { appError } from './observe';

/** Nobody else's message: the words say whose it is. */
let name: string;
const message = () => ({ name: ` ${name} `, phone: ' 98765 43210 ', reason: ' Do you sell vans?\nIn Pune? ' });
const messages = () => storedWhere('contacts', 'name', name);

beforeEach(() => {
  name = `Asha ${crypto.randomUUID()}`;
});
afterEach(() => eraseWhere('contacts', 'name', name));

describe('a visitor sends a message', () => {
  test('it is stored, trimmed, with the time', async () => {
    const before = Date.now();
    await sendContactMessage(message());
    const [record, ...more] = await messages();
    expect(more).toEqual([]);
    expect(record).toEqual({
      name,
      phone: '98765 43210',
      reason: 'Do you sell vans?\nIn Pune?',
      timestamp: expect.any(Timestamp),
      handledAt: null,
    });
    expect(Math.abs(record?.timestamp.toMillis() - before)).toBeLessThan(60_000);
  });

  test('sent again, because the first answer was lost, it is one message, with the time of the first', async () => {
    loseAnswers('firestore');
    await expect(sendContactMessage(message())).rejects.toEqual(appError('offline'));
    restoreNetwork();
    const first = await messages();
    expect(first).toHaveLength(1);
    await sendContactMessage(message());
    expect(await messages()).toEqual(first);
  });

  test('sent twice in one moment, as by two tabs, it is one message', async () => {
    await Promise.all([sendContactMessage(message()), sendContactMessage(message())]);
    expect(await messages()).toHaveLength(1);
  });

  test('other words are another message', async () => {
    await sendContactMessage(message());
    await sendContactMessage({ ...message(), reason: 'Another one' });
    expect(await messages()).toHaveLength(2);
  });

  test.each([
    ['a phone number', { phone: '1'.repeat(21) }],
    ['a reason', { reason: 'x'.repeat(1_001) }],
    ['nothing as a reason', { reason: '' }],
  ])('%s that the rules do not take is refused', async (_what, wrong) => {
    await expect(sendContactMessage({ ...message(), ...wrong })).rejects.toEqual(appError('denied'));
    expect(await messages()).toEqual([]);
  });

  test('a name that is too long is refused', async () => {
    name = 'x'.repeat(81);
    await expect(sendContactMessage(message())).rejects.toEqual(appError('denied'));
    expect(await messages()).toEqual([]);
  });

  test('without a network it fails, and nothing is stored', async () => {
    cutNetwork();
    await expect(sendContactMessage(message())).rejects.toEqual(appError('offline'));
    restoreNetwork();
    expect(await messages()).toEqual([]);
  });
});
