import { useEffect, useRef, useState } from 'react';
import type { Problem } from './here';

export interface Locating {
  readonly ask: () => Promise<void>;
  /** Why the last question found no place. */
  readonly problem: Problem | null;
  readonly isAsking: boolean;
}

/** Asks the browser where the person is, and calls back with the district. */
export function useLocating(onFound: (place: string) => void): Locating {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setAsking] = useState(false);
  // What is around the button may change while the browser asks.
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  }, [onFound]);

  async function ask(): Promise<void> {
    setProblem(null);
    setAsking(true);
    const { findHere } = await import('./here');
    const here = await findHere();
    setAsking(false);
    if ('problem' in here) setProblem(here.problem);
    else found.current(here.place);
  }

  return { ask, problem, isAsking };
}
