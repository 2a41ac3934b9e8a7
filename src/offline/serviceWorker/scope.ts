/**
 * The part of the service worker's global scope that is used here. TypeScript's own library for it (`webworker`)
 * conflicts with `dom`, which the rest of the app uses.
 */

export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /**
   * The browser's answer if navigation preload has requested the page while the worker started; otherwise undefined.
   */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PageMessageEvent extends LastingEvent {
  readonly data: unknown;
  /** The page that sent the message. */
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
