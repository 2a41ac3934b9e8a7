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

/** What a name follows from. */
export interface SentRequest {
  readonly url: URL;
  readonly method: string;
  /** '' if it has no text. */
  readonly body: string;
  /** The header of Storage's uploads in parts. */
  readonly uploadCommand?: string | null | undefined;
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

function firestoreBody(body: string): FirestoreBody {
  return JSON.parse(body || '{}') as FirestoreBody;
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

function firestoreName({ url, body }: SentRequest): string {
  const [, operation = ''] = url.pathname.split('/documents:');
  const { structuredQuery, structuredAggregationQuery, documents = [], writes = [] } = firestoreBody(body);
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

function storageName(request: SentRequest): string {
  const { pathname, searchParams } = request.url;
  const [, object = ''] = pathname.split('/o/');
  const file = searchParams.get('name') ?? decodeURIComponent(object);
  const [folder = ''] = file.split('/');
  return `${storageVerb(request)} photo in ${folder}`;
}

function storageVerb({ method, uploadCommand }: SentRequest): string {
  if (method === 'GET') return 'address of';
  if (method === 'DELETE') return 'delete';
  return uploadCommand === 'start' ? 'start sending' : 'send';
}

/** The call that a request to one of Firebase's services makes. */
export function callOf(service: FirebaseCall['service'], request: SentRequest): FirebaseCall {
  switch (service) {
    case 'auth':
      return { service, name: request.url.pathname.replace(/^.*[/:]/, '') };
    case 'firestore':
      return { service, name: firestoreName(request) };
    case 'storage':
      return { service, name: storageName(request) };
  }
}
