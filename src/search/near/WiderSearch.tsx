import { useNames } from '../../ui/useNames';
import type { ListingSearch } from '../search';
import { nearTexts } from '../texts';
import { radii, shownNear } from './near';

interface WiderSearchProps {
  readonly search: ListingSearch;
  readonly onChange: (search: ListingSearch) => void;
}

/** Below few results near a place: the next radius. It asks for nothing before it is pressed. */
export function WiderSearch({ search, onChange }: WiderSearchProps) {
  useNames();
  const { filters } = search;
  const { near } = filters;
  const within = radii.find((radius) => near !== undefined && radius > near.within);
  if (!near || within === undefined) return null;
  const wider = { ...near, within };
  return (
    <div className="load-more">
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => onChange({ ...search, filters: { ...filters, near: wider } })}
      >
        {nearTexts.wider(shownNear(wider))}
      </button>
    </div>
  );
}
