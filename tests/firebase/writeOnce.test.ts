import { describe, expect, test, vi } from 'vitest';
import { type Verdict, writeOnce } from '../../src/firebase/writeOnce';
import { AppError, type AppErrorKind } from '../../src/shared/appError';

/** A record on a server: the first write is stored, and each later one is refused. */
function server({ losesAnswer = false, stored = null as string | null } = {}) {
  return {
    write: async (content: string) => {
      if (stored !== null) throw new AppError('denied');
      stored = content;
      if (losesAnswer) throw new AppError('offline');
    },
    judge: async (content: string): Promise<Verdict> => (stored === content ? 'done' : 'changed'),
  };
}

describe('a write', () => {
  test('reads nothing if it is stored', async () => {
    const judge = vi.fn<() => Promise<Verdict>>();
    await writeOnce(() => server().write('mine'), judge);
    expect(judge).not.toHaveBeenCalled();
  });

  test('whose answer is lost fails, and succeeds when it is sent again', async () => {
    const { write, judge } = server({ losesAnswer: true });
    const send = () =>
      writeOnce(
        () => write('mine'),
        () => judge('mine'),
      );
    await expect(send()).rejects.toMatchObject({ kind: 'offline' });
    await expect(send()).resolves.toBeUndefined();
  });

  test('is refused if something else is stored', async () => {
    const { write, judge } = server({ stored: 'theirs' });
    const sent = writeOnce(
      () => write('mine'),
      () => judge('mine'),
    );
    await expect(sent).rejects.toMatchObject({ kind: 'changed', cause: { kind: 'denied' } });
  });
});

describe('what the server answers', () => {
  const answered: AppErrorKind[] = ['denied', 'missing', 'offline', 'busy', 'signedOut', 'invalid', 'unknown'];

  test.each(answered.map((kind) => [kind, kind === 'denied'] as const))(
    '%s: read the records? %s',
    async (kind, isRead) => {
      const error = new AppError(kind);
      const judge = vi.fn(async (): Promise<Verdict> => 'refused');
      await expect(writeOnce(() => Promise.reject(error), judge)).rejects.toBe(error);
      expect(judge).toHaveBeenCalledTimes(isRead ? 1 : 0);
    },
  );

  test('is also a refusal if the caller says so', async () => {
    const missing = () => Promise.reject(new AppError('missing'));
    await expect(writeOnce(missing, async () => 'done', ['denied', 'missing'])).resolves.toBeUndefined();
  });

  test('is no refusal if it is no error of the app', async () => {
    const fault = new TypeError('a fault');
    await expect(
      writeOnce(
        () => Promise.reject(fault),
        async () => 'done',
      ),
    ).rejects.toBe(fault);
  });
});

describe('what the records say of a refused write', () => {
  const refusal = new AppError('denied');
  const refused = (judge: () => Promise<Verdict>) => writeOnce(() => Promise.reject(refusal), judge);

  test('done: it succeeds', async () => {
    await expect(refused(async () => 'done')).resolves.toBeUndefined();
  });

  test('nothing: the refusal is thrown', async () => {
    await expect(refused(async () => 'refused')).rejects.toBe(refusal);
  });

  test.each<AppErrorKind>(['changed', 'exists', 'taken', 'missing', 'suspended', 'stockLimit'])(
    '%s: so it fails',
    async (kind) => {
      await expect(refused(async () => kind)).rejects.toMatchObject({ name: 'AppError', kind, cause: refusal });
    },
  );

  test('nothing, because they cannot be read: that error is thrown', async () => {
    const lost = new AppError('offline');
    await expect(refused(() => Promise.reject(lost))).rejects.toBe(lost);
  });
});
