import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from './backStep';

/** Lets Back close a menu, or a dialog that is no `dialog` element, while it is open (NAV-21). */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? closeOnBack(onBack) : undefined), [isOpen]);
}
