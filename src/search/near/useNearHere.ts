import { useRef, useState } from 'react';
import type { TextSearch } from '../box/understoodSearch';
import { withNear } from '../search';
import type { Here } from './here';
import { nearMe } from './nearMe';
import { readRememberedNear, rememberNear } from './rememberedNear';

interface NearHere {
  /** The browser looks for the location, or waits for the person's answer. */
  readonly isLocating: boolean;
  /**
   * The search of a text with the place that it means by 'near me': where the person is, else the last chosen place.
   * null: another text was sent in the meantime.
   */
  readonly toPlaced: (found: TextSearch) => Promise<TextSearch | null>;
}

export function useNearHere(): NearHere {
  const [isLocating, setLocating] = useState(false);
  const last = useRef<TextSearch>(null);

  async function locate(found: TextSearch): Promise<Here> {
    try {
      const { findHere } = await import('./here');
      return await findHere();
    } finally {
      if (last.current === found) setLocating(false);
    }
  }

  async function toPlaced(found: TextSearch): Promise<TextSearch | null> {
    last.current = found;
    setLocating(found.here !== null);
    const { search, notes, here: within } = found;
    if (within === null) {
      if (search.filters.near) rememberNear(search.filters.near);
      return found;
    }
    const here = await locate(found);
    if (last.current !== found) return null;
    const place = 'place' in here ? here.place : readRememberedNear()?.place;
    if (place === undefined) return { ...found, notes: { ...notes, ignored: [...notes.ignored, nearMe] } };
    rememberNear({ place, within });
    return { ...found, search: withNear(search, { place, within }) };
  }

  return { isLocating, toPlaced };
}
