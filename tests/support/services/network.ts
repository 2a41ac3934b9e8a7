import { emulatorHosts } from '../../src/services/environment';

/** Stands between the Firebase SDK and the emulators: passes requests on, notes them, and can break. */

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

/** From now on each request to that service (to any, without a name) is answered like this. */
export function answerInstead(answer: () => Promise<Response>, service?: Service): void {
  network = (input, init) =>
    service === undefined || goesTo(service, addressOf(input)) ? answer() : passOn(input, init);
}

/** From now on no request reaches that service, or any. */
export function cutNetwork(service?: Service): void {
  answerInstead(() => Promise.reject(new TypeError('fetch failed')), service);
}

/** From now on that service does what it is asked, and its answers do not arrive. */
export function loseAnswers(service: Service): void {
  network = async (input, init) => {
    const answer = await passOn(input, init);
    if (goesTo(service, addressOf(input))) throw new TypeError('fetch failed');
    return answer;
  };
}

/** From now on what Firestore is asked to write never arrives; reads do. */
export function cutWrites(): void {
  network = (input, init) =>
    addressOf(input).includes(':commit') ? Promise.reject(new TypeError('fetch failed')) : passOn(input, init);
}

/** Notes the addresses of all requests to that service from now on. */
export function watchRequests(service: Service): readonly string[] {
  const addresses: string[] = [];
  network = (input, init) => {
    const address = addressOf(input);
    if (goesTo(service, address)) addresses.push(address);
    return passOn(input, init);
  };
  return addresses;
}
