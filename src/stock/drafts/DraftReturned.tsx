import { formatDayOfYear } from '../../shared/time/indianTime';
import { Notice } from '../../ui/Notice';
import { draftTexts } from '../texts';

interface DraftReturnedProps {
  /** When it was written last; undefined in a draft from before that was kept. */
  readonly at: number | undefined;
  /** The label of the button that gives it up. */
  readonly giveUp: string;
  readonly onGiveUp: () => void;
}

/** Above a form that begins with a draft: from when it is, and the way to begin without it (DEALER-19). */
export function DraftReturned({ at, giveUp, onGiveUp }: DraftReturnedProps) {
  return (
    <Notice tone="info">
      {at === undefined ? draftTexts.returned : draftTexts.returnedOf(formatDayOfYear(new Date(at)))}{' '}
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onGiveUp}>
        {giveUp}
      </button>
    </Notice>
  );
}
