import { useEffect, useRef, useState } from 'react';
import { timers } from '../../shared/limits';

interface Banner {
  readonly text: string;
  /** What stays after that, as long as nothing else is decided; only with `undo`. */
  readonly after: string;
  readonly undo: (() => Promise<void>) | null;
}

interface UndoBannerState {
  readonly text: string | null;
  /** false: the banner has disappeared (ADMIN-5), and a line with Undo is left. */
  readonly loud: boolean;
  readonly undoing: boolean;
  readonly onUndo: (() => void) | undefined;
  readonly onHold: (held: boolean) => void;
  /** Showing the same text again restarts the timer. */
  readonly show: (text: string, after: string, undo: (() => Promise<void>) | null) => void;
}

/**
 * A banner that disappears by itself (ADMIN-5), unless it has the pointer or the focus. The way to take the decision
 * back stays until the next decision (ADMIN-7).
 */
export function useUndoBanner(): UndoBannerState {
  const [banner, setBanner] = useState<Banner | null>(null);
  const [loud, setLoud] = useState(false);
  const [held, setHeld] = useState(false);
  const [undoing, setUndoing] = useState(false);
  // State of React is old until the next render. This ref blocks a second click.
  const underWay = useRef(false);
  const stays = held || undoing;

  useEffect(() => {
    if (banner === null || !loud || stays) return undefined;
    const timer = setTimeout(() => {
      setLoud(false);
      if (banner.undo === null) setBanner(null);
    }, timers.approvalBanner);
    return () => clearTimeout(timer);
  }, [banner, loud, stays]);

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
    text: (loud ? banner?.text : banner?.after) ?? null,
    loud,
    undoing,
    onUndo: takeBack ? () => void undo(takeBack) : undefined,
    onHold: setHeld,
    show: (text, after, next) => {
      // A removed element fires no leave or blur event.
      if (next === null) setHeld(false);
      setLoud(true);
      setBanner({ text, after, undo: next });
    },
  };
}
