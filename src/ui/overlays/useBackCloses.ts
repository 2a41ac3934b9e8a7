import { useEffect, useId, useRef } from 'react';
import { addStep, isAtStep, removeStep, stepId, stepsLeft } from './backStep';

/**
 * Lets Back close an overlay: a sheet, a dialog, a menu (NAV-21). While it is open, it is a step of the history at the
 * same address. If it closes without Back, the history goes back by this step, and the page stays where it was. A link
 * that leaves a sheet must replace this step.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const id = stepId(useId());
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    let isClosed = false;
    // The event itself, because the router's location may be rendered later, or together with the next one.
    const onBack = () => {
      if (!isAtStep(id)) latest.current();
    };
    // An overlay that has just closed still goes back, and would remove this step too.
    void stepsLeft().then(() => {
      if (isClosed) return;
      addStep(id);
      window.addEventListener('popstate', onBack);
    });
    return () => {
      isClosed = true;
      window.removeEventListener('popstate', onBack);
      removeStep(id);
    };
  }, [isOpen, id]);
}
