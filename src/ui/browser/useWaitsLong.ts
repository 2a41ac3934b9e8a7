import { useEffect, useState } from 'react';

/** Whether something has been waited for longer than that. @param patience milliseconds */
export function useWaitsLong(patience: number, waits = true): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [patience, waits]);
  return isLong;
}
