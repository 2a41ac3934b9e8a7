import { useEffect, useRef, useState } from 'react';
import { timers } from '../shared/limits';

interface Banner {
  readonly text: string;
  readonly undo: (() => Promise<void>) | null;
}

interface UndoBannerState {
  readonly text: string | null;
  readonly undoing: boolean;
  readonly onUndo: (() => void) | undefined;
  readonly onHold: (held: boolean) => void;
  /** Showing the same text again restarts the timer. */
  readonly show: (text: string, undo: (() => Promise<void>) | null) => void;
}

/** A banner that disappears by itself (ADMIN-5), unless it has the pointer or the focus. */
export function useUndoBanner(): UndoBannerState {
  const [banner, setBanner] = useState<Banner | null>(null);
  const [held, setHeld] = useState(false);
  const [undoing, setUndoing] = useState(false);
  // State of React is old until the next render. This ref blocks a second click.
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
      // A removed element fires no leave or blur event.
      if (next === null) setHeld(false);
      setBanner({ text, undo: next });
    },
  };
}
