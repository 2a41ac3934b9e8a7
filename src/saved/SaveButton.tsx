import type { Listing } from '../listings/listing';
import { HeartIcon } from './HeartIcon';
import { saveTexts } from './texts';
import { useHeart } from './useHeart';

/** The heart of the details, as a button with a text. */
export function SaveButton({ listing }: { listing: Listing }) {
  const { saved, busy, toggle } = useHeart(listing);
  return (
    <button
      type="button"
      className="btn btn-outline-primary save-button"
      aria-pressed={saved}
      aria-busy={busy}
      aria-label={saveTexts.saveNamed(listing.name)}
      onClick={toggle}
    >
      <HeartIcon filled={saved} size={18} /> {saveTexts.save}
    </button>
  );
}
