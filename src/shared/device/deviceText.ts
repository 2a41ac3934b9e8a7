import { AppError } from '../appError';
import { readLocalText } from './localText';

/** A text that this device keeps in local storage. */
export interface DeviceText {
  /** '' if nothing is stored, or if the browser blocks storage. */
  readonly read: () => string;
  /** '' removes the text. @throws AppError 'unknown' when the browser stores nothing */
  readonly write: (text: string) => void;
  /** Calls back when the text may have changed, in this tab or in another one. */
  readonly watch: (onChange: () => void) => () => void;
}

/**
 * A text on this device. Call it once for each key: `useSyncExternalStore` needs the same functions at every render.
 */
export function deviceText(key: string): DeviceText {
  const changed = `second-gear:${key}`;
  return {
    read: () => readLocalText(key),
    write(text) {
      try {
        if (text === '') window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, text);
      } catch (error) {
        throw new AppError('unknown', error);
      }
      window.dispatchEvent(new Event(changed));
    },
    watch(onChange) {
      window.addEventListener('storage', onChange);
      window.addEventListener(changed, onChange);
      return () => {
        window.removeEventListener('storage', onChange);
        window.removeEventListener(changed, onChange);
      };
    },
  };
}
