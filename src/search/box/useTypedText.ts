import { useEffect, useEffectEvent } from 'react';

/** Understands the text that an address of a list carries, such as 'SUV under 8 lakh' (NAV-18). */
export function useTypedText(typed: string, send: (text: string) => Promise<unknown>): void {
  const understand = useEffectEvent((text: string) => void send(text));
  useEffect(() => {
    if (typed !== '') understand(typed);
  }, [typed]);
}
