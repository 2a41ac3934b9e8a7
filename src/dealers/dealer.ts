import { isTenDigits } from '../shared/addresses/links';
import type { Uid } from '../shared/valueTypes';

/**
 * Address and district in one line, without the district if the address contains it.
 *
 * @param placeName gives the district its name in the language of the page; maps need the stored one
 */
export function dealerPlace(
  { address, distName }: Pick<Dealer, 'address' | 'distName'>,
  placeName: (distName: string) => string = String,
): string {
  if (address.toLowerCase().includes(distName.toLowerCase())) return address;
  return [address, placeName(distName)].filter(Boolean).join(', ');
}

/** A dealer's public record. */
export interface Dealer {
  readonly id: Uid;
  readonly dealerName: string;
  /** The district. */
  readonly distName: string;
  readonly address: string;
  readonly phone: string;
  /** The URL of the picture; '' if there is none. */
  readonly profilePic: string;
  /** Whether buyers see the record: after the admin's first approval of one of the dealer's listings (DEALER-7). */
  readonly approved: boolean;
  /** When the dealer signed up; null if the record is damaged. An offline copy of an older version has none. */
  readonly joinedAt?: Date | null;
  /** What Second Gear has checked, as it is stored: see dealerCheck.record.ts. */
  readonly check?: unknown;
}

/** The dealer of a listing: undefined while loading, 'gone' if no longer public, null if the record cannot be read. */
export type KnownDealer<Record = Dealer> = Record | 'gone' | null | undefined;

/** Whether the phone number can be called: it has ten digits (DEALER-8). */
export function hasPhone({ phone }: Pick<Dealer, 'phone'>): boolean {
  return isTenDigits(phone);
}
