import { useEffect, useState } from 'react';
import { timers } from '../shared/limits';
import { useReducedMotion } from '../ui/browser/useReducedMotion';
import { brandTexts } from './texts';

/**
 * The word beside the brand (NAV-10), for decoration. It does not change on work screens, nor for people who asked for
 * less motion.
 */
export function BrandWord({ still }: { still: boolean }) {
  const [turns, setTurns] = useState(0);
  const reducedMotion = useReducedMotion();
  const stands = still || reducedMotion;

  useEffect(() => {
    if (stands) return undefined;
    const timer = setInterval(() => setTurns((current) => current + 1), timers.brandWord);
    return () => clearInterval(timer);
  }, [stands]);

  return (
    // The first word is prerendered, so it has no entrance animation.
    <span className={turns === 0 ? 'brand-word' : 'brand-word brand-word-new'} key={turns} aria-hidden="true">
      {brandTexts[turns % brandTexts.length]}
    </span>
  );
}
