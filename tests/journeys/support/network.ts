import type { Page, Route } from '@playwright/test';
import { type FirebaseCall, firebaseCall } from './firebaseCalls';

/** 'cut': no answer arrives. 'unavailable': the service answers 503. */
export type Fault = 'cut' | 'unavailable';

/** Which calls: by name, as `firebaseCall` gives it. */
type CallName = string | RegExp;

function isNamed(call: FirebaseCall | null, name: CallName): boolean {
  if (!call) return false;
  return typeof name === 'string' ? call.name === name : name.test(call.name);
}

const unavailable = {
  status: 503,
  headers: { 'access-control-allow-origin': '*' },
  json: { error: { code: 503, status: 'UNAVAILABLE', message: 'The service is currently unavailable.' } },
} as const;

/** Hands the named calls to `handle` until the returned function is called; all others go their way. */
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

/** The named calls fail until the returned function repairs them. */
export function failCalls(page: Page, name: CallName, fault: Fault): Promise<() => Promise<void>> {
  return intercept(page, name, (route) =>
    fault === 'cut' ? route.abort('connectionfailed') : route.fulfill(unavailable),
  );
}

/** The named queries find nothing. */
export function emptyQueries(page: Page, name: CallName): Promise<() => Promise<void>> {
  return intercept(page, name, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ readTime: new Date().toISOString() }],
    }),
  );
}

/** The named calls wait until the returned function lets them go. */
export async function holdCalls(page: Page, name: CallName): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, name, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
