import { useEffect, useEffectEvent } from 'react';

/** Understands the text in an address such as '/cars?say=SUV+under+8+lakh' (NAV-18). */
export function useSaidText(said: string, send: (text: string) => Promise<unknown>): void {
  const understand = useEffectEvent((text: string) => void send(text));
  useEffect(() => {
    if (said !== '') understand(said);
  }, [said]);
}
