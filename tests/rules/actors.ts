/** All kinds of people that the rules tell apart. */
export const actorNames = [
  'visitor',
  'buyer',
  'otherBuyer',
  'dealer',
  'otherDealer',
  'admin',
  'halfRegistered',
] as const;

export type ActorName = (typeof actorNames)[number];

export interface Actor {
  readonly label: string;
  /** null: not signed in. */
  readonly account: Account | null;
}

export interface Account {
  readonly uid: string;
  readonly email: string;
  /** The e-mail address is confirmed. */
  readonly isConfirmed?: true;
  /** The sign-in provider; without it, e-mail and password. */
  readonly provider?: 'google.com' | 'anonymous' | 'custom';
}

export const accounts = {
  buyer: { uid: 'uidOfBuyer', email: 'buyer@example.com', isConfirmed: true },
  otherBuyer: { uid: 'uidOfOtherBuyer', email: 'other.buyer@example.com' },
  dealer: { uid: 'uidOfDealer', email: 'dealer@example.com' },
  otherDealer: { uid: 'uidOfOtherDealer', email: 'other.dealer@example.com' },
  admin: { uid: 'uidOfAdmin', email: 'admin@example.com' },
  halfRegistered: { uid: 'uidOfHalfRegistered', email: 'half.registered@example.com' },
} as const satisfies Record<Exclude<ActorName, 'visitor'>, Account>;

export const actors: Readonly<Record<ActorName, Actor>> = {
  visitor: { label: 'visitor', account: null },
  buyer: { label: 'buyer', account: accounts.buyer },
  otherBuyer: { label: 'other buyer', account: accounts.otherBuyer },
  dealer: { label: 'dealer', account: accounts.dealer },
  otherDealer: { label: 'other dealer', account: accounts.otherDealer },
  admin: { label: 'admin', account: accounts.admin },
  halfRegistered: { label: 'account without a profile', account: accounts.halfRegistered },
};
