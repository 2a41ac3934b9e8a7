import { useQueries, useQuery } from '@tanstack/react-query';
import { useReviewedDealers } from '../../dealersAsAdmin/useReviewedDealers';
import { unknownName } from '../../shared/texts';
import type { Uid } from '../../shared/valueTypes';
import type { JournalEntry, JournalNames, NamedSubject } from './journal';
import { namedRecord, ownId } from './journal.queries';
import { journalTexts } from './texts';

interface Named {
  readonly subject: NamedSubject;
  readonly id: string;
}

/** An entry about the account itself has the dealer's id. */
function namedOf({ subject, recordId }: JournalEntry): readonly Named[] {
  switch (subject) {
    case 'profileChange':
    case 'suspension':
    case 'warning':
    case 'check':
      return [];
    case 'car':
    case 'bike':
    case 'report':
    case 'rating':
      return [{ subject, id: recordId }];
  }
}

interface JournalNaming {
  readonly namesOf: (entry: JournalEntry) => JournalNames;
  readonly isNamed: (entry: JournalEntry) => boolean;
}

/** The names for entries. Each record is read once, and new ones together. */
export function useJournalNames(entries: readonly JournalEntry[]): JournalNaming {
  const named = new Map(entries.flatMap(namedOf).map((record) => [`${record.subject} ${record.id}`, record]));
  const keys = [...named.keys()];
  const answers = useQueries({ queries: [...named.values()].map(({ subject, id }) => namedRecord(subject, id)) });
  const records = new Map(answers.map(({ data, isError }, index) => [keys[index] ?? '', isError ? null : data]));
  const { data: me } = useQuery(ownId);

  const recordOf = ({ subject, recordId }: JournalEntry) => records.get(`${subject} ${recordId}`);
  const sellerIdOf = (entry: JournalEntry) =>
    namedOf(entry).length === 0 ? entry.recordId : (recordOf(entry)?.sellerId ?? '');
  const dealers = entries.map(sellerIdOf).filter((sellerId) => sellerId !== '');
  const dealerOf = useReviewedDealers(dealers.map((sellerId) => ({ sellerId })));

  function dealerNameOf(sellerId: Uid, isRead: boolean): string {
    if (sellerId === '') return isRead ? unknownName : '';
    const dealer = dealerOf(sellerId);
    if (dealer === undefined) return '';
    return dealer?.profile.dealerName || unknownName;
  }

  const namesOf = (entry: JournalEntry): JournalNames => {
    const record = recordOf(entry);
    const sellerId = sellerIdOf(entry);
    const isAboutRecord = namedOf(entry).length > 0;
    return {
      record: isAboutRecord && record !== undefined ? record?.name || unknownName : '',
      listing: record?.listing ?? null,
      sellerId,
      dealer: dealerNameOf(sellerId, !isAboutRecord || record !== undefined),
      admin: entry.who === me ? journalTexts.you : journalTexts.admin(entry.who.slice(-6)),
    };
  };

  const isNamed = (entry: JournalEntry) =>
    me !== undefined &&
    (namedOf(entry).length === 0 || recordOf(entry) !== undefined) &&
    (sellerIdOf(entry) === '' || dealerOf(sellerIdOf(entry)) !== undefined);
  return { namesOf, isNamed };
}
