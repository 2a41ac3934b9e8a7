import { formatMoment } from '../shared/time/indianTime';
import { langOfTyped } from '../shared/typedLanguage';
import { warningTexts } from './texts';
import type { Warning } from './warning';
import './warnings.scss';

/** A warning as the admin sees it in a list: when it was sent, and whether the dealer has read it. */
export function SentWarning({ warning: { text, at, readAt } }: { warning: Warning }) {
  return (
    <li>
      <p className="warning-list-time">
        {warningTexts.sentAt(formatMoment(at))} ·{' '}
        <strong>{readAt ? warningTexts.readAt(formatMoment(readAt)) : warningTexts.unread}</strong>
      </p>
      <p className="warning-list-text" lang={langOfTyped(text)}>
        {text}
      </p>
    </li>
  );
}
