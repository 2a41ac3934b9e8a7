/**
 * Types of values whose mix-up costs: a distance is no price, a user's id is no listing's. A plain number or text fits each of
 * them; a value of one type does not fit another.
 */

declare const meaning: unique symbol;

type ValueOf<Base, Meaning extends string> = Base & { readonly [meaning]?: Meaning };

/** Whole rupees, unless it says otherwise. */
export type Rupees = ValueOf<number, 'rupees'>;

export type Kilometers = ValueOf<number, 'kilometers'>;

/** A length of time. */
export type Milliseconds = ValueOf<number, 'milliseconds'>;
export type Minutes = ValueOf<number, 'minutes'>;

/** The id of an account, which its records have, too: a dealer's is `sellerId`, a buyer's `userId`. */
export type Uid = ValueOf<string, 'uid'>;

/** The id of a record. That of a listing is unique among those of its kind. */
export type RecordId<Name extends 'listing' | 'booking'> = ValueOf<string, Name>;

/** Where a file is in the bucket: 'car_photos/abc/1.jpg'. It is no address. */
export type StoragePath = ValueOf<string, 'storage path'>;
