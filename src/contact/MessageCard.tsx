import { formatMoment } from '../shared/indianTime';
import { typedPhoneLink } from '../shared/links';
import type { StoredMessage } from './contactMessage';
import { inboxTexts } from './texts';

interface MessageCardProps {
  readonly message: StoredMessage;
  readonly busy: boolean;
  readonly onMark: (handled: boolean) => void;
}

/** A contact message in the admin's inbox. */
export function MessageCard({ message, busy, onMark }: MessageCardProps) {
  const { name, phone, reason, sentAt, handled, handledAt } = message;
  const call = typedPhoneLink(phone);
  return (
    <article className="message-card" aria-label={inboxTexts.messageOf(name)}>
      <header>
        <h3>{name}</h3>
        <p>{call === null ? phone : <a href={call}>{phone}</a>}</p>
        <p className="message-card-time">{formatMoment(sentAt)}</p>
      </header>
      <p className="message-card-reason">{reason}</p>
      <footer>
        <p>
          {handled
            ? [inboxTexts.handled.label, formatMoment(handledAt)].filter(Boolean).join(' ')
            : inboxTexts.open.label}
        </p>
        <button
          type="button"
          className={handled ? 'btn btn-outline-secondary' : 'btn btn-outline-primary'}
          disabled={busy}
          onClick={() => onMark(!handled)}
        >
          {handled ? inboxTexts.markOpen : inboxTexts.markHandled}
        </button>
      </footer>
    </article>
  );
}
