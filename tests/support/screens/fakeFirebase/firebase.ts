import { accountOf, addAccount, removeAccounts } from './accounts';
import { ids, list, put, read, remove, removeAll } from './documents';
import { Failure, type FailureCode } from './failure';
import { addFile, removeFiles, storedFiles } from './files';
import { type Call, type FakeRequest, understand } from './requests';

/**
 * A fake of Firebase behind `fetch`, with documents, accounts and files in memory. It knows no rules: a test says what
 * is refused.
 */

interface Rule {
  readonly call: Call;
  readonly about: string;
  /** Resolves when the request may go on. */
  readonly obstacle: () => Promise<void>;
  readonly once: boolean;
}

let rules: readonly Rule[] = [];
let sent: readonly FakeRequest[] = [];
/** What the test must mend: requests that the fake does not know, and errors of the fake itself. */
let faults: readonly string[] = [];
let held: readonly Rule[] = [];

/** The last rule that a test has made comes first. */
function addRule(call: Call, about: string, obstacle: () => Promise<void>, once: boolean): Rule {
  const rule = { call, about, obstacle, once };
  rules = [rule, ...rules];
  return rule;
}

function isAbout({ call, text }: FakeRequest, asked: Call, about: string): boolean {
  return call === asked && text.includes(about);
}

async function respond(request: FakeRequest): Promise<Response> {
  const rule = rules.find(({ call, about }) => isAbout(request, call, about));
  if (rule?.once) rules = rules.filter((each) => each !== rule);
  try {
    await rule?.obstacle();
    return request.answer();
  } catch (error) {
    if (error instanceof Failure) return error.toResponse();
    faults = [...faults, String(error)];
    throw error;
  }
}

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

/** Empties the fake. @returns what the test must mend: requests that the fake does not know or still holds, errors */
export function resetFirebase(): readonly string[] {
  const left = [...faults, ...held.map(({ call, about }) => `${call} ${about} is still held`)];
  [rules, sent, faults, held] = [[], [], [], []];
  removeAll();
  removeAccounts();
  removeFiles();
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

  /** From now on, these requests fail. @param about a text in the request; without it: all requests of that kind */
  refuse(call: Call, code: FailureCode, about = ''): void {
    addRule(call, about, () => Promise.reject(new Failure(code)), false);
  },
  /** The next of these requests fails. */
  refuseOnce(call: Call, code: FailureCode, about = ''): void {
    addRule(call, about, () => Promise.reject(new Failure(code)), true);
  },
  /** These requests succeed again. */
  allow(call: Call): void {
    rules = rules.filter((rule) => rule.call !== call);
  },
  /** From now on, these requests get no answer until the test calls the returned function. It must. */
  hold(call: Call, about = ''): () => void {
    let answer: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const rule = addRule(call, about, () => released, false);
    held = [...held, rule];
    return () => {
      rules = rules.filter((each) => each !== rule);
      held = held.filter((each) => each !== rule);
      answer();
    };
  },
  /** How many of these requests the app has sent. */
  sent: (call: Call, about = '') => sent.filter((request) => isAbout(request, call, about)).length,
};
