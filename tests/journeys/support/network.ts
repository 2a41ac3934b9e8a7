import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { type Fault, type Refusal, refusalBy, slowness } from '../../support/faults';
import type { FirebaseCall } from '../../support/firebaseCalls';
import { firebaseCall } from './firebaseCalls';

/** The name of a call from `firebaseCall`, or a pattern. */
type CallName = string | RegExp;

function isNamed(call: FirebaseCall | null, name: CallName): boolean {
  if (!call) return false;
  return typeof name === 'string' ? call.name === name : name.test(call.name);
}

function refuse(route: Route, refusal: Refusal): Promise<void> {
  const { service } = firebaseCall(route.request()) ?? { service: 'firestore' };
  const { status, json } = refusalBy(service, refusal);
  return route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, json });
}

const handlers: Readonly<Record<Fault, (route: Route) => Promise<void>>> = {
  cut: (route) => route.abort('connectionfailed'),
  answerLost: async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  },
  unavailable: (route) => refuse(route, 'unavailable'),
  busy: (route) => refuse(route, 'busy'),
  denied: (route) => refuse(route, 'denied'),
  slow: async (route) => {
    await sleep(slowness);
    await route.fallback();
  },
};

/** Passes the named calls to `handle` until the returned function is called. Other calls continue. */
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
