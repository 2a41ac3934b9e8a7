import { JournalRow } from '../admin/journal/JournalRow';
import type { JournalEntry, JournalNames } from '../admin/journal/journal';
import { NumberChart } from '../admin/numbers/NumberChart';
import type { DayNumber } from '../admin/numbers/numbers';
import { type ShownSeries, toShown } from '../admin/numbers/overview';
import { WeekTile } from '../admin/numbers/WeekTile';
import { shownWeeks, type WeekNumbers } from '../admin/numbers/weeks';
import { QueueRow } from '../admin/queue/QueueRow';
import type { ReviewedListing } from '../decisions/review';
import { NoteForm } from '../notes/NoteForm';
import { noNote } from '../notes/note';
import { adminAddress } from '../shared/addresses/adminAddress';
import { SentWarning } from '../warnings/SentWarning';
import { aCar, aDecision, aWarning, namesInJournal } from './samples';
import '../pages/admin/dashboard.scss';

const few: readonly DayNumber[] = [3, 0, 30, 12, 7, 1].map((count, index) => ({
  day: `2026-11-${20 - index}`,
  count: { count, more: count === 30 },
}));
const none: readonly DayNumber[] = few.map(({ day }) => ({ day, count: { count: 0, more: false } }));

const weeks = shownWeeks('2026-11-20');
const counted = weeks.map((week, index): WeekNumbers => {
  const each = { count: index * 3 + (index % 4), more: false };
  const counts = { posted: each, approved: each, bookings: each, sold: each, reports: each };
  return { week, counts, waits: [1_500 - index * 100] };
});
const noWeek = { count: 0, more: false };
const emptyWeeks = counted.map(({ week }): WeekNumbers => {
  const counts = { posted: noWeek, approved: noWeek, bookings: noWeek, sold: noWeek, reports: noWeek };
  return { week, counts, waits: [] };
});
const tiles: readonly (readonly [ShownSeries, readonly (WeekNumbers | undefined)[]])[] = [
  ['posted', counted],
  ['reports', counted],
  ['wait', counted],
  ['sold', emptyWeeks],
  ['wait', emptyWeeks],
  ['posted', weeks.map(() => undefined)],
];

const decisions: readonly JournalEntry[] = [
  aDecision,
  { ...aDecision, id: 'rejected', what: 'reject', reason: 'The photos do not show the number plate.' },
  { ...aDecision, id: 'checked', subject: 'check', what: 'check', reason: 'Identity, place of business' },
];
const inQueue: readonly ReviewedListing[] = (['pending', 'approved'] as const).map((state) => ({
  ...aCar,
  id: state,
  state,
  distName: 'Pune',
  searchTokens: [],
  postedAt: aCar.createdAt,
  version: null,
  lastReview: 'approval',
  unreviewed: state === 'approved',
  content: {},
}));
const nothing = () => undefined;
const unnamed: JournalNames = { record: '', listing: null, sellerId: '', dealer: '', admin: '' };

/**
 * The charts of the admin's numbers: of twelve weeks with good news and bad news, without anything and while they are
 * counted; of days, with one that is cut, and without anything. A listing that waits again, and one that
 * was edited live. Rows of the journal, the last one before its names are read; warnings to a dealer, and private notes.
 */
export function AdminStates() {
  return (
    <div className="design-stack">
      <ul className="week-tiles">
        {tiles.map(([series, numbers], index) => (
          <WeekTile key={String(index)} shown={toShown(series, numbers)} weeks={weeks} />
        ))}
      </ul>
      <NumberChart numbers={few} />
      <NumberChart numbers={none} />
      <ul className="card-column">
        {inQueue.map((listing) => (
          <li key={listing.id}>
            <QueueRow
              listing={listing}
              dealer={null}
              queue="pending"
              isShown={listing.unreviewed}
              address={adminAddress({ tab: 'pending' })}
              onOpen={nothing}
            />
          </li>
        ))}
      </ul>
      <div className="journal-day">
        <ol>
          {decisions.map((entry) => (
            <JournalRow key={entry.id} entry={entry} names={namesInJournal} />
          ))}
          <JournalRow entry={{ ...aDecision, id: 'unnamed' }} names={unnamed} />
        </ol>
      </div>
      <ul className="warning-list">
        <SentWarning warning={aWarning} />
        <SentWarning warning={{ ...aWarning, readAt: new Date('2026-11-03T08:00:00Z') }} />
      </ul>
      <NoteForm about="sellers_without-note" note={noNote} />
      <NoteForm about="sellers_with-note" note={{ text: 'Called twice.', updatedAt: new Date() }} />
    </div>
  );
}
