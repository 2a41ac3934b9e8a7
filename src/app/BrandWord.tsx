import { useEffect, useState } from 'react';
import { timers } from '../domain/limits';
import { useReducedMotion } from '../ui/useReducedMotion';

const words = ['Car', 'Bike', 'SUV', 'XUV', 'VAN'] as const;

/** The rotating word beside the brand (spec 2): an ornament, which stands still for people who asked for less motion. */
export function BrandWord() {
  const [index, setIndex] = useState(0);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    if (reducedMotion) return undefined;
    const timer = setInterval(() => setIndex((current) => (current + 1) % words.length), timers.brandWord);
    return () => clearInterval(timer);
  }, [reducedMotion]);

  return (
    <span className="brand-word" key={index} aria-hidden="true">
      {words[index]}
    </span>
  );
}
