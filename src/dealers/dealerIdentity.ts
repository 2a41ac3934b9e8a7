import type { Dealer } from './dealer';

export const identityFields = [
  'dealerName',
  'distName',
  'address',
  'profilePic',
] as const satisfies readonly (keyof Dealer)[];

/** The part of a dealer's record that buyers recognise and the admin reviews. */
export type DealerIdentity = Pick<Dealer, (typeof identityFields)[number]>;

export type IdentityField = (typeof identityFields)[number];

export function identityOf({ dealerName, distName, address, profilePic }: DealerIdentity): DealerIdentity {
  return { dealerName, distName, address, profilePic };
}

/** The fields in which two identities differ. */
export function changedFields(one: DealerIdentity, other: DealerIdentity): readonly IdentityField[] {
  return identityFields.filter((field) => one[field] !== other[field]);
}

export function isSameIdentity(one: DealerIdentity, other: DealerIdentity): boolean {
  return changedFields(one, other).length === 0;
}
