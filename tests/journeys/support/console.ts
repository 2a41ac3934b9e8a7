import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';
import { origins } from './emulators';

/** The browser logs this for each request that fails or is refused. */
export const failedToLoad = /^Failed to load resource: /;

/** Firestore's SDK logs these: the first if a call is refused or answered with 503, the second if it is cut. */
export const firestoreFailed = /@firebase\/firestore: .* RestConnection RPC '\w+' .* failed with error/;
export const firestoreCut = /@firebase\/firestore: .* RPC_ERROR HTTP error has no status/;

/** The most characters of a message in a report: Firestore logs whole requests. */
const longestMessage = 500;

/** Playwright logs this when a page registers the service worker, which most journeys block. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** What the browser logs for a read that the rules refuse, and the address of such a read. */
const refused = /^Failed to load resource: .* 403 /;
const readAddress = /:(runQuery|batchGet)(\?|$)/;

function asksForDealers(request: Request): boolean {
  return readAddress.test(request.url()) && /\/documents\/sellers\//.test(request.postData() ?? '');
}

interface Declared {
  readonly pattern: RegExp;
  /** true if the message was seen, or need not appear. */
  seen: boolean;
}

/** Records console errors and warnings, page errors, policy violations and requests to other origins. */
export class PageWatch {
  readonly #app: string;
  readonly #declared: Declared[] = [];
  readonly #problems: string[] = [];
  /** Messages about refused reads. */
  readonly #refusals: string[] = [];
  /**
   * The reads of dealers that were refused, or whose answer is not seen yet: the console may be first. Public lists show
   * the listings of all journeys that run at the same time: one of their dealers may be deleted after a page has read the
   * listing, and before it asks for the dealer.
   */
  readonly #dealersRefused = new Set<Request>();

  constructor(app: string) {
    this.#app = new URL(app).origin;
  }

  follow(context: BrowserContext): void {
    context.on('console', (message) => this.#read(message));
    context.on('weberror', (error) => this.#problems.push(`page error: ${error.error().stack ?? error.error()}`));
    context.on('request', (request) => this.#check(request));
    context.on('response', (response) => this.#forgetAllowed(response));
  }

  /** Declares messages that this test causes. Each pattern must appear, and no other message may appear. */
  expectMessages(...patterns: readonly RegExp[]): void {
    this.#declared.push(...patterns.map((pattern) => ({ pattern, seen: false })));
  }

  /** Declares messages that may appear by chance, for example when one of two transactions is repeated. */
  allowMessages(...patterns: readonly RegExp[]): void {
    this.#declared.push(...patterns.map((pattern) => ({ pattern, seen: true })));
  }

  problems(): readonly string[] {
    const missing = this.#declared.filter(({ seen }) => !seen).map(({ pattern }) => `never printed: ${pattern}`);
    return [...this.#problems, ...this.#refusals.slice(this.#dealersRefused.size), ...missing];
  }

  #read(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === workerBlocked) return;
    const expected = this.#declared.filter(({ pattern }) => pattern.test(message.text()));
    for (const declared of expected) declared.seen = true;
    if (expected.length > 0) return;
    const { url } = message.location();
    const list = refused.test(message.text()) && readAddress.test(url) ? this.#refusals : this.#problems;
    list.push(`${message.type()}: ${message.text().slice(0, longestMessage)} (${url})`);
  }

  #forgetAllowed(response: Response): void {
    if (response.status() !== 403) this.#dealersRefused.delete(response.request());
  }

  #check(request: Request): void {
    if (asksForDealers(request)) this.#dealersRefused.add(request);
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'http:' && protocol !== 'https:') return;
    const known: readonly string[] = [this.#app, ...Object.values(origins)];
    if (!known.includes(origin)) this.#problems.push(`request to a strange origin: ${request.url()}`);
  }
}
