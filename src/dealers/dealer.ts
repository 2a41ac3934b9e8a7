/** Address and district in one line; the district once, where the address names it already. */
export function sellerPlace({ address, distName }: Pick<Seller, 'address' | 'distName'>): string {
  if (address.toLowerCase().includes(distName.toLowerCase())) return address;
  return [address, distName].filter(Boolean).join(', ');
}

/** A dealer's public record. */
export interface Seller {
  readonly id: string;
  readonly dealerName: string;
  /** District. */
  readonly distName: string;
  readonly address: string;
  readonly phone: string;
  /** Address of the picture; '' where there is none. */
  readonly profilePic: string;
}

/** Whether the phone number is one that can be called: ten digits (spec 5). */
export function hasPhone({ phone }: Pick<Seller, 'phone'>): boolean {
  return /^\d{10}$/.test(phone);
}
