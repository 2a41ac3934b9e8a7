interface UndoBannerProps {
  /** null: there is nothing to say. */
  readonly text: string | null;
  /** Takes back what the text says; without it, that cannot be done. */
  readonly onUndo?: (() => void) | undefined;
  readonly undoing: boolean;
  /** Somebody is at it, or no longer: it stays as long as somebody is. */
  readonly onHold: (held: boolean) => void;
}

/** Says what has been decided, and offers to take it back for as long as it stands. */
export function UndoBanner({ text, onUndo, undoing, onHold }: UndoBannerProps) {
  return (
    <div className="undo-banner" role="status">
      {text !== null && (
        <fieldset
          className="alert alert-success notice"
          aria-label="The last decision"
          onPointerEnter={() => onHold(true)}
          onPointerLeave={() => onHold(false)}
          onFocus={() => onHold(true)}
          onBlur={() => onHold(false)}
        >
          <div>{text}</div>
          {onUndo && (
            <button
              type="button"
              className="btn btn-outline-success btn-sm"
              aria-keyshortcuts="u"
              aria-disabled={undoing}
              onClick={onUndo}
            >
              Undo
            </button>
          )}
        </fieldset>
      )}
    </div>
  );
}
