import { queryOptions } from '@tanstack/react-query';
import type { PagedQuery } from '../../lists/pagedQuery';
import { queryClient } from '../../lists/queryClient';
import type { JournalChoice, JournalEntry, NamedSubject } from './journal';
import { findNamed, listJournal, readOwnId } from './journal.service';

/** Queries of the journal, for the admin. */

const allEntries = ['admin', 'journal'] as const;

export function journal(choice: JournalChoice): PagedQuery<JournalEntry> {
  const { kind, dealer } = choice;
  return { key: [...allEntries, kind ?? '', dealer ?? ''], load: (cursor) => listJournal(choice, cursor) };
}

export function namedRecord(subject: NamedSubject, id: string) {
  return queryOptions({
    queryKey: ['admin', 'named', subject, id],
    queryFn: async () => (await findNamed(subject, id)) ?? null,
  });
}

export const ownId = queryOptions({ queryKey: ['admin', 'ownId'], queryFn: () => readOwnId() });

/** Removes the lists from the cache, so that they are refetched when they are opened. */
export function forgetJournal(): void {
  queryClient.removeQueries({ queryKey: allEntries });
}
