import type { ReactNode } from 'react';

/** A component with the name of its state. */
export function Cell({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="design-cell">
      <p>{state}</p>
      {children}
    </div>
  );
}
