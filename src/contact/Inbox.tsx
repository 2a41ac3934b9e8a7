import { useState } from 'react';
import { useAdminAction } from '../accounts/useAdminAction';
import { forgetUnseen } from '../lists/invalidate';
import { PagedCards } from '../lists/PagedCards';
import { usePagedQuery } from '../lists/usePagedQuery';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { ViewSection } from '../ui/ViewSection';
import { type MessageFilter, messageFilters, type StoredMessage } from './contactMessage';
import { messages, openMessageCount, showMark } from './inbox.queries';
import { markMessage } from './inbox.service';
import { MessageCard } from './MessageCard';
import { inboxTexts } from './texts';

interface Mark {
  readonly message: StoredMessage;
  readonly handled: boolean;
}

function MessageList({ filter }: { filter: MessageFilter }) {
  const list = usePagedQuery(messages(filter));
  const { run, busyIds } = useAdminAction<Mark>({
    send: ({ message, handled }) => markMessage(message.id, handled),
    touches: () => [openMessageCount.queryKey],
    onStored: (_, { message, handled }) => showMark(filter, message, handled),
    failures: { otherwise: inboxTexts.markFailed },
    idOf: ({ message }) => message.id,
  });

  return (
    <PagedCards
      list={list}
      wide
      loading={<Loading text={inboxTexts.loading} />}
      failedText={inboxTexts.messagesFailed}
      empty={<EmptyState icon="check" text={inboxTexts[filter].empty} />}
      keyOf={({ id }) => id}
      card={(message) => (
        <MessageCard
          message={message}
          busy={busyIds.includes(message.id)}
          onMark={(handled) => void run({ message, handled })}
        />
      )}
    />
  );
}

/** The messages of the contact page, the latest first (CONTACT-4). */
export function MessagesTab() {
  const [chosen, setChosen] = useState<MessageFilter>('open');

  function choose(name: MessageFilter): void {
    // Messages that were marked belong to this list now, so it must be refetched.
    forgetUnseen(messages(name).key);
    setChosen(name);
  }

  return (
    <ViewSection
      id="contact-messages"
      heading={inboxTexts.heading}
      label={inboxTexts.filters}
      views={messageFilters}
      labelOf={(name) => inboxTexts[name].label}
      chosen={chosen}
      onChoose={choose}
    >
      <MessageList key={chosen} filter={chosen} />
    </ViewSection>
  );
}
