import { emulatorHosts } from '../../../src/firebase/environment';

/** A network between the Firebase SDK and the emulators that records requests, and can fail. */

type Service = 'auth' | 'firestore' | 'storage';
type Send = typeof globalThis.fetch;

const send: Send = globalThis.fetch;
const passOn: Send = (input, init) => send(input, init);
let network = passOn;

globalThis.fetch = (input, init) => network(input, init);

function addressOf(input: Parameters<Send>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

function goesTo(service: Service, address: string): boolean {
  const emulator = emulatorHosts?.[service];
  if (!emulator) throw new Error('The emulators are not named: VITE_EMULATORS is empty');
  return address.includes(emulator);
}

export function restoreNetwork(): void {
  network = passOn;
}

/** From now on, each request to that service (without a name: to any) gets this answer. */
export function answerInstead(answer: () => Promise<Response>, service?: Service): void {
  network = (input, init) =>
    service === undefined || goesTo(service, addressOf(input)) ? answer() : passOn(input, init);
}

/** From now on, no request reaches that service (without a name: any). */
export function cutNetwork(service?: Service): void {
  answerInstead(() => Promise.reject(new TypeError('fetch failed')), service);
}

/** From now on, the service handles its requests, but the answers get lost. */
export function loseAnswers(service: Service): void {
  network = async (input, init) => {
    const answer = await passOn(input, init);
    if (goesTo(service, addressOf(input))) throw new TypeError('fetch failed');
    return answer;
  };
}

/** From now on, Firestore handles writes, but their answers get lost. Reads work. */
export function loseAnswersToWrites(): void {
  network = async (input, init) => {
    const answer = await passOn(input, init);
    if (addressOf(input).includes(':commit')) throw new TypeError('fetch failed');
    return answer;
  };
}

function cutCalls(name: string): void {
  network = (input, init) =>
    addressOf(input).includes(name) ? Promise.reject(new TypeError('fetch failed')) : passOn(input, init);
}

/** From now on, no write reaches Firestore. Reads do. */
export function cutWrites(): void {
  cutCalls(':commit');
}

/** From now on, single documents of Firestore cannot be read. Lists can. */
export function cutDocuments(): void {
  cutCalls(':batchGet');
}

/** From now on, that many writes reach Firestore, and no others. */
export function breakWritesAfter(count: number): void {
  let left = count;
  network = (input, init) => {
    if (!addressOf(input).includes(':commit')) return passOn(input, init);
    left -= 1;
    return left < 0 ? Promise.reject(new TypeError('fetch failed')) : passOn(input, init);
  };
}

/** Records the addresses of all requests to that service from now on. */
export function watchRequests(service: Service): readonly string[] {
  const addresses: string[] = [];
  network = (input, init) => {
    const address = addressOf(input);
    if (goesTo(service, address)) addresses.push(address);
    return passOn(input, init);
  };
  return addresses;
}
