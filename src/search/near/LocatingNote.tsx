import { nearTexts } from '../texts';

/** While 'near me' waits for the browser. */
export function LocatingNote({ isLocating }: { isLocating: boolean }) {
  return isLocating ? (
    <p className="search-note" role="status">
      {nearTexts.asking}
    </p>
  ) : null;
}
