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

/** A promise and the function that keeps it. */
function promised(): { readonly kept: Promise<void>; readonly keep: () => void } {
  let keep = () => {};
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { kept, keep: () => keep() };
}

/** The named calls wait until the returned function is called. */
export async function holdCalls(page: Page, name: CallName): Promise<() => void> {
  const released = promised();
  await intercept(page, name, async (route) => {
    await released.kept;
    await route.fallback();
  });
  return released.keep;
}

interface HeldFiles {
  /** Resolves when the page has asked for one of the files. */
  readonly asked: Promise<void>;
  readonly release: () => void;
}

/** The files of the app with such an address wait until they are released. */
export async function holdFiles(page: Page, address: RegExp): Promise<HeldFiles> {
  const asked = promised();
  const released = promised();
  await page.route(address, async (route) => {
    asked.keep();
    await released.kept;
    await route.fallback();
  });
  return { asked: asked.kept, release: released.keep };
}
