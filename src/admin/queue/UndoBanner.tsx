import { ActionButton } from '../../ui/ActionButton';
import { undoTexts } from '../texts';

interface UndoBannerProps {
  /** null: the banner is hidden. */
  readonly text: string | null;
  /** false: quiet, beside the work. */
  readonly loud: boolean;
  /** Takes the decision back. Without it, there is no such button. */
  readonly onUndo?: (() => void) | undefined;
  readonly undoing: boolean;
  /** The pointer or the focus is on the banner, or has left it: the banner stays that long. */
  readonly onHold: (held: boolean) => void;
}

/** Says what has been decided. The decision can be taken back until the next one (ADMIN-7). */
export function UndoBanner({ text, loud, onUndo, undoing, onHold }: UndoBannerProps) {
  return (
    <div className="undo-banner" role="status">
      {text !== null && (
        <fieldset
          className={loud ? 'alert alert-success notice' : 'undo-last'}
          aria-label={undoTexts.label}
          onPointerEnter={() => onHold(true)}
          onPointerLeave={() => onHold(false)}
          onFocus={() => onHold(true)}
          onBlur={() => onHold(false)}
        >
          <div>{text}</div>
          {onUndo && (
            <ActionButton
              className={loud ? 'btn btn-outline-success btn-sm' : 'btn btn-link btn-sm'}
              aria-keyshortcuts="u"
              busy={undoing}
              onClick={onUndo}
            >
              {undoTexts.undo}
            </ActionButton>
          )}
        </fieldset>
      )}
    </div>
  );
}
