import type { ReactNode } from 'react';
import { MessagesTab } from '../contact/Inbox';
import { openMessageCount } from '../contact/inbox.queries';
import { DealersTab } from '../dealersAsAdmin/DealersTab';
import { waitingChangeCount } from '../dealersAsAdmin/dealerReview.queries';
import type { DealerDesk } from '../dealersAsAdmin/useDealerDesk';
import { type CountedState, type QueueName, queueNames } from '../decisions/review';
import { reviewedCount } from '../decisions/review.queries';
import { ReportsTab } from '../reports/ReportsTab';
import { openReportCount } from '../reports/reportsAsAdmin.queries';
import { reportsTabTexts } from '../reports/texts';
import { kindNames } from '../shared/listingKind';
import { Glyph, Icon } from '../ui/Icon';
import { JournalTab } from './journal/JournalTab';
import { journalTexts } from './journal/texts';
import { NumbersTab } from './numbers/NumbersTab';
import { numbersTexts } from './numbers/texts';
import { ReviewQueue } from './queue/ReviewQueue';
import type { TabCount } from './tabCounts.queries';
import { adminBarTexts, adminTexts, queueLabels } from './texts';

/** What every panel may use. */
interface PanelProps {
  readonly desk: DealerDesk;
}

export interface AdminTab {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  /** The number behind the label is the sum of these. */
  readonly counts?: readonly TabCount[];
  readonly panel: (props: PanelProps) => ReactNode;
  /** Its place in the bar at the bottom of a phone (NAV-27). */
  readonly inBar?: {
    readonly label: string;
    readonly icon: ReactNode;
    /** The names of other tabs for which it is marked, too. */
    readonly alsoFor?: readonly string[];
  };
}

const chart = 'M5 19v-7M12 19V5M19 19v-4';

function queue(name: QueueName): AdminTab {
  return {
    name,
    label: queueLabels[name],
    panel: ({ desk }) => <ReviewQueue key={name} queue={name} dealers={desk} />,
  };
}

const countsOf = (state: CountedState) => kindNames.map((kind) => reviewedCount(kind, state));

/** The tabs of the admin's dashboard, in their order. The first one is shown if the address names none. */
export const adminTabs: readonly [AdminTab, ...AdminTab[]] = [
  {
    ...queue('pending'),
    counts: countsOf('pending'),
    inBar: { label: adminBarTexts.pending, icon: <Icon name="check" size={22} />, alsoFor: queueNames },
  },
  { ...queue('approved'), counts: countsOf('approved') },
  { ...queue('rejected'), counts: countsOf('rejected') },
  queue('all'),
  {
    name: 'dealers',
    label: adminTexts.dealers,
    counts: [waitingChangeCount],
    panel: ({ desk }) => <DealersTab desk={desk} />,
    inBar: { label: adminBarTexts.dealers, icon: <Icon name="shop" size={22} /> },
  },
  {
    name: 'reports',
    label: reportsTabTexts.tab,
    counts: [openReportCount],
    panel: () => <ReportsTab />,
  },
  {
    name: 'messages',
    label: adminTexts.messages,
    counts: [openMessageCount],
    panel: () => <MessagesTab />,
    inBar: { label: adminBarTexts.messages, icon: <Icon name="message" size={22} /> },
  },
  {
    name: 'journal',
    label: journalTexts.tab,
    panel: () => <JournalTab />,
  },
  {
    name: 'numbers',
    label: numbersTexts.tab,
    panel: () => <NumbersTab />,
    inBar: { label: adminBarTexts.numbers, icon: <Glyph path={chart} size={22} /> },
  },
];

export function adminTabAt(name: string): AdminTab {
  return adminTabs.find((tab) => tab.name === name) ?? adminTabs[0];
}
