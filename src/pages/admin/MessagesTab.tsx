import type { InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { isAppError } from '../../domain/appError';
import type { MessageFilter, StoredMessage } from '../../domain/contactMessage';
import { adminMessages } from '../../domain/messages';
import type { Page } from '../../domain/page';
import { MessageCard } from '../../features/contact/MessageCard';
import { listMessages, markMessage } from '../../services/messages';
import { showError } from '../../ui/dialogs';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { PagedCards } from '../../ui/PagedCards';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';

const filters: readonly { readonly name: MessageFilter; readonly label: string; readonly empty: string }[] = [
  { name: 'open', label: 'Open', empty: 'No open messages.' },
  { name: 'handled', label: 'Handled', empty: 'No handled messages.' },
];

/** Shows the mark in its place; the list that the message belongs to by now is read anew when it is looked at. */
function rememberMark(filter: MessageFilter, { id }: StoredMessage, handled: boolean): void {
  queryClient.setQueryData<InfiniteData<Page<StoredMessage>>>(
    queryKeys.messages(filter),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((message) => (message.id === id ? { ...message, handled, handledAt: null } : message)),
        })),
      },
  );
  void queryClient.invalidateQueries({ queryKey: queryKeys.openMessages() });
}

function MessageList({
  filter,
  empty,
  onSignedOut,
}: {
  filter: MessageFilter;
  empty: string;
  onSignedOut: () => void;
}) {
  const [marking, setMarking] = useState<string | null>(null);
  const list = usePagedQuery({ key: queryKeys.messages(filter), load: (cursor) => listMessages(filter, cursor) });

  async function mark(message: StoredMessage, handled: boolean): Promise<void> {
    setMarking(message.id);
    try {
      await markMessage(message.id, handled);
      rememberMark(filter, message, handled);
    } catch (error) {
      const hasEnded = isAppError(error, 'signedOut');
      await showError(hasEnded ? adminMessages.signedOut : adminMessages.markFailed);
      if (hasEnded) onSignedOut();
    }
    setMarking(null);
  }

  return (
    <PagedCards
      list={list}
      wide
      loading={<Loading text="Loading messages..." />}
      failedText={adminMessages.messagesFailed}
      empty={<EmptyState icon="check" text={empty} />}
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

/** What people wrote on the contact page, latest first. */
export function MessagesTab({ onSignedOut }: { onSignedOut: () => void }) {
  const [chosen, setChosen] = useState<MessageFilter>('open');

  function choose(name: MessageFilter): void {
    if (name === chosen) return;
    // What was marked has moved into it.
    queryClient.removeQueries({ queryKey: queryKeys.messages(name) });
    setChosen(name);
  }

  return (
    <section className="page-section" aria-labelledby="contact-messages">
      <header className="section-header">
        <h2 id="contact-messages">Contact messages</h2>
        <fieldset className="button-row message-filter">
          <legend className="visually-hidden">Which messages</legend>
          {filters.map(({ name, label }) => (
            <button
              type="button"
              key={name}
              className={name === chosen ? 'btn btn-primary' : 'btn btn-outline-primary'}
              aria-pressed={name === chosen}
              onClick={() => choose(name)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </header>
      {filters
        .filter(({ name }) => name === chosen)
        .map(({ name, empty }) => (
          <MessageList key={name} filter={name} empty={empty} onSignedOut={onSignedOut} />
        ))}
    </section>
  );
}
