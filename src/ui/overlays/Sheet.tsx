import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon';
import { controlTexts } from '../texts';
import { useOverlay } from './useOverlay';
import './sheet.scss';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A panel that comes from below on phones, and a dialog on wide screens. It is open for as long as it is mounted. */
export function Sheet({ title, onClose, footer, children }: SheetProps) {
  const titleId = useId();
  const overlay = useOverlay(onClose);
  return (
    <dialog className="sheet" aria-labelledby={titleId} {...overlay}>
      <div className="sheet-frame">
        <header className="sheet-header">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="btn btn-icon" onClick={onClose}>
            <Icon name="x" size={24} />
            <span className="visually-hidden">{controlTexts.close}</span>
          </button>
        </header>
        <div className="sheet-body">{children}</div>
        <footer className="sheet-footer">{footer}</footer>
      </div>
    </dialog>
  );
}
