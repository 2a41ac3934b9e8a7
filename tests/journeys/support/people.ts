import { server, storeJpeg } from './emulators';
import { jpegPhoto } from './photos';

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Buyer extends Login {
  readonly uid: string;
  readonly name: string;
  readonly phone: string;
}

export interface Dealer extends Login {
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

/** The people of one journey: accounts of its own, which are gone, with all they made, when it is over. */
export class People {
  readonly #emails: string[] = [];

  /** An e-mail address that nobody else has. */
  newEmail(who: string): string {
    const email = `${who}-${crypto.randomUUID().slice(0, 8)}@journeys.example`;
    this.#emails.push(email);
    return email;
  }

  /** An account without any role. */
  async registerAccount(who: string, password: string): Promise<Login & { readonly uid: string }> {
    const email = this.newEmail(who);
    const { uid } = await server.auth.createUser({ email, password });
    return { email, password, uid };
  }

  async registerBuyer(): Promise<Buyer> {
    const account = await this.registerAccount('buyer', 'asha12');
    const buyer = { ...account, name: `Asha ${account.uid.slice(0, 6)}`, phone: '9812345670' };
    const { email, name: Name, phone } = buyer;
    await server.db.doc(`users/${buyer.uid}`).set({ email, phone, Name, createdAt: new Date() });
    await server.db.doc(`UsersIds/${buyer.uid}`).set({ Name, phone });
    return buyer;
  }

  async registerDealer(): Promise<Dealer> {
    const account = await this.registerAccount('dealer', 'Motors@1');
    const dealer = {
      ...account,
      dealerName: `Verma Motors ${account.uid.slice(0, 6)}`,
      district: 'Nashik',
      address: '12 Station Road',
      phone: '9812345671',
    };
    const { uid, dealerName, district: distName, address, phone } = dealer;
    const picturePath = `seller_profile_pics/${uid}/1-shop.jpg`;
    const profilePic = await storeJpeg(picturePath, await pictureContent());
    await server.db
      .doc(`sellers/${uid}`)
      .set({ phone, dealerName, distName, address, profilePic, createdAt: new Date() });
    return dealer;
  }

  async registerAdmin(): Promise<Login> {
    const account = await this.registerAccount('admin', 'Review@1');
    await server.db.doc(`admins/${account.uid}`).set({ id: account.email });
    return account;
  }

  /** The account behind an e-mail address, such as one that signed up through the screens. */
  async uidOf(email: string): Promise<string> {
    return (await server.auth.getUserByEmail(email)).uid;
  }

  /** Removes the accounts and everything that belongs to them. */
  async forgetAll(): Promise<void> {
    const { users } = await server.auth.getUsers(this.#emails.map((email) => ({ email })));
    await Promise.all(users.map(({ uid }) => forget(uid)));
  }
}

async function forget(uid: string): Promise<void> {
  const { db, auth } = server;
  const owned = [
    db.collection('products').where('sellerId', '==', uid),
    db.collection('bikes').where('sellerId', '==', uid),
    db.collection('bookings').where('sellerId', '==', uid),
    db.collection('bookings').where('userId', '==', uid),
    db.collection(`UsersIds/${uid}/dealers`),
    db.collection('audit').where('who', '==', uid),
    db.collection(`sellers/${uid}/slots`),
  ];
  const found = await Promise.all(owned.map((query) => query.get()));
  const profiles = ['users', 'sellers', 'UsersIds', 'admins'].map((collection) => db.doc(`${collection}/${uid}`));
  await Promise.all(
    [...found.flatMap(({ docs }) => docs.map(({ ref }) => ref)), ...profiles].map((ref) => ref.delete()),
  );
  await auth.deleteUser(uid);
}
