import { afterEach, describe, expect, test, vi } from 'vitest';
import { registerServiceWorker } from '../../src/offline/serviceWorker/registration';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly asked: unknown[] = [];

  postMessage(message: unknown): void {
    this.asked.push(message);
  }

  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly active = new FakeWorker();
  update = async (): Promise<void> => undefined;
}

/** Registers in a page that the active worker controls. */
async function register(registration: FakeRegistration): Promise<void> {
  const workers = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { documentElement: { dataset: { revision: 'build-2' } } }),
  );
  await registerServiceWorker(() => undefined);
}

afterEach(() => vi.unstubAllGlobals());

const question = { type: 'revision', revision: 'build-2' };

describe('a page asks each new worker whether it is of the same build (OFF-4):', () => {
  test('one that waits', async () => {
    const registration = new FakeRegistration();
    const worker = new FakeWorker();
    registration.waiting = worker;
    await register(registration);
    // At once, and again after the check for an update.
    expect(worker.asked).toEqual([question, question]);
  });

  test('one that was installed unnoticed, while the browser checked for an update', async () => {
    const registration = new FakeRegistration();
    const worker = new FakeWorker();
    registration.update = async () => {
      registration.waiting = worker;
    };
    await register(registration);
    expect(worker.asked).toEqual([question]);
  });

  test('one that is found later', async () => {
    const registration = new FakeRegistration();
    await register(registration);
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    expect(worker.asked).toEqual([]);
    worker.install();
    expect(worker.asked).toEqual([question]);
  });

  test('one that the browser found before the page listened', async () => {
    const registration = new FakeRegistration();
    const worker = new FakeWorker();
    registration.installing = worker;
    await register(registration);
    worker.install();
    expect(worker.asked).toEqual([question]);
  });
});
