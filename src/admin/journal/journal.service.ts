import { requireAdmin } from '../../accounts/adminSession.service';
import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import { decisionReason } from '../../decisions/decisionReason';
import { readPage } from '../../firebase/paging';
import { equal, type Filter, oneOf, type Position, withIds } from '../../firebase/query';
import { type Access, runQuery, type StoredDocument } from '../../firebase/rest';
import { readText, readTime, type StoredFields } from '../../firebase/stored';
import { type ListingKind, listingKinds } from '../../listings/kinds';
import { storedFields } from '../../listings/stored/storedListing';
import { readAllPages } from '../../lists/readAllPages';
import { inBatches } from '../../shared/inBatches';
import { listLimit } from '../../shared/limits';
import { kindNames } from '../../shared/listingKind';
import type { Cursor, Page } from '../../shared/page';
import type { Uid } from '../../shared/valueTypes';
import {
  entriesOf,
  isOfKind,
  type JournalChoice,
  type JournalEntry,
  type JournalKind,
  type JournalSubject,
  journalMoves,
  journalSubjects,
  type NamedRecord,
} from './journal';

/** The records of all decisions, for the admin (ADMIN-18). */

const collections: Readonly<Record<JournalSubject, string>> = {
  car: listingKinds.car.collection,
  bike: listingKinds.bike.collection,
  profileChange: 'profileChanges',
  suspension: 'suspensions',
  warning: 'warnings',
  check: 'sellers',
  report: 'reports',
  rating: 'ratings',
};

const latestFirst = [['when', 'DESCENDING']] as const;

/** Entries of a page. Each may need the names of a listing and of a dealer. */
const entriesPerPage = 12;

function toEntry(id: string, data: StoredFields): JournalEntry {
  const collection = readText(data, 'collection');
  const what = readText(data, 'what');
  return {
    id,
    subject: journalSubjects.find((subject) => collections[subject] === collection) ?? 'report',
    what: journalMoves.find((move) => move === what) ?? 'done',
    who: readText(data, 'who'),
    when: readTime(data, 'when'),
    reason: decisionReason(what, readText(data, 'reason')),
    recordId: readText(data, 'recordId'),
  };
}

function isOneOf(field: string, texts: readonly string[]): Filter {
  const [text = ''] = texts;
  return texts.length === 1 ? equal(field, text) : oneOf(field, texts);
}

/** By the index of collection, decision and time. */
function isOf(kind: JournalKind): readonly Filter[] {
  const { subjects: about, moves: decided } = entriesOf[kind];
  const isAbout = about.map((subject) => collections[subject]);
  return [isOneOf('collection', isAbout), isOneOf('what', decided)];
}

/** Entries that one query finds, in time: an index sorts those about one collection and up to 30 records. */
type Stream = readonly Filter[];

async function idsOfListings(kind: ListingKind, sellerId: Uid): Promise<readonly string[]> {
  const query = { collection: collections[kind], where: [equal('sellerId', sellerId)], select: ['sellerId'] };
  return readAllPages((cursor) => readAsAdmin((access) => readPage(query, cursor, (id) => id, access, listLimit)));
}

/**
 * The account's decisions are one stream, and each 30 listings of a kind are one. An audit record does not name the dealer
 * of its listing.
 */
async function streamsOf(sellerId: Uid): Promise<readonly Stream[]> {
  const ofListings = await Promise.all(
    kindNames.map(async (kind) => {
      const ids = await idsOfListings(kind, sellerId);
      const starts = Array.from({ length: Math.ceil(ids.length / listLimit) }, (_, index) => index * listLimit);
      return starts.map((start) => [
        equal('collection', collections[kind]),
        isOneOf('recordId', ids.slice(start, start + listLimit)),
      ]);
    }),
  );
  const aboutAccount = oneOf('collection', [
    collections.profileChange,
    collections.suspension,
    collections.warning,
    collections.check,
  ]);
  return [[aboutAccount, equal('recordId', sellerId)], ...ofListings.flat()];
}

/** Where each stream continues: null at its start, 'end' behind its last entry. */
interface DealerPosition {
  readonly streams: readonly Stream[];
  readonly after: readonly (Position | null | 'end')[];
}

interface Found {
  readonly stream: number;
  readonly document: StoredDocument;
  readonly entry: JournalEntry;
}

const newestFirst = (one: Found, other: Found) => (other.entry.when?.getTime() ?? 0) - (one.entry.when?.getTime() ?? 0);

