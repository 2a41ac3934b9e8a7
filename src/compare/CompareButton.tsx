import type { Listing } from '../listings/listing';
import { Icon } from '../ui/Icon';
import { toggleCompared } from './compared';
import { compareTexts } from './texts';
import { useCompared } from './useCompared';

/** Adds a listing to the comparison, or takes it out. */
export function CompareButton({ listing }: { listing: Listing }) {
  const { kind, id, name } = listing;
  const isChosen = useCompared().some((each) => each.kind === kind && each.id === id);
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      aria-pressed={isChosen}
      aria-label={compareTexts.compareNamed(name)}
      onClick={() => void toggleCompared(listing)}
    >
      {isChosen && <Icon name="check" size={18} />} {compareTexts.compare}
    </button>
  );
}
