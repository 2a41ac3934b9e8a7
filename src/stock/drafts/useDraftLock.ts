import { useEffect, useState } from 'react';
import type { Uid } from '../../shared/valueTypes';
import { draftLock } from './draftLock';
import type { DraftName } from './drafts';

/** Resolves when this tab has given back the draft of the form before. */
let givenBack: Promise<unknown> = Promise.resolve();

/**
 * Whether this tab keeps the draft of a form; null while that is not known. If the form is open in several tabs, only the
 * first one keeps it, so that none overwrites what was typed in another one (DEALER-20). A browser without locks cannot tell.
 */
export function useDraftLock(sellerId: Uid, name: DraftName): boolean | null {
  const lock = draftLock(sellerId, name);
  const [known, setKnown] = useState<{ readonly lock: string; readonly isOurs: boolean } | null>(null);

  useEffect(() => {
    let isOpen = true;
    const tell = (isOurs: boolean) => {
      if (isOpen) setKnown({ lock, isOurs });
    };
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    async function hold(): Promise<void> {
      await givenBack;
      if (!isOpen) return;
      await navigator.locks.request(lock, { ifAvailable: true }, (granted) => {
        tell(granted !== null);
        return granted ? left : undefined;
      });
    }
    // An old browser, or a page without https, has no locks.
    givenBack = hold().catch(() => tell(true));
    return () => {
      isOpen = false;
      leave();
    };
  }, [lock]);

  return known?.lock === lock ? known.isOurs : null;
}
