import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { origins } from './emulators';

/** What the browser prints of every call that fails or is refused. */
export const failedToLoad = /^Failed to load resource: /;

/** What Firestore's SDK prints of a call that fails: of one that is refused or answered 503, and of one that is cut. */
export const firestoreFailed = /@firebase\/firestore: .* RestConnection RPC '\w+' .* failed with error/;
export const firestoreCut = /@firebase\/firestore: .* RPC_ERROR HTTP error has no status/;

/** Characters of a message that a report repeats: Firestore prints whole requests. */
const longestMessage = 500;

/** What Playwright prints where a page registers the service worker, which most journeys do without. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

interface Declared {
  readonly pattern: RegExp;
  /** Or it is one that need not come. */
  seen: boolean;
}

/** Every console error and warning, page error, policy violation and request to a strange origin of the followed pages. */
export class PageWatch {
  readonly #app: string;
  readonly #declared: Declared[] = [];
  readonly #problems: string[] = [];

  constructor(app: string) {
    this.#app = new URL(app).origin;
  }

  follow(context: BrowserContext): void {
    context.on('console', (message) => this.#read(message));
    context.on('weberror', (error) => this.#problems.push(`page error: ${error.error().stack ?? error.error()}`));
    context.on('request', (request) => this.#check(request));
  }

  /** Declares messages that this test provokes. Each pattern must be seen, and nothing else may be. */
  expectMessages(...patterns: readonly RegExp[]): void {
    this.#declared.push(...patterns.map((pattern) => ({ pattern, seen: false })));
  }

  /** Declares messages that come by chance: of two at once, one may have to try again. */
  allowMessages(...patterns: readonly RegExp[]): void {
    this.#declared.push(...patterns.map((pattern) => ({ pattern, seen: true })));
  }

  problems(): readonly string[] {
    const missing = this.#declared.filter(({ seen }) => !seen).map(({ pattern }) => `never printed: ${pattern}`);
    return [...this.#problems, ...missing];
  }

  #read(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === workerBlocked) return;
    const expected = this.#declared.filter(({ pattern }) => pattern.test(message.text()));
    for (const declared of expected) declared.seen = true;
    if (expected.length === 0) {
      this.#problems.push(`${message.type()}: ${message.text().slice(0, longestMessage)} (${message.location().url})`);
    }
  }

  #check(request: Request): void {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'http:' && protocol !== 'https:') return;
    const known: readonly string[] = [this.#app, ...Object.values(origins)];
    if (!known.includes(origin)) this.#problems.push(`request to a strange origin: ${request.url()}`);
  }
}
