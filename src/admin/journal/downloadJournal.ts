import { toCsv } from '../../shared/csv';
import { formatStamp } from '../../shared/time/indianCalendar';
import { dayOf } from '../../shared/time/indianDay';
import { saveFile } from '../../ui/browser/saveFile';
import { decisionText } from './decisionText';
import type { JournalEntry, JournalNames } from './journal';
import { journalColumns } from './texts';

/** Saves the entries as a table. The last two columns are ids: they stay when names change. */
export function downloadJournal(
  entries: readonly JournalEntry[],
  namesOf: (entry: JournalEntry) => JournalNames,
  now: Date,
): void {
  const rows = entries.map((entry) => {
    const { record, dealer } = namesOf(entry);
    const { when, reason, who, recordId } = entry;
    return [when ? formatStamp(when) : '', decisionText(entry), record, dealer, reason, who, recordId];
  });
  saveFile(`journal-${dayOf(now)}.csv`, 'text/csv;charset=utf-8', toCsv([journalColumns, ...rows]));
}
