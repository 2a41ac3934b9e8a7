import type { BrowserContext, Request, Route } from '@playwright/test';
import { origins } from './emulators';
import { firebaseCall } from './firebaseCalls';

interface StoredDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, { readonly stringValue?: string }>>;
}

/** One element of Firestore's answer to a query, a count or a read. */
interface Answer {
  readonly document?: StoredDocument;
  readonly found?: StoredDocument;
  readonly missing?: string;
  readonly result?: { readonly aggregateFields?: Readonly<Record<string, { readonly integerValue?: string }>> };
}

export interface Exchange {
  /** The name from `firebaseCall`. */
  readonly name: string;
  readonly documents: readonly StoredDocument[];
  /** Documents that Firestore bills as reads. */
  readonly reads: number;
  readonly writes: number;
}

/** Index entries that Firestore bills as one read in a count. */
const entriesPerRead = 1000;

function countReads(operation: string, answers: readonly Answer[]): number {
  switch (operation) {
    case 'runQuery':
      // A query without a result costs one read.
      return Math.max(1, answers.filter(({ document }) => document).length);
    case 'batchGet':
      // A document that does not exist costs a read too.
      return answers.filter(({ found, missing }) => found || missing).length;
    case 'runAggregationQuery': {
      const counts = answers.flatMap(({ result }) => Object.values(result?.aggregateFields ?? {}));
      const entries = Math.max(0, ...counts.map(({ integerValue }) => Number(integerValue ?? 0)));
      return Math.max(1, Math.ceil(entries / entriesPerRead));
    }
    case 'commit':
    case 'beginTransaction':
    case 'rollback':
      return 0;
    default:
      // The cost of other operations is unknown. An invalid sum is better than a wrong one.
      return Number.NaN;
  }
}

/** A transaction also sends back the documents that it has read, for verification. That writes nothing. */
function countWrites(request: Request): number {
  const body: { writes?: readonly object[] } = JSON.parse(request.postData() ?? '{}');
  return (body.writes ?? []).filter((write) => !('verify' in write)).length;
}

function read(request: Request, text: string): Exchange {
  const [, operation = ''] = new URL(request.url()).pathname.split('/documents:');
  const body: Answer | readonly Answer[] = JSON.parse(text);
  const answers = 'length' in body ? body : [body];
  return {
    name: firebaseCall(request)?.name ?? operation,
    documents: answers.flatMap(({ document, found }) => document ?? found ?? []),
    reads: countReads(operation, answers),
    writes: operation === 'commit' ? countWrites(request) : 0,
  };
}

/** Records all requests of a browser to Firestore, with the reads and writes on the wire. */
export class FirestoreTraffic {
  readonly exchanges: Exchange[] = [];

  /** All answers pass through here, so that none is lost when the page is left. */
  async follow(context: BrowserContext): Promise<void> {
    await context.route(`${origins.firestore}/**`, (route) => this.#pass(route));
  }

  async #pass(route: Route): Promise<void> {
    const response = await route.fetch();
    if (route.request().method() !== 'OPTIONS') this.exchanges.push(read(route.request(), await response.text()));
    await route.fulfill({ response });
  }

  get requests(): number {
    return this.exchanges.length;
  }

  get reads(): number {
    return this.exchanges.reduce((sum, { reads }) => sum + reads, 0);
  }

  get writes(): number {
    return this.exchanges.reduce((sum, { writes }) => sum + writes, 0);
  }
}

/** The documents of one collection in the answers. */
export function documentsIn(collection: string, exchanges: readonly Exchange[]): readonly StoredDocument[] {
  return exchanges.flatMap(({ documents }) =>
    documents.filter(({ name }) => name.includes(`/documents/${collection}/`)),
  );
}
