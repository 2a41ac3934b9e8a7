import type { BrowserContext, Request } from '@playwright/test';
import { origins } from './emulators';

/** One call of the app to Firebase. Calls with the same meaning have the same name, whatever ids they contain. */
export interface FirebaseCall {
  readonly service: 'auth' | 'firestore' | 'storage';
  /**
   * For example 'query products where approved by createdAt', 'write bookings, UsersIds/dealers', 'send photo in
   * car_photos'.
   */
  readonly name: string;
}

interface FieldFilter {
  readonly fieldFilter?: { readonly field: { readonly fieldPath: string } };
  readonly unaryFilter?: { readonly field: { readonly fieldPath: string } };
  readonly compositeFilter?: { readonly filters: readonly FieldFilter[] };
}

interface FirestoreBody {
  readonly structuredAggregationQuery?: Pick<FirestoreBody, 'structuredQuery'>;
  readonly structuredQuery?: {
    readonly from: readonly { readonly collectionId: string }[];
    readonly where?: FieldFilter;
    readonly orderBy?: readonly { readonly field: { readonly fieldPath: string } }[];
    readonly limit?: number;
    readonly startAt?: unknown;
  };
  readonly documents?: readonly string[];
  readonly writes?: readonly { readonly update?: { readonly name: string }; readonly delete?: string }[];
}

/** 'projects/p/databases/d/documents/UsersIds/x/dealers/y' → 'UsersIds/dealers' */
function collections(documentName: string): string {
  const [, path = ''] = documentName.split('/documents/');
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
}

function filteredFields({ fieldFilter, unaryFilter, compositeFilter }: FieldFilter): string[] {
  const one = fieldFilter ?? unaryFilter;
  if (one) return [one.field.fieldPath];
  return (compositeFilter?.filters ?? []).flatMap(filteredFields);
}

function firestoreBody(request: Request): FirestoreBody {
  return JSON.parse(request.postData() ?? '{}') as FirestoreBody;
}

function queryName({ from, where, orderBy = [], startAt }: NonNullable<FirestoreBody['structuredQuery']>): string {
  const fields = where ? filteredFields(where) : [];
  const order = orderBy.map(({ field }) => field.fieldPath).filter((field) => field !== '__name__');
  return [
    `query ${from.map(({ collectionId }) => collectionId).join(', ')}`,
    ...(fields.length > 0 ? [`where ${fields.join(', ')}`] : []),
    ...(order.length > 0 ? [`by ${order.join(', ')}`] : []),
    ...(startAt ? ['(next page)'] : []),
  ].join(' ');
}

function firestoreName(request: Request): string {
  const [, operation = ''] = new URL(request.url()).pathname.split('/documents:');
  const { structuredQuery, structuredAggregationQuery, documents = [], writes = [] } = firestoreBody(request);
  if (structuredAggregationQuery?.structuredQuery) {
    return queryName(structuredAggregationQuery.structuredQuery).replace('query', 'count');
  }
  if (structuredQuery) return queryName(structuredQuery);
  if (operation === 'batchGet') return `read ${documents.map(collections).join(', ')}`;
  if (operation === 'commit') {
    const written = writes.flatMap(({ update, delete: deleted }) => update?.name ?? deleted ?? []);
    return `write ${written.map(collections).join(', ')}`;
  }
  return operation;
}

function storageName(request: Request): string {
  const { pathname, searchParams } = new URL(request.url());
  const [, object = ''] = pathname.split('/o/');
  const file = searchParams.get('name') ?? decodeURIComponent(object);
  const [folder = ''] = file.split('/');
  return `${storageVerb(request)} photo in ${folder}`;
}

function storageVerb(request: Request): string {
  if (request.method() === 'GET') return 'address of';
  if (request.method() === 'DELETE') return 'delete';
  return request.headers()['x-goog-upload-command'] === 'start' ? 'start sending' : 'send';
}

/** The Firebase call of a request; null for all other requests, and for photos and preflights. */
export function firebaseCall(request: Request): FirebaseCall | null {
  if (request.method() === 'OPTIONS' || request.resourceType() === 'image') return null;
  const { origin, pathname } = new URL(request.url());
  switch (origin) {
    case origins.auth:
      return { service: 'auth', name: pathname.replace(/^.*[/:]/, '') };
    case origins.firestore:
      return { service: 'firestore', name: firestoreName(request) };
    case origins.storage:
      return { service: 'storage', name: storageName(request) };
    default:
      return null;
  }
}

/** The limit of a query. */
export function queryLimit(request: Request): number | undefined {
  return firestoreBody(request).structuredQuery?.limit;
}

/** Records all Firebase calls of the followed pages, in order. */
export class FirebaseCallLog {
  readonly #calls: (FirebaseCall & { readonly request: Request })[] = [];
  readonly #unanswered = new Set<Request>();
  #changedAt = Date.now();

  follow(context: BrowserContext): void {
    context.on('request', (request) => {
      const call = firebaseCall(request);
      if (!call) return;
      this.#calls.push({ ...call, request });
      this.#unanswered.add(request);
      this.#changedAt = Date.now();
    });
    const end = (request: Request) => {
      if (this.#unanswered.delete(request)) this.#changedAt = Date.now();
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
  }

  /** Forgets the open calls: their page is closed, so nothing reports their end. */
  abandonCalls(): void {
    this.#unanswered.clear();
  }

  /** Milliseconds since the last answer; 0 while a call is open. */
  get quietFor(): number {
    return this.#unanswered.size > 0 ? 0 : Date.now() - this.#changedAt;
  }

  get calls(): readonly FirebaseCall[] {
    return this.#calls.map(({ service, name }) => ({ service, name }));
  }

  requests(name: string | RegExp): readonly Request[] {
    return this.#calls
      .filter((call) => (typeof name === 'string' ? call.name === name : name.test(call.name)))
      .map(({ request }) => request);
  }
}
