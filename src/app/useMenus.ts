import { type RefObject, useEffect } from 'react';

/**
 * Closes the menus of a bar when anyone clicks outside them, chooses something in them or presses Escape (which gives the
 * focus back to the menu's button), and the mobile menu on scroll (NAV-11). The browser opens them: each is a `<details>`,
 * which works without a script.
 */
export function useMenus(bar: RefObject<HTMLElement | null>, mobileMenu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (isToClose: (menu: HTMLDetailsElement) => boolean) => {
      for (const menu of bar.current?.querySelectorAll('details') ?? []) if (isToClose(menu)) menu.open = false;
    };
    // The items of the mobile menu stand beside it in the bar.
    const isWithin = (element: Element | null, menu: HTMLDetailsElement) =>
      (menu === mobileMenu.current ? bar.current : menu)?.contains(element);
    // On click and not on pointerdown: closing a menu moves the content, so the click would miss its target.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isChosen = target.closest('a, button') !== null;
      close((menu) => isChosen || !isWithin(target, menu));
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const open = [...(bar.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
      const used = open.find((menu) => isWithin(document.activeElement, menu));
      used?.querySelector('summary')?.focus();
      close(() => true);
    };
    const onScroll = () => close((menu) => menu === mobileMenu.current);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll);
    };
  }, [bar, mobileMenu]);
}
