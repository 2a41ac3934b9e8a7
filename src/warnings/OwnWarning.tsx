import { formatMoment } from '../shared/time/indianTime';
import { langOfTyped } from '../shared/typedLanguage';
import { ActionButton } from '../ui/ActionButton';
import { ownWarningTexts } from './texts';
import type { Warning } from './warning';
import './ownWarnings.scss';

interface OwnWarningProps {
  readonly warning: Warning;
  /** It is being marked as read. */
  readonly busy: boolean;
  readonly onRead: () => void;
}

/** A warning as the dealer reads it. */
export function OwnWarning({ warning: { id, at, text }, busy, onRead }: OwnWarningProps) {
  return (
    <article className="alert alert-warning" aria-labelledby={`warning-${id}`}>
      <h2 id={`warning-${id}`}>{ownWarningTexts.title}</h2>
      <p className="own-warning-time">{formatMoment(at)}</p>
      <p className="own-warning-text" lang={langOfTyped(text)}>
        {text}
      </p>
      <ActionButton className="btn btn-primary" busy={busy} onClick={onRead}>
        {ownWarningTexts.read}
      </ActionButton>
    </article>
  );
}
