import type { StoredMessage } from '../../domain/contactMessage';
import { formatMoment } from '../../ui/moment';

interface MessageCardProps {
  readonly message: StoredMessage;
  readonly busy: boolean;
  readonly onMark: (handled: boolean) => void;
}

/** A contact message, for the admin. */
export function MessageCard({ message, busy, onMark }: MessageCardProps) {
  const { name, phone, reason, sentAt, handled, handledAt } = message;
  return (
    <article className="message-card" aria-label={`Message of ${name}`}>
      <header>
        <h3>{name}</h3>
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
        <p className="message-card-time">{formatMoment(sentAt)}</p>
      </header>
      <p className="message-card-reason">{reason}</p>
      <footer>
        <p>{handled ? ['Handled', formatMoment(handledAt)].filter(Boolean).join(' ') : 'Open'}</p>
        <button
          type="button"
          className={handled ? 'btn btn-outline-secondary' : 'btn btn-outline-primary'}
          disabled={busy}
          onClick={() => onMark(!handled)}
        >
          {handled ? 'Mark as open' : 'Mark as handled'}
        </button>
      </footer>
    </article>
  );
}
