import { isRecordId, type ListingId, listingAt } from '../../shared/addresses/addresses';
import { tenDigits } from '../../shared/phone';

/** What the admin's one search field understands (ADMIN-16). */
export type Meaning =
  | { readonly what: 'listing'; readonly listing: ListingId }
  /** It may also be a word: nobody sees from an id of which kind it is. */
  | { readonly what: 'id'; readonly id: string }
  /** Ten digits. */
  | { readonly what: 'phone'; readonly phone: string }
  | { readonly what: 'words' };

/** Of a listing's address the path counts: the admin may have it from a page of another deployment. */
function listingNamed(text: string): ListingId | null {
  if (!text.includes('/')) return null;
  const [, path = ''] = /^(?:(?:https?:\/\/)?[^/\s]*)?(\/[^?#\s]*)(?:[?#]\S*)?$/.exec(text) ?? [];
  return listingAt(path);
}

/** An id is long and no ordinary word: it has a digit, or a capital after a small letter. */
function isLikeId(text: string): boolean {
  return text.length >= 8 && isRecordId(text) && /\d|[a-z][A-Z]/.test(text);
}

export function meaningOf(typed: string): Meaning {
  const text = typed.trim();
  const listing = listingNamed(text);
  if (listing) return { what: 'listing', listing };
  const phone = tenDigits(text);
  if (phone) return { what: 'phone', phone };
  return isLikeId(text) ? { what: 'id', id: text } : { what: 'words' };
}
