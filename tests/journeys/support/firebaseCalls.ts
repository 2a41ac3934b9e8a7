import type { BrowserContext, Request } from '@playwright/test';
import { callOf, type FirebaseCall } from '../../support/firebaseCalls';
import { origins } from './emulators';

const services = ['auth', 'firestore', 'storage'] as const;

/** The Firebase call of a request; null for all other requests, and for photos and preflights. */
export function firebaseCall(request: Request): FirebaseCall | null {
  if (request.method() === 'OPTIONS' || request.resourceType() === 'image') return null;
  const url = new URL(request.url());
  const service = services.find((each) => origins[each] === url.origin);
  if (!service) return null;
  return callOf(service, {
    url,
    method: request.method(),
    body: request.postData() ?? '',
    uploadCommand: request.headers()['x-goog-upload-command'],
  });
}

/** The limit of a query. */
export function queryLimit(request: Request): number | undefined {
  const body = JSON.parse(request.postData() ?? '{}') as { structuredQuery?: { limit?: number } };
  return body.structuredQuery?.limit;
}

/** Records all Firebase calls of the followed pages, in order. */
export class FirebaseCallLog {
  readonly #calls: (FirebaseCall & { readonly request: Request })[] = [];
  readonly #unanswered = new Set<Request>();
  #changedAt = Date.now();

  follow(context: BrowserContext): void {
    context.on('request', (request) => {
      const call = firebaseCall(request);
      if (!call) return;
      this.#calls.push({ ...call, request });
      this.#unanswered.add(request);
      this.#changedAt = Date.now();
    });
    const end = (request: Request) => {
      if (this.#unanswered.delete(request)) this.#changedAt = Date.now();
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
  }

  /** Forgets the open calls: their page is closed, so nothing reports their end. */
  abandonCalls(): void {
    this.#unanswered.clear();
  }

  /** Milliseconds since the last answer; 0 while a call is open. */
  get quietFor(): number {
    return this.#unanswered.size > 0 ? 0 : Date.now() - this.#changedAt;
  }

  get calls(): readonly FirebaseCall[] {
    return this.#calls.map(({ service, name }) => ({ service, name }));
  }

  /**
   * The names of all calls from an index on, without reads of one dealer: another journey may suspend the dealer of a
   * listed vehicle at any time, and then each dealer of the page is read alone.
   */
  namesOfLists(from = 0): readonly string[] {
    return this.#calls.slice(from).flatMap(({ name }) => (name === 'read sellers' ? [] : [name]));
  }

  requests(name: string | RegExp): readonly Request[] {
    return this.#calls
      .filter((call) => (typeof name === 'string' ? call.name === name : name.test(call.name)))
      .map(({ request }) => request);
  }
}
