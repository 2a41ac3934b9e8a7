import { useState } from 'react';
import { PagedCards } from '../lists/PagedCards';
import { usePagedQuery } from '../lists/usePagedQuery';
import { isAppError } from '../shared/appError';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { showError } from '../ui/overlays/dialogs';
import { ViewSection } from '../ui/ViewSection';
import { type MessageFilter, messageFilters, type StoredMessage } from './contactMessage';
import { forgetMessages, messages, rememberMark } from './inbox.queries';
import { markMessage } from './inbox.service';
import { MessageCard } from './MessageCard';
import { inboxTexts } from './texts';

function MessageList({ filter, onSignedOut }: { filter: MessageFilter; onSignedOut: () => void }) {
  const [marking, setMarking] = useState<string | null>(null);
  const list = usePagedQuery(messages(filter));

  async function mark(message: StoredMessage, handled: boolean): Promise<void> {
    setMarking(message.id);
    try {
      await markMessage(message.id, handled);
      rememberMark(filter, message, handled);
    } catch (error) {
      const hasEnded = isAppError(error, 'signedOut');
      await showError(hasEnded ? inboxTexts.signedOut : inboxTexts.markFailed);
      if (hasEnded) onSignedOut();
    }
    setMarking(null);
  }

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
          busy={marking === message.id}
          onMark={(handled) => void mark(message, handled)}
        />
      )}
    />
  );
}

/** The messages of the contact page, the latest first (CONTACT-4). */
export function MessagesTab({ onSignedOut }: { onSignedOut: () => void }) {
  const [chosen, setChosen] = useState<MessageFilter>('open');

  function choose(name: MessageFilter): void {
    // Messages that were marked belong to this list now, so it must be refetched.
    forgetMessages(name);
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
      <MessageList key={chosen} filter={chosen} onSignedOut={onSignedOut} />
    </ViewSection>
  );
}
