import { appShellPath, idAt } from '../../shared/addresses/addresses';
import { addressIn, pathInAnyLanguage } from '../../shared/addresses/languageAddress';
import { type LanguageCode, languageCodes } from '../../shared/languages';

/** What the app needs to start without a network. */
export interface Shell {
  /** Each language has a worker of its own. The caches of photos and the names of assets are the same. */
  readonly language: LanguageCode;
  /** The id of the build. Each page of the build contains it too. */
  readonly revision: string;
  /** Paths of the prerendered pages, and of the assets that every public page needs. */
  readonly pages: readonly string[];
  readonly assets: readonly string[];
}

/** Milliseconds until the cached page is shown instead: less than people wait for a page that may not come. */
const navigationLimit = 4_000;

const cacheName = (kind: 'shell' | 'assets', { language, revision }: Shell) =>
  language === 'en' ? `${kind}-${revision}` : `${kind}-${language}-${revision}`;
const shellCache = (shell: Shell) => cacheName('shell', shell);
const assetCache = (shell: Shell) => cacheName('assets', shell);
export const photoCache = 'photos';

async function fetchPart(address: string, init: RequestInit): Promise<Response> {
  // No redirect: the browser refuses a page that was redirected as the answer to a navigation.
  const response = await fetch(address, { ...init, priority: 'low', redirect: 'error' });
  if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}

/** @throws if a part cannot be fetched, or if another build is deployed meanwhile */
export async function cacheShell(shell: Shell): Promise<void> {
  const cache = await caches.open(shellCache(shell));
  const pages = shell.pages.map(async (path) => {
    const address = addressIn(shell.language, path);
    const page = await fetchPart(address, { cache: 'no-cache' });
    if (!(await page.clone().text()).includes(shell.revision)) throw new Error(`${address} is of another build`);
    await cache.put(address, page);
  });
  const assets = shell.assets.map(async (address) => cache.put(address, await fetchPart(address, {})));
  await Promise.all([...pages, ...assets]);
}

function languageOfCache(name: string): LanguageCode {
  return languageCodes.find((code) => name.split('-')[1] === code) ?? 'en';
}

/** Deletes the caches of other builds in this language. The cache of photos is the same for all builds. */
export async function deleteOtherBuilds(shell: Shell): Promise<void> {
  const own = [shellCache(shell), assetCache(shell), photoCache];
  const names = await caches.keys();
  const others = names.filter((name) => !own.includes(name) && languageOfCache(name) === shell.language);
  await Promise.all(others.map((name) => caches.delete(name)));
}

function timeLimit(): { readonly over: Promise<null>; readonly clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), navigationLimit);
  });
  return { over, clear: () => clearTimeout(timer) };
}

/**
 * The page from the network. The cached page if the network does not answer in time, or answers with a server error.
 */
export async function answerNavigation(shell: Shell, url: string, arriving: Promise<Response>): Promise<Response> {
  const limit = timeLimit();
  const arrived = await Promise.race([arriving.catch(() => null), limit.over]);
  limit.clear();
  if (arrived && arrived.status < 500) return arrived;
  const asked = pathInAnyLanguage(new URL(url).pathname);
  const page = shell.pages.find((path) => idAt(path, asked) !== null) ?? appShellPath;
  const address = addressIn(shell.language, page);
  return (await caches.match(address, { cacheName: shellCache(shell), ignoreVary: true })) ?? arrived ?? arriving;
}

/** A file with a hash in its name never changes: from the cache, or from the network and then cached. */
export async function answerAsset(
  shell: Shell,
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    const keep = async () => (await caches.open(assetCache(shell))).put(request, copy);
    // If the device has no space left, nothing is cached. The page gets its file anyway.
    waitUntil(keep().catch(() => undefined));
  }
  return response;
}
