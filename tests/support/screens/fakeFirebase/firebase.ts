import { type Fault, type Refusal, refusalBy, slowness } from '../../faults';
import type { FirebaseCall } from '../../firebaseCalls';
import { accountOf, addAccount, removeAccounts } from './accounts';
import { ids, list, put, read, remove, removeAll } from './documents';
import { Failure, type FailureCode } from './failure';
import { addFile, removeFiles, storedFiles } from './files';
import { setClockAhead } from './queries';
import { type Call, type FakeRequest, understand } from './requests';

/**
 * A fake of Firebase behind `fetch`, with documents, accounts and files in memory. It knows no rules: a test says what
 * is refused.
 */

interface Rule {
  /** null: it is about a call of a name. */
  readonly call: Call | null;
  readonly concerns: (request: FakeRequest) => boolean;
  readonly respond: (request: FakeRequest) => Promise<Response>;
  readonly once?: true;
}

let rules: readonly Rule[] = [];
let sent: readonly FakeRequest[] = [];
/** What the test must repair: requests that the fake does not know, and errors of the fake itself. */
let faults: readonly string[] = [];
let held: readonly { readonly rule: Rule; readonly name: string }[] = [];

/** The last rule that a test has made comes first. */
function addRule(rule: Rule): void {
  rules = [rule, ...rules];
}

function dropRule(rule: Rule): void {
  rules = rules.filter((each) => each !== rule);
}

const isAbout =
  (asked: Call, about: string) =>
  ({ call, text }: FakeRequest): boolean =>
    call === asked && text.includes(about);

const failWith = (code: FailureCode) => () => Promise.reject(new Failure(code));

async function respond(request: FakeRequest): Promise<Response> {
  const rule = rules.find(({ concerns }) => concerns(request));
  if (rule?.once) dropRule(rule);
  try {
    return rule ? await rule.respond(request) : request.answer();
  } catch (error) {
    if (error instanceof Failure) return error.toResponse();
    faults = [...faults, String(error)];
    throw error;
  }
}

async function refuseWith({ named }: FakeRequest, refusal: Refusal): Promise<Response> {
  const { status, json } = refusalBy(named.service, refusal);
  return Response.json(json, { status });
}

/** Milliseconds of a network. */
const answerTime = 10;

const responses: Readonly<Record<Fault, Rule['respond']>> = {
  cut: failWith('OFFLINE'),
  answerLost: async (request) => {
    request.answer();
    throw new Failure('OFFLINE');
  },
  unavailable: (request) => refuseWith(request, 'unavailable'),
  busy: (request) => refuseWith(request, 'busy'),
  denied: (request) => refuseWith(request, 'denied'),
  slow: async (request) => {
    await new Promise((resolve) => setTimeout(resolve, slowness));
    return request.answer();
  },
};

/** Firestore's SDK logs refused writes for developers. It is loaded before it sends its first request. */
async function silenceSdk(): Promise<void> {
  const { setLogLevel } = await import('firebase/app');
  setLogLevel('silent');
}

/** Takes the place of `fetch`. */
export async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  const request = understand(address, init);
  if (!request) {
    faults = [...faults, `${init.method ?? 'GET'} ${address}`];
    throw new TypeError('Failed to fetch');
  }
  sent = [...sent, request];
  if (request.call === 'commit' || request.call === 'batchGet') await silenceSdk();
  return respond(request);
}

/** Empties the fake. @returns what the test must repair: requests that the fake does not know or still holds, errors */
export function resetFirebase(): readonly string[] {
  const left = [...faults, ...held.map(({ name }) => `${name} is still held`)];
  [rules, sent, faults, held] = [[], [], [], []];
  removeAll();
  removeAccounts();
  removeFiles();
  setClockAhead(0);
  return left;
}

export const firebase = {
  put,
  read,
  remove,
  list,
  ids,
  addAccount,
  accountOf,
  addFile,
  files: storedFiles,
  setClockAhead,

  /** From now on, these requests fail. @param about a text in the request; without it: all requests of that kind */
  refuse(call: Call, code: FailureCode, about = ''): void {
    addRule({ call, concerns: isAbout(call, about), respond: failWith(code) });
  },
  /** The next of these requests fails. */
  refuseOnce(call: Call, code: FailureCode, about = ''): void {
    addRule({ call, concerns: isAbout(call, about), respond: failWith(code), once: true });
  },
  /** These requests succeed again. */
  allow(call: Call): void {
    rules = rules.filter((rule) => rule.call !== call);
  },
  /** From now on, the calls with this name have that fault, until the test calls the returned function. */
  fail(name: string, fault: Fault): () => void {
    const respond: Rule['respond'] = async (request) => {
      // A failure at once would come before the app shows that it asks again.
      await new Promise((resolve) => setTimeout(resolve, answerTime));
      return responses[fault](request);
    };
    const rule: Rule = { call: null, concerns: ({ named }) => named.name === name, respond };
    addRule(rule);
    return () => dropRule(rule);
  },
  /** From now on, these requests get no answer until the test calls the returned function. It must. */
  hold(call: Call, about = ''): () => void {
    let answer: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const respond: Rule['respond'] = async (request) => {
      await released;
      return request.answer();
    };
    const rule: Rule = { call, concerns: isAbout(call, about), respond };
    addRule(rule);
    held = [...held, { rule, name: `${call} ${about}` }];
    return () => {
      dropRule(rule);
      held = held.filter((each) => each.rule !== rule);
      answer();
    };
  },
  /** How many of these requests the app has sent. */
  sent: (call: Call, about = '') => sent.filter(isAbout(call, about)).length,
  /** All calls that the app has made, in their order. */
  calls: (): readonly FirebaseCall[] => sent.map(({ named }) => named),
};
