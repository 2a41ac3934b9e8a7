import { environment } from '../../../../src/firebase/environment';
import type { StoredFields } from '../../../../src/firebase/stored';
import { decodeFields, type TypedFields, type TypedValue } from '../../../../src/firebase/values';
import { Failure } from './failure';
import { encodeFields, timestamp } from './values';

/** The documents of the fake Firestore, and writes to them. */

export interface StoredDocument {
  readonly name: string;
  readonly fields: TypedFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** A collection and an id, or more such pairs. */
export type DocumentPath = readonly string[];

interface Precondition {
  readonly exists?: boolean;
  readonly updateTime?: string;
}

interface Transform {
  readonly fieldPath: string;
  readonly setToServerValue?: 'REQUEST_TIME';
  readonly increment?: TypedValue;
}

interface Write {
  readonly update?: { readonly name: string; readonly fields?: TypedFields };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly Transform[];
  readonly delete?: string;
  readonly verify?: string;
  readonly currentDocument?: Precondition;
}

export interface Commit {
  readonly writes?: readonly Write[];
}

const root = `projects/${environment.projectId}/databases/(default)/documents`;

let documents = new Map<string, StoredDocument>();
let commits = 0;

function nameOf(path: DocumentPath): string {
  return [root, ...path].join('/');
}

export function find(name: string): StoredDocument | undefined {
  return documents.get(name);
}

export function documentsIn(collection: string): readonly StoredDocument[] {
  const prefix = `${root}/${collection}/`;
  return [...documents.values()].filter(
    ({ name }) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'),
  );
}

/** No two commits have the same time. */
function commitTime(): string {
  commits += 1;
  return timestamp(new Date()).replace(/\d{6}Z$/, `${String(commits % 1_000_000).padStart(6, '0')}Z`);
}

function store(name: string, fields: TypedFields, now: string): void {
  documents.set(name, { name, fields, createTime: find(name)?.createTime ?? now, updateTime: now });
}

/** Stores a document, in place of another one. */
export function put(path: DocumentPath, fields: StoredFields): void {
  store(nameOf(path), encodeFields(fields), commitTime());
}

/** undefined: there is no such document. */
export function read(path: DocumentPath): StoredFields | undefined {
  const stored = find(nameOf(path));
  return stored && decodeFields(stored.fields);
}

export function list(collection: string): readonly StoredFields[] {
  return documentsIn(collection).map(({ fields }) => decodeFields(fields));
}

/** The ids in a collection. */
export function ids(collection: string): readonly string[] {
  return documentsIn(collection).map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

export function remove(path: DocumentPath): void {
  documents.delete(nameOf(path));
}

export function removeAll(): void {
  documents = new Map();
}

function check(name: string, { exists, updateTime }: Precondition): void {
  const stored = find(name);
  if (exists === true && !stored) throw new Failure('NOT_FOUND');
  if (exists === false && stored) throw new Failure('FAILED_PRECONDITION');
  if (updateTime !== undefined && updateTime !== stored?.updateTime) throw new Failure('FAILED_PRECONDITION');
}

function add(stored: TypedValue | undefined, increment: TypedValue): TypedValue {
  const [before, more] = [stored, increment].map((value) => Number(value && Object.values(value)[0]) || 0);
  return { integerValue: String((before ?? 0) + (more ?? 0)) };
}

/** The field of the first name in the path, with this value: 'check.at' is a field of the map 'check'. */
function withValue(fields: TypedFields, path: string, value: TypedValue): TypedFields {
  const [field = '', inside] = path.split('.');
  if (inside === undefined) return { [field]: value };
  const map = fields[field];
  const known = map && 'mapValue' in map ? map.mapValue.fields : {};
  return { [field]: { mapValue: { fields: { ...known, [inside]: value } } } };
}

function update({ update, updateMask, updateTransforms = [] }: Write, now: string): void {
  if (!update) return;
  const { name, fields = {} } = update;
  const before = find(name)?.fields ?? {};
  const masked = new Set(updateMask?.fieldPaths);
  if ([...masked].some((path) => path.includes('.'))) throw new Error('The fake changes no field inside another field');
  const kept = updateMask ? Object.entries(before).filter(([field]) => !masked.has(field)) : [];
  const after = { ...Object.fromEntries(kept), ...fields };
  for (const { fieldPath, increment } of updateTransforms) {
    const value = increment ? add(before[fieldPath], increment) : { timestampValue: now };
    Object.assign(after, withValue(after, fieldPath, value));
  }
  store(name, after, now);
}

/** Does all of the writes, or none. */
export function commit({ writes = [] }: Commit): object {
  const now = commitTime();
  for (const write of writes) {
    check(write.update?.name ?? write.delete ?? write.verify ?? '', write.currentDocument ?? {});
  }
  for (const write of writes) {
    update(write, now);
    if (write.delete) documents.delete(write.delete);
  }
  return { commitTime: now, writeResults: writes.map(() => ({ updateTime: now })) };
}
