import { useEffect, useRef, useState } from 'react';
import { timers } from '../../domain/limits';

interface Banner {
  readonly text: string;
  readonly undo: (() => Promise<void>) | null;
}

interface UndoBannerState {
  readonly text: string | null;
  readonly undoing: boolean;
  readonly onUndo: (() => void) | undefined;
  readonly onHold: (held: boolean) => void;
  /** The same text again stays as long again. */
  readonly show: (text: string, undo: (() => Promise<void>) | null) => void;
}

/** A text that goes away by itself, unless somebody is at it. */
export function useUndoBanner(): UndoBannerState {
  const [banner, setBanner] = useState<Banner | null>(null);
  const [held, setHeld] = useState(false);
  const [undoing, setUndoing] = useState(false);
  // What happens before the next rendering sees no second click.
  const underWay = useRef(false);
  const stays = held || undoing;

  useEffect(() => {
    if (banner === null || stays) return undefined;
    const timer = setTimeout(() => setBanner(null), timers.approvalBanner);
    return () => clearTimeout(timer);
  }, [banner, stays]);

  async function undo(run: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setUndoing(true);
    await run();
    underWay.current = false;
    setUndoing(false);
  }

  const takeBack = banner?.undo;
  return {
    text: banner?.text ?? null,
    undoing,
    onUndo: takeBack ? () => void undo(takeBack) : undefined,
    onHold: setHeld,
    show: (text, next) => {
      // What is no longer there tells nobody that the pointer or the focus has left it.
      if (next === null) setHeld(false);
      setBanner({ text, undo: next });
    },
  };
}
