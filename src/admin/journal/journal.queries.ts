import { queryOptions } from '@tanstack/react-query';
import type { PagedQuery } from '../../lists/pagedQuery';
import type { JournalChoice, JournalEntry, NamedSubject } from './journal';
import { findNamed, listJournal, readOwnId } from './journal.service';

/** Queries of the journal, for the admin. */

export function journal(choice: JournalChoice): PagedQuery<JournalEntry> {
  const { kind, dealer } = choice;
  return { key: ['adminLists', 'journal', kind ?? '', dealer ?? ''], load: (cursor) => listJournal(choice, cursor) };
}

export function namedRecord(subject: NamedSubject, id: string) {
  return queryOptions({
    queryKey: ['fixed', 'named', subject, id],
    queryFn: async () => (await findNamed(subject, id)) ?? null,
  });
}

export const ownId = queryOptions({ queryKey: ['fixed', 'ownId'], queryFn: () => readOwnId() });
