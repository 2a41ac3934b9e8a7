import { ActionButton } from '../../ui/ActionButton';
import { Icon } from '../../ui/Icon';
import { nearTexts } from '../texts';
import type { Locating } from './useLocating';

/** 'Use my location' */
export function LocateButton({ locating: { ask, isAsking } }: { locating: Locating }) {
  return (
    <ActionButton className="btn btn-outline-primary" busy={isAsking} onClick={() => void ask()}>
      <Icon name="pin" size={18} />
      {isAsking ? nearTexts.asking : nearTexts.here}
    </ActionButton>
  );
}
