import { Link } from 'react-router-dom';
import { aboutMessage } from '../notes/note';
import { PrivateNoteButton } from '../notes/PrivateNoteButton';
import { adminAddress } from '../shared/addresses/adminAddress';
import { typedPhoneLink } from '../shared/addresses/links';
import { siteAddressOf } from '../shared/addresses/siteAddress';
import { tenDigits } from '../shared/phone';
import { formatMoment } from '../shared/time/indianTime';
import { langOfTyped } from '../shared/typedLanguage';
import { ActionButton } from '../ui/ActionButton';
import { ContactLinks } from '../ui/ContactLinks';
import type { StoredMessage } from './contactMessage';
import { emailIn, emailLink, partsOf } from './messageParts';
import { inboxTexts } from './texts';
import './messageCard.scss';

interface MessageCardProps {
  readonly message: StoredMessage;
  readonly busy: boolean;
  readonly onMark: (handled: boolean) => void;
}

const site = siteAddressOf({
  address: import.meta.env.VITE_SITE_ADDRESS,
  project: import.meta.env.VITE_FIREBASE_PROJECT_ID,
});

/** The text; addresses of our own listings lead to the listing as the admin sees it (CONTACT-5). */
function MessageText({ text }: { text: string }) {
  const origins = [window.location.origin, ...(site === null ? [] : [site])];
  let at = 0;
  return (
    <p className="message-card-reason" lang={langOfTyped(text)}>
      {partsOf(text, origins).map(({ text: part, listing }) => {
        const key = at;
        at += part.length;
        return listing ? (
          <Link key={key} to={adminAddress({ tab: 'all', listing })}>
            {part}
          </Link>
        ) : (
          <span key={key}>{part}</span>
        );
      })}
    </p>
  );
}

/** A contact message in the admin's inbox. */
export function MessageCard({ message, busy, onMark }: MessageCardProps) {
  const { id, name, phone, reason, sentAt, handled, handledAt } = message;
  const call = typedPhoneLink(phone);
  const digits = tenDigits(phone);
  const email = emailIn(phone, reason);
  return (
    <article className="message-card" aria-label={inboxTexts.messageOf(name)}>
      <header>
        <h3>{name}</h3>
        <p>{call === null ? phone : <a href={call}>{phone}</a>}</p>
        <p className="message-card-time">{formatMoment(sentAt)}</p>
      </header>
      <MessageText text={reason} />
      <div className="message-card-answers">
        {digits !== null && <ContactLinks phone={digits} who={inboxTexts.whom} message={inboxTexts.greeting(name)} />}
        {email !== null && (
          <a className="btn btn-outline-primary" href={emailLink(email, inboxTexts.subject)}>
            {inboxTexts.email}
          </a>
        )}
      </div>
      <PrivateNoteButton about={aboutMessage(id)} />
      <footer>
        <p>
          {handled
            ? [inboxTexts.handled.label, formatMoment(handledAt)].filter(Boolean).join(' ')
            : inboxTexts.open.label}
        </p>
        <ActionButton
          className={handled ? 'btn btn-outline-secondary' : 'btn btn-outline-primary'}
          busy={busy}
          onClick={() => onMark(!handled)}
        >
          {handled ? inboxTexts.markOpen : inboxTexts.markHandled}
        </ActionButton>
      </footer>
    </article>
  );
}
