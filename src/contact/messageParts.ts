import { type ListingId, listingAt } from '../shared/addresses/addresses';
import { pathInAnyLanguage } from '../shared/addresses/languageAddress';

/** A part of a message's text: plain, or the address of one of our own listings. */
export interface MessagePart {
  /** As it was typed. */
  readonly text: string;
  readonly listing: ListingId | null;
}

/** The signs after an address belong to the sentence. */
const addressPattern = /https?:\/\/[^\s<>"'“”‘’]*[^\s<>"'“”‘’.,;:!?()[\]{}]/g;

/** The listing at an address of this site. Anybody may write an address that only looks like ours. */
function listingNamed(address: string, origins: readonly string[]): ListingId | null {
  if (!URL.canParse(address)) return null;
  const { origin, username, password, pathname } = new URL(address);
  return origins.includes(origin) && username === '' && password === '' ? listingAt(pathInAnyLanguage(pathname)) : null;
}

/**
 * The text of a message in parts. Only addresses of our own listings are links (CONTACT-5): a stranger wrote the text.
 *
 * @param origins those of this site, such as 'https://www.example.com'
 */
export function partsOf(text: string, origins: readonly string[]): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of text.matchAll(addressPattern)) {
    const [address] = match;
    const listing = listingNamed(address, origins);
    if (!listing) continue;
    parts.push({ text: text.slice(end, match.index), listing: null }, { text: address, listing });
    end = match.index + address.length;
  }
  return [...parts, { text: text.slice(end), listing: null }].filter((part) => part.text !== '');
}

/** The first e-mail address that somebody typed; null if there is none. The form has no field for it. */
export function emailIn(...texts: readonly string[]): string | null {
  for (const text of texts) {
    const [, email] =
      /(?:^|[^\w.+@-])([\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24})(?![\w@-])/i.exec(text) ?? [];
    if (email) return email;
  }
  return null;
}

/** An e-mail with that subject, to an address that `emailIn` has found. */
export function emailLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
