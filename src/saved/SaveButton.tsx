import type { Listing } from '../listings/listing';
import { HeartIcon } from './HeartIcon';
import { saveTexts } from './heartTexts';
import { useHeart } from './useHeart';

/** The heart of the details, as a button whose text says the state, and whose accessible name also what a press does. */
export function SaveButton({ listing }: { listing: Listing }) {
  const { saved, busy, presses } = useHeart(listing);
  const { name } = listing;
  return (
    <button
      type="button"
      className={saved ? 'btn btn-outline-primary save-button is-saved' : 'btn btn-outline-primary save-button'}
      aria-busy={busy}
      aria-label={saved ? saveTexts.savedNamed(name) : saveTexts.saveNamed(name)}
      {...presses}
    >
      <HeartIcon filled={saved} size={18} /> {saved ? saveTexts.saved : saveTexts.save}
    </button>
  );
}
