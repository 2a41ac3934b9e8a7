import type { ListingId } from '../../shared/addresses/addresses';
import { createAsked } from '../../ui/overlays/asked';

/**
 * The listing whose details were pressed just now. They open at once; the address follows when the whole page has been
 * rendered for it, which takes a cheap phone longer.
 */
export const pressedListing = createAsked<ListingId>();
