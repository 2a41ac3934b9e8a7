import { useEffect, useState } from 'react';
import { timers } from '../domain/limits';
import { useReducedMotion } from '../ui/useReducedMotion';

const words = ['Car', 'Bike', 'SUV', 'XUV', 'VAN'] as const;

/** The rotating word beside the brand (spec 2): an ornament, which stands still for people who asked for less motion. */
export function BrandWord() {
  const [turns, setTurns] = useState(0);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    if (reducedMotion) return undefined;
    const timer = setInterval(() => setTurns((current) => current + 1), timers.brandWord);
    return () => clearInterval(timer);
  }, [reducedMotion]);

  return (
    // The first word stands there before the app does, and does not move in again.
    <span className={turns === 0 ? 'brand-word' : 'brand-word brand-word-new'} key={turns} aria-hidden="true">
      {words[turns % words.length]}
    </span>
  );
}