/** The newest entries of all streams. What a stream has too much is refetched with the next page. */
async function mergedPage({ streams, after }: DealerPosition, access: Access): Promise<Page<JournalEntry>> {
  const pages = await Promise.all(
    streams.map(async (where, stream): Promise<readonly Found[]> => {
      const position = after[stream] ?? null;
      if (position === 'end') return [];
      const query = { collection: 'audit', where, orderBy: latestFirst, limit: entriesPerPage, after: position };
      const documents = await runQuery(query, access);
      return documents.map((document) => ({ stream, document, entry: toEntry(document.id, document.data) }));
    }),
  );
  const shown = pages.flat().toSorted(newestFirst).slice(0, entriesPerPage);
  const next = streams.map((_, stream) => {
    const found = pages[stream] ?? [];
    const taken = shown.filter((each) => each.stream === stream);
    if (taken.length === found.length && found.length < entriesPerPage) return 'end';
    return taken.at(-1)?.document.position ?? after[stream] ?? null;
  });
  const isDone = next.every((position) => position === 'end');
  const position: DealerPosition = { streams, after: next };
  return { items: shown.map(({ entry }) => entry), next: isDone ? null : { after: position } };
}

/** The most pages to read until one has an entry of the kind. */
const mostReads = 5;

async function listOfDealer(
  sellerId: Uid,
  kind: JournalKind | null,
  cursor: Cursor | null,
): Promise<Page<JournalEntry>> {
  let position = cursor ? (cursor.after as DealerPosition) : { streams: await streamsOf(sellerId), after: [] };
  return readAsAdmin(async (access) => {
    const items: JournalEntry[] = [];
    for (let reads = 1; ; reads += 1) {
      const page = await mergedPage(position, access);
      items.push(...page.items.filter((entry) => isOfKind(entry, kind)));
      if (page.next === null || items.length > 0 || reads === mostReads) return { items, next: page.next };
      position = page.next.after as DealerPosition;
    }
  });
}

/**
 * The decisions, the newest first. Those about one dealer read the ids of the dealer's listings first, and are narrowed to
 * a kind by the app.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function listJournal({ kind, dealer }: JournalChoice, cursor: Cursor | null): Promise<Page<JournalEntry>> {
  if (dealer !== null) return listOfDealer(dealer, kind, cursor);
  const query = { collection: 'audit', where: kind ? isOf(kind) : [], orderBy: latestFirst };
  return readAsAdmin((access) => readPage(query, cursor, toEntry, access, entriesPerPage));
}

function namesIn(
  collection: string,
  select: readonly string[],
  toNamed: (id: string, data: StoredFields) => NamedRecord,
): (id: string) => Promise<NamedRecord | undefined> {
  return inBatches(
    async (ids) => {
      const where = [withIds(collection, ids)];
      const found = await readAsAdmin((access) => runQuery({ collection, where, select, limit: ids.length }, access));
      return found.map(({ id, data }) => toNamed(id, data));
    },
    ({ id }) => id,
  );
}

function listingNames(kind: ListingKind) {
  const nameField = storedFields[kind].name;
  return namesIn(collections[kind], [nameField, 'sellerId'], (id, data) => ({
    id,
    name: readText(data, nameField),
    sellerId: readText(data, 'sellerId'),
    listing: { kind, id },
  }));
}

/** The listing that a report or a rating names. */
function listingIn(data: StoredFields, idField: string): NamedRecord['listing'] {
  const kind = kindNames.find((each) => collections[each] === readText(data, 'collection'));
  return kind ? { kind, id: readText(data, idField) } : null;
}

const nameReaders = {
  car: listingNames('car'),
  bike: listingNames('bike'),
  report: namesIn(collections.report, ['name', 'sellerId', 'collection', 'recordId'], (id, data) => ({
    id,
    name: readText(data, 'name'),
    sellerId: readText(data, 'sellerId'),
    listing: listingIn(data, 'recordId'),
  })),
  rating: namesIn(collections.rating, ['name', 'sellerId', 'collection', 'vehicleId'], (id, data) => ({
    id,
    name: readText(data, 'name'),
    sellerId: readText(data, 'sellerId'),
    listing: listingIn(data, 'vehicleId'),
  })),
} as const;

/** Calls of the same moment share requests. undefined: there is no such record any more. */
export function findNamed(subject: keyof typeof nameReaders, id: string): Promise<NamedRecord | undefined> {
  return nameReaders[subject](id);
}

/** The uid of the admin who is signed in. The rules show no admin the record of another one. */
export async function readOwnId(): Promise<string> {
  return (await requireAdmin()).uid;
}
