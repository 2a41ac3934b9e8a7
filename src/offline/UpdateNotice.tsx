import '../../styles/updateNotice.scss';

interface UpdateNoticeProps {
  readonly onReload: () => void;
  readonly onDismiss: () => void;
}

/** Nothing is reloaded before somebody asks for it. */
export function UpdateNotice({ onReload, onDismiss }: UpdateNoticeProps) {
  return (
    <aside className="update-notice" aria-label="New version">
      <p role="status">A new version is ready.</p>
      <button type="button" className="btn btn-primary btn-sm" onClick={onReload}>
        Reload
      </button>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onDismiss}>
        Not now
      </button>
    </aside>
  );
}
