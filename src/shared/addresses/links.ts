import { wellFormed } from '../wellFormed';

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** Links that lead out of the app. Nothing is requested before the click. */

/** Whether it is a phone number as the forms store it. A damaged record may hold something else. */
export function isTenDigits(phone: string): boolean {
  return /^\d{10}$/.test(phone);
}

/** @param phone ten digits, as the forms take them */
export function phoneLink(phone: string): string {
  return `tel:+91${phone}`;
}

/** Characters that people write between the digits of a phone number. */
const betweenDigits = /[\s().-]/g;

/**
 * A link that calls a phone number that somebody typed: ten digits, with or without India's prefix, or a number of
 * another country.
 *
 * @returns null if the text is no phone number
 */
export function typedPhoneLink(text: string): string | null {
  const phone = text.replace(betweenDigits, '');
  const [, indian] = /^(?:\+91|91|0)?(\d{10})$/.exec(phone) ?? [];
  if (indian) return phoneLink(indian);
  return /^\+[1-9]\d{7,14}$/.test(phone) ? `tel:${phone}` : null;
}

/** A WhatsApp message with that text, to a phone number of ten digits. Without one, the sender chooses who gets it. */
export function whatsAppLink(text: string, phone?: string): string {
  return `https://wa.me/${phone === undefined ? '' : `91${phone}`}?text=${encoded(text)}`;
}

/** The way to a place, by its address; null if the address is blank. */
export function directionsLink(place: string): string | null {
  return place.trim() === '' ? null : `https://www.google.com/maps/dir/?api=1&destination=${encoded(place)}`;
}

/** A place on a map, by its address; null if the address is blank. */
export function mapLink(place: string): string | null {
  return place.trim() === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encoded(place)}`;
}

/** Opens the device's own share sheet. true: shared, or cancelled by the person. */
export async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser does not allow it, or the page has no https.
    return false;
  }
}
