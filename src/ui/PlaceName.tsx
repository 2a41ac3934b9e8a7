import { useNames } from './useNames';

/** A district or a state, stored by its Latin name, in the language of the page. */
export function PlaceName({ of }: { of: string }) {
  return useNames()(of);
}
