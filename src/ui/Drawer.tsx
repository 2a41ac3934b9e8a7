import { type ReactNode, useEffect, useId, useRef } from 'react';
import { controlTexts } from './texts';
import { useBackCloses } from './useBackCloses';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/**
 * A panel at the edge of the screen, open for as long as it is mounted. The browser keeps the focus in it and closes it
 * on Escape and on Back; after that, the focus returns to where it was.
 */
export function Drawer({ title, onClose, footer, children }: DrawerProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, onClose);

  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    // A click on the backdrop has the dialog itself as its target.
    const closeFromOutside = ({ target }: MouseEvent) => {
      if (target === element) element?.close();
    };
    // A style that asks whether a drawer is open would be checked again with every change of the page.
    document.body.style.overflow = 'hidden';
    element?.showModal();
    element?.addEventListener('click', closeFromOutside);
    return () => {
      element?.removeEventListener('click', closeFromOutside);
      element?.close();
      document.body.style.overflow = '';
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog className="drawer" aria-labelledby={titleId} ref={dialog} onClose={onClose}>
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
