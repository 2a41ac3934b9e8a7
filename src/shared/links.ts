import { type Seller, sellerPlace } from './seller';
import { wellFormed } from './wellFormed';

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** Addresses that lead out of the app. Each is a plain link: nothing is asked of anyone before the click. */

/** @param phone ten digits, as the forms take them */
export function phoneLink(phone: string): string {
  return `tel:+91${phone}`;
}

/** A WhatsApp message with that text, to a phone number of ten digits or, without one, to whomever the sender chooses. */
export function whatsAppLink(text: string, phone?: string): string {
  return `https://wa.me/${phone === undefined ? '' : `91${phone}`}?text=${encoded(text)}`;
}

/** The dealer's place on a map; null where the record names none. */
export function mapLink(seller: Pick<Seller, 'address' | 'distName'>): string | null {
  const place = sellerPlace(seller);
  return place.trim() === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encoded(place)}`;
}
