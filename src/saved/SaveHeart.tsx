import { useSession } from '../accounts/useSession';
import type { Listing } from '../listings/listing';
import { HeartIcon } from './HeartIcon';
import { saveTexts } from './heartTexts';
import { useHeart } from './useHeart';
import './saveHeart.scss';

/** The heart in the corner of a photo (SAVE-1). Dealers have no list of saved listings. */
export default function SaveHeart({ listing }: { listing: Listing }) {
  const { saved, busy, presses } = useHeart(listing);
  const { dealer } = useSession();
  if (dealer) return null;
  return (
    <button
      type="button"
      className="save-heart"
      aria-pressed={saved}
      aria-busy={busy}
      aria-label={saveTexts.saveNamed(listing.name)}
      {...presses}
    >
      <HeartIcon filled={saved} size={22} />
    </button>
  );
}
