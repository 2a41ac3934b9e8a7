import { Icon } from '../../ui/Icon';
import { nearTexts } from '../texts';
import type { Locating } from './useLocating';

/** 'Use my location' */
export function LocateButton({ locating: { ask, isAsking } }: { locating: Locating }) {
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      aria-disabled={isAsking}
      onClick={() => {
        if (!isAsking) void ask();
      }}
    >
      <Icon name="pin" size={18} />
      {isAsking ? nearTexts.asking : nearTexts.here}
    </button>
  );
}
