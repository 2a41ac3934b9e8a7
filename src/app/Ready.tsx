import { type ReactNode, useEffect } from 'react';

interface ReadyProps {
  /** Called when what stands within reacts to people. */
  readonly onReady: (() => void) | undefined;
  readonly children: ReactNode;
}

/** React takes over a rendered page boundary by boundary: this stands within the one that it tells of. */
export function Ready({ onReady, children }: ReadyProps) {
  useEffect(() => {
    // Later, because React takes no click while it is at work itself.
    if (onReady) setTimeout(onReady);
  }, [onReady]);
  return children;
}
