/**
 * What a service worker has, as far as it is used here. TypeScript describes it in a library of its own, which
 * contradicts the one that the rest of the app is written against.
 */

export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while the worker was starting; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PageMessageEvent extends LastingEvent {
  readonly data: unknown;
  /** The page that sent it. */
  readonly source: { postMessage(message: unknown): void } | null;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}
