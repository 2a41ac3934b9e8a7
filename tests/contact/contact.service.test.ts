import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logInAdmin, logOutAdmin } from '../../src/accounts/adminSession.service';
import { sendContactMessage } from '../../src/contact/contact.service';
import type { MessageFilter } from '../../src/contact/contactMessage';
import { countOpenMessages, listMessages, markMessage } from '../../src/contact/inbox.service';
import { eraseWhere, newAdmin, storedWhere, Timestamp } from '../support/services/arrange';
import { cutNetwork, loseAnswers, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';
import { pagesOf } from '../support/services/pages';

/** Each test has a name of its own, so that it finds only its own messages. */
let name: string;
const message = () => ({ name: ` ${name} `, phone: ' 98765 43210 ', reason: ' Do you sell vans?\nIn Pune? ' });
const messages = () => storedWhere('contacts', 'name', name);

beforeEach(() => {
  name = `Asha ${crypto.randomUUID()}`;
});
afterEach(() => eraseWhere('contacts', 'name', name));

describe('the admin reads the messages', () => {
  const own = async (filter: MessageFilter) =>
    (await pagesOf((cursor) => listMessages(filter, cursor))).flat().filter((found) => found.name === name);

  beforeEach(async () => {
    const { email, password } = await newAdmin();
    await logInAdmin(email, password);
  });

  test('open ones, the latest first', async () => {
    await sendContactMessage({ ...message(), reason: 'The first' });
    await sendContactMessage({ ...message(), reason: 'The second' });
    expect((await own('open')).map(({ reason }) => reason)).toEqual(['The second', 'The first']);
    expect((await countOpenMessages()).count).toBeGreaterThanOrEqual(2);
  });

  test('marks one as handled, at the server’s time, and takes it back', async () => {
    await sendContactMessage(message());
    const [open] = await own('open');
    await markMessage(open?.id ?? '', true);
    expect(await own('open')).toEqual([]);
    const [handled] = await own('handled');
    expect(handled).toEqual({ ...open, handled: true, handledAt: expect.any(Date) });
    await markMessage(open?.id ?? '', false);
    expect(await own('handled')).toEqual([]);
    expect(await own('open')).toEqual([open]);
  });

  test('a handled message stays as it is, with its first time', async () => {
    await sendContactMessage(message());
    const [open] = await own('open');
    await markMessage(open?.id ?? '', true);
    const handled = await own('handled');
    await markMessage(open?.id ?? '', true);
    expect(await own('handled')).toEqual(handled);
  });

  test('the same message, sent again after that, is still one message, and stays handled', async () => {
    await sendContactMessage(message());
    const [open] = await own('open');
    await markMessage(open?.id ?? '', true);
    const before = await messages();
    await sendContactMessage(message());
    expect(await messages()).toEqual(before);
    expect(await own('handled')).toHaveLength(1);
  });

  test('a message that does not exist cannot be marked', async () => {
    await expect(markMessage('nothing', true)).rejects.toEqual(expect.objectContaining({ name: 'AppError' }));
  });

  test('no other account can read them', async () => {
    await sendContactMessage(message());
    const [open] = await own('open');
    await logOutAdmin();
    await expect(listMessages('open', null)).rejects.toEqual(appError('signedOut'));
    await expect(countOpenMessages()).rejects.toEqual(appError('signedOut'));
    await expect(markMessage(open?.id ?? '', true)).rejects.toEqual(appError('signedOut'));
  });
});

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

  test('sent again after a lost answer, it is one message, with its first time', async () => {
    loseAnswers('firestore');
    await expect(sendContactMessage(message())).rejects.toEqual(appError('offline'));
    restoreNetwork();
    const first = await messages();
    expect(first).toHaveLength(1);
    await sendContactMessage(message());
    expect(await messages()).toEqual(first);
  });

  test('sent twice at the same time, as by two tabs, it is one message', async () => {
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
  ])('%s that the rules deny is refused', async (_what, wrong) => {
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
