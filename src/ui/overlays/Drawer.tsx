import { type ReactNode, useId } from 'react';
import { controlTexts } from '../texts';
import { useOverlay } from './useOverlay';
import './drawer.scss';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A panel at the edge of the screen, open for as long as it is mounted. */
export function Drawer({ title, onClose, footer, children }: DrawerProps) {
  const titleId = useId();
  const overlay = useOverlay(onClose);
  return (
    <dialog className="drawer" aria-labelledby={titleId} {...overlay}>
      <div className="drawer-frame">
        <header className="drawer-header">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            {controlTexts.close}
          </button>
        </header>
        <div className="drawer-body">{children}</div>
        <footer className="drawer-footer">{footer}</footer>
      </div>
    </dialog>
  );
}
