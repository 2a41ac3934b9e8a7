import { dealerNameKey } from '../../../src/accounts/dealerNameKey';
import { server, storeJpeg } from './emulators';
import { jpegPhoto } from './photos';

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface BuyerAccount extends Login {
  readonly uid: string;
  readonly name: string;
  readonly phone: string;
}

export interface DealerAccount extends Login {
  readonly uid: string;
  readonly dealerName: string;
  readonly district: string;
  readonly address: string;
  readonly phone: string;
}

let pictureFile: Promise<Buffer> | undefined;

function pictureContent(): Promise<Buffer> {
  pictureFile ??= jpegPhoto('shop.jpg').then(({ buffer }) => buffer);
  return pictureFile;
}

/** The people of one journey. Their accounts and records are removed at its end. */
export class People {
  readonly #emails: string[] = [];

  /** A new e-mail address. */
  newEmail(who: string): string {
    const email = `${who}-${crypto.randomUUID().slice(0, 8)}@journeys.example`;
    this.#emails.push(email);
    return email;
  }

  /** An account without a role. */
  async registerAccount(who: string, password: string): Promise<Login & { readonly uid: string }> {
    const email = this.newEmail(who);
    const { uid } = await server.auth.createUser({ email, password });
    return { email, password, uid };
  }

  async registerBuyer(): Promise<BuyerAccount> {
    const account = await this.registerAccount('buyer', 'asha12');
    const buyer = { ...account, name: `Asha ${account.uid.slice(0, 6)}`, phone: '9812345670' };
    const { email, name: Name, phone } = buyer;
    await server.db.doc(`users/${buyer.uid}`).set({ email, phone, Name, createdAt: new Date() });
    await server.db.doc(`UsersIds/${buyer.uid}`).set({ Name, phone });
    return buyer;
  }

  /** A public dealer. */
  async registerDealer(): Promise<DealerAccount> {
    const account = await this.registerAccount('dealer', 'Motors@1');
    const dealer = {
      ...account,
      dealerName: `Verma Motors ${account.uid.slice(0, 6)}`,
      district: 'Nashik',
      address: '12 Station Road',
      phone: '9812345671',
    };
    const { uid, dealerName, district: distName, address, phone } = dealer;
    const picturePath = `seller_profile_pics/${uid}/1700000000000-shop.jpg`;
    const profilePic = await storeJpeg(picturePath, await pictureContent());
    await server.db.doc(`sellers/${uid}`).set({
      phone,
      dealerName,
      nameKey: dealerNameKey(dealerName),
      distName,
      address,
      profilePic,
      createdAt: new Date(),
      approved: true,
    });
    return dealer;
  }

  async registerAdmin(): Promise<Login> {
    const account = await this.registerAccount('admin', 'Review@1');
    await server.db.doc(`admins/${account.uid}`).set({ id: account.email });
    return account;
  }

  /** The uid of an e-mail address, for example of an account that has signed up in the app. */
  async uidOf(email: string): Promise<string> {
    return (await server.auth.getUserByEmail(email)).uid;
  }

  /** Removes the accounts and all their records; the dealers among them only when the next journey is over. */
  async forgetAll(): Promise<void> {
    await Promise.all(dealersOfLastJourney.splice(0).map((uid) => server.db.doc(`sellers/${uid}`).delete()));
    const { users } = await server.auth.getUsers(this.#emails.map((email) => ({ email })));
    await Promise.all(users.map(({ uid }) => forget(uid)));
    dealersOfLastJourney.push(...users.map(({ uid }) => uid));
  }
}

/**
 * A page of another journey may have read a listing that is removed now, and ask for its dealer at any later time: a
 * dealer who is not found changes what such a page requests and shows.
 */
const dealersOfLastJourney: string[] = [];

async function forget(uid: string): Promise<void> {
  const { db, auth } = server;
  const owned = [
    db.collection('products').where('sellerId', '==', uid),
    db.collection('bikes').where('sellerId', '==', uid),
    db.collection('bookings').where('sellerId', '==', uid),
    db.collection('bookings').where('userId', '==', uid),
    db.collection('ratings').where('sellerId', '==', uid),
    db.collection('savedCounts').where('sellerId', '==', uid),
    db.collection(`UsersIds/${uid}/dealers`),
    db.collection('audit').where('who', '==', uid),
    db.collection('audit').where('recordId', '==', uid),
    db.collection(`sellers/${uid}/slots`),
    db.collection(`sellers/${uid}/sales`),
  ];
  const found = await Promise.all(owned.map((query) => query.get()));
  const own = [
    'users',
    'UsersIds',
    'admins',
    'profileChanges',
    'suspensions',
    'stockCounts',
    'dealerRatings',
    'openRequests',
    'accountLanguages',
    'confirmedEmails',
    'blockedHours',
  ];
  const records = own.map((collection) => db.doc(`${collection}/${uid}`));
  await Promise.all(found.flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())));
  await Promise.all(records.map((ref) => ref.delete()));
  await auth.deleteUser(uid);
}
