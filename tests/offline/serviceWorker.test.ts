import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerPhoto, cachePhotos } from '../../src/offline/serviceWorker/photos';
import {
  answerAsset,
  answerNavigation,
  cacheShell,
  deleteOtherBuilds,
  type Shell,
} from '../../src/offline/serviceWorker/shell';

const origin = 'https://second-gear.example';
const shell: Shell = {
  language: 'en',
  revision: 'build-2',
  pages: ['/', '/cars', '/app'],
  assets: ['/assets/app-2.js'],
};

type Key = string | Request;

function addressOf(key: Key): string {
  return new URL(typeof key === 'string' ? key : key.url, origin).href;
}

/** Cache Storage by name, in the order of insertion. */
let kept: Map<string, Map<string, Response>>;
/** The network's answers by address. Without an entry, the request fails. */
let network: Map<string, () => Response>;
let asked: string[];

function openCache(name: string) {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    match: async (key: Key) => entries.get(addressOf(key))?.clone(),
    put: async (key: Key, response: Response) => void entries.set(addressOf(key), response),
    delete: async (key: Key) => entries.delete(addressOf(key)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  };
}

beforeEach(() => {
  kept = new Map();
  network = new Map();
  asked = [];
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (key: Key, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName ? [cacheName] : [...kept.keys()];
      for (const name of names) {
        const found = await openCache(name).match(key);
        if (found) return found;
      }
      return undefined;
    },
  });
  vi.stubGlobal('fetch', async (key: Key) => {
    const address = addressOf(key);
    asked.push(address);
    const answer = network.get(address);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function deploy(revision: string): void {
  for (const page of shell.pages) {
    network.set(`${origin}${page}`, () => new Response(`<html data-revision="${revision}">${page}`));
  }
  network.set(`${origin}/assets/app-2.js`, () => new Response('app'));
}

const keptIn = (name: string) => [...(kept.get(name)?.keys() ?? [])].sort();

describe('the shell', () => {
  test('is cached completely', async () => {
    deploy('build-2');
    await cacheShell(shell);
    expect(keptIn('shell-build-2')).toEqual(
      ['/', '/app', '/assets/app-2.js', '/cars'].map((path) => `${origin}${path}`),
    );
  });

  test('is not cached if another build is deployed meanwhile', async () => {
    deploy('build-3');
    await expect(cacheShell(shell)).rejects.toThrow('of another build');
  });

  test('is not cached if a part of it is missing', async () => {
    deploy('build-2');
    network.set(`${origin}/assets/app-2.js`, () => new Response('', { status: 404 }));
    await expect(cacheShell(shell)).rejects.toThrow('/assets/app-2.js was answered with 404');
  });

  test('of other builds is deleted with its assets; photos stay', async () => {
    for (const name of ['shell-build-1', 'assets-build-1', 'shell-build-2', 'assets-build-2', 'photos'])
      openCache(name);
    await deleteOtherBuilds(shell);
    expect([...kept.keys()]).toEqual(['shell-build-2', 'assets-build-2', 'photos']);
  });

  test('of another language has caches of its own, which no other worker deletes', async () => {
    const inHindi: Shell = { ...shell, language: 'hi' };
    network.set(`${origin}/hi`, () => new Response('<html data-revision="build-2">'));
    network.set(`${origin}/hi/cars`, () => new Response('<html data-revision="build-2">'));
    network.set(`${origin}/hi/app`, () => new Response('<html data-revision="build-2">the shell in Hindi'));
    deploy('build-2');
    await cacheShell(shell);
    await cacheShell(inHindi);
    openCache('shell-hi-build-1');
    await deleteOtherBuilds(shell);
    expect([...kept.keys()]).toEqual(['shell-build-2', 'shell-hi-build-2', 'shell-hi-build-1']);
    await deleteOtherBuilds(inHindi);
    expect([...kept.keys()]).toEqual(['shell-build-2', 'shell-hi-build-2']);
    const answer = await answerNavigation(inHindi, `${origin}/hi/ContactUs`, Promise.reject(new TypeError('offline')));
    expect(await answer.text()).toContain('the shell in Hindi');
  });
});

describe('a page', () => {
  beforeEach(async () => {
    deploy('build-2');
    await cacheShell(shell);
  });

  const open = async (path: string, arriving: Promise<Response>) =>
    (await answerNavigation(shell, `${origin}${path}`, arriving)).text();

  test('comes from the network', async () => {
    expect(await open('/', Promise.resolve(new Response('new')))).toBe('new');
  });

  test.each([
    ['/cars', '/cars'],
    ['/cars/?q=swift', '/cars'],
    ['/ContactUs', '/app'],
    ['/dealers/dealer1', '/app'],
  ])('at %s is the cached %s without a network', async (path, page) => {
    expect(await open(path, Promise.reject(new TypeError('Failed to fetch')))).toContain(`>${page}`);
  });

  test('is the cached one if the server answers with an error', async () => {
    expect(await open('/', Promise.resolve(new Response('', { status: 503 })))).toContain('data-revision="build-2"');
  });

  test('that is not found is not found', async () => {
    expect(await open('/', Promise.resolve(new Response('not found', { status: 404 })))).toBe('not found');
  });

  test('is the cached one after four seconds without an answer, and not before', async () => {
    vi.useFakeTimers();
    const answered = vi.fn();
    const opened = open('/', new Promise(() => undefined)).then(answered);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await opened;
    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('data-revision="build-2"'));
  });

  test('fails as without a worker if nothing is cached', async () => {
    kept.clear();
    await expect(open('/', Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  });
});

describe('an asset', () => {
  const address = `${origin}/assets/LoginPage-1.js`;
  const work: Promise<unknown>[] = [];
  const load = async () => {
    const response = await answerAsset(shell, new Request(address), (each) => void work.push(each));
    await Promise.all(work.splice(0));
    return response;
  };

  test('is fetched once, and then cached', async () => {
    network.set(address, () => new Response('login'));
    expect(await (await load()).text()).toBe('login');
    expect(await (await load()).text()).toBe('login');
    expect(asked).toEqual([address]);
    expect(keptIn('assets-build-2')).toEqual([address]);
  });

  test('that is missing is not cached', async () => {
    network.set(address, () => new Response('', { status: 404 }));
    expect((await load()).status).toBe(404);
    expect(keptIn('assets-build-2')).toEqual([]);
  });
});

describe('photos', () => {
  const photo = (number: number) => `https://photos.example/${number}.jpg`;
  const photos = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => photo(first + index));

  beforeEach(() => {
    for (const address of photos(1, 70)) network.set(address, () => new Response(address));
  });

  test('that were shown are cached, and load without a network', async () => {
    await cachePhotos(photos(1, 2));
    network.clear();
    expect(await (await answerPhoto(new Request(photo(2)))).text()).toBe(photo(2));
    await expect(answerPhoto(new Request(photo(3)))).rejects.toThrow('Failed to fetch');
  });

  test('that the page has not named are not cached', async () => {
    await answerPhoto(new Request(photo(1)));
    expect(keptIn('photos')).toEqual([]);
  });

  test('are the last sixty that were shown, each fetched once', async () => {
    await cachePhotos(photos(1, 60));
    await cachePhotos([photo(1), ...photos(61, 65)]);
    expect([...(kept.get('photos')?.keys() ?? [])]).toEqual([...photos(7, 60), photo(1), ...photos(61, 65)]);
    expect(asked).toEqual([...photos(1, 60), ...photos(61, 65)]);
  });

  test('that cannot be fetched do not stop the others', async () => {
    await cachePhotos(['https://photos.example/gone.jpg', photo(1)]);
    expect(keptIn('photos')).toEqual([photo(1)]);
  });
});
