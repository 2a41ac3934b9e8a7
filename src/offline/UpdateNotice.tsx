import { updateTexts } from './texts';
import './updateNotice.scss';

interface UpdateNoticeProps {
  readonly onReload: () => void;
  readonly onDismiss: () => void;
}

/** Offers the new version. The page is never reloaded without a click. */
export function UpdateNotice({ onReload, onDismiss }: UpdateNoticeProps) {
  return (
    <aside className="update-notice" aria-label={updateTexts.label}>
      <p role="status">{updateTexts.ready}</p>
      <button type="button" className="btn btn-primary btn-sm" onClick={onReload}>
        {updateTexts.reload}
      </button>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onDismiss}>
        {updateTexts.notNow}
      </button>
    </aside>
  );
}
