import { Link } from 'react-router-dom';
import { compareChoiceTexts } from '../saved/texts';
import type { ListingId } from '../shared/addresses/addresses';
import { type Choice, choiceOf } from './comparison';
import './compare.scss';

function hintOf(choice: Choice): string {
  switch (choice.state) {
    case 'none':
      return compareChoiceTexts.hint;
    case 'mixed':
      return compareChoiceTexts.mixed;
    case 'tooMany':
      return compareChoiceTexts.tooMany;
    case 'oneMore':
      return compareChoiceTexts.oneMore[choice.kind];
    case 'ready':
      return '';
  }
}

interface CompareBarProps {
  readonly chosen: readonly ListingId[];
  readonly onNone: () => void;
}

/**
 * Says what the selection compares, and leads to the comparison. It stays at the bottom of the screen while ticks are
 * set.
 */
export function CompareBar({ chosen, onNone }: CompareBarProps) {
  const choice = choiceOf(chosen);
  return (
    <div className={chosen.length > 0 ? 'compare-bar compare-bar-open' : 'compare-bar'}>
      <p role="status">{hintOf(choice)}</p>
      {chosen.length > 0 && (
        <button type="button" className="btn btn-link" onClick={onNone}>
          {compareChoiceTexts.none}
        </button>
      )}
      {choice.state === 'ready' && (
        <Link className="btn btn-primary" to={choice.address}>
          {compareChoiceTexts.compare(choice.count)}
        </Link>
      )}
    </div>
  );
}
