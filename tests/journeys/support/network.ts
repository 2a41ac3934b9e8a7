import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { type FirebaseCall, firebaseCall } from './firebaseCalls';

/**
 * 'cut': the request does not arrive. 'answerLost': the service handles the request, but the answer does not arrive.
 * 'unavailable': 503. 'busy': 429. 'denied': 403, as from the rules. 'slow': the answer takes ten seconds.
 */
export type Fault = 'cut' | 'answerLost' | 'unavailable' | 'busy' | 'denied' | 'slow';

/** The name of a call from `firebaseCall`, or a pattern. */
type CallName = string | RegExp;

function isNamed(call: FirebaseCall | null, name: CallName): boolean {
  if (!call) return false;
  return typeof name === 'string' ? call.name === name : name.test(call.name);
}

interface Refusal {
  readonly status: number;
  /** Firestore's name of the status, and the message of each service. */
  readonly code: string;
  readonly words: Readonly<Record<FirebaseCall['service'], string>>;
}

const refusals: Readonly<Record<'unavailable' | 'busy' | 'denied', Refusal>> = {
  unavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    words: {
      auth: 'The service is currently unavailable.',
      firestore: 'The service is currently unavailable.',
      storage: 'The service is currently unavailable.',
    },
  },
  busy: {
    status: 429,
    code: 'RESOURCE_EXHAUSTED',
    words: {
      auth: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.',
      firestore: 'Quota exceeded.',
      storage: 'Quota exceeded.',
    },
  },
  denied: {
    status: 403,
    code: 'PERMISSION_DENIED',
    words: {
      auth: 'PERMISSION_DENIED : Requests to this API are blocked.',
      firestore: 'Missing or insufficient permissions.',
      storage: 'Permission denied.',
    },
  },
};

function refuse(route: Route, { status, code, words }: Refusal): Promise<void> {
  const { service } = firebaseCall(route.request()) ?? { service: 'firestore' };
  return route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: status, status: code, message: words[service] } },
  });
}

/** Milliseconds of a slow call. */
export const slowness = 10_000;

const handlers: Readonly<Record<Fault, (route: Route) => Promise<void>>> = {
  cut: (route) => route.abort('connectionfailed'),
  answerLost: async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  },
  unavailable: (route) => refuse(route, refusals.unavailable),
  busy: (route) => refuse(route, refusals.busy),
  denied: (route) => refuse(route, refusals.denied),
  slow: async (route) => {
    await sleep(slowness);
    await route.fallback();
  },
};

/** Passes the named calls to `handle` until the returned function is called. Other calls go on. */
async function intercept(
  page: Page,
  name: CallName,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const everything = '**/*';
  const handler = (route: Route) => (isNamed(firebaseCall(route.request()), name) ? handle(route) : route.fallback());
  await page.route(everything, handler);
  return () => page.unroute(everything, handler);
}

/** The named calls fail until the returned function is called. */
export function failCalls(page: Page, name: CallName, fault: Fault): Promise<() => Promise<void>> {
  return intercept(page, name, handlers[fault]);
}

/** The named queries have no results. */
export function emptyQueries(page: Page, name: CallName): Promise<() => Promise<void>> {
  return intercept(page, name, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ readTime: new Date().toISOString() }],
    }),
  );
}

/** The named calls wait until the returned function is called. */
export async function holdCalls(page: Page, name: CallName): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, name, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}
