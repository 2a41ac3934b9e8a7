import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../shared/addresses/ownAddress';
import { useBackCloses } from '../ui/overlays/useBackCloses';

/** A click that follows a link in this tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Back closes the menu of a phone (NAV-21). Loaded when the menu is first opened: the menu itself needs no script. */
export default function MenuBack({ menu }: { menu: RefObject<HTMLDetailsElement | null> }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => {
    menu.current?.querySelector('summary')?.focus();
    if (menu.current) menu.current.open = false;
    // The event says nothing if the menu is opened again at once.
    setOpen(false);
  });

  useEffect(() => {
    const element = menu.current;
    const follow = () => setOpen(element?.open ?? false);
    follow();
    element?.addEventListener('toggle', follow);
    return () => element?.removeEventListener('toggle', follow);
  }, [menu]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // The chosen page takes the place of the menu's step of the history.
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('header a:not([hreflang])') : null;
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      void navigate(pathOf(link.pathname), { replace: true });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isOpen, navigate]);

  return null;
}
