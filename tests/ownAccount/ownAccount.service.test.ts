import { beforeEach, describe, expect, test } from 'vitest';
import { logInBuyer, logInDealer, logOutBuyer } from '../../src/accounts/accounts.service';
import { readSession } from '../../src/accounts/sessionStore';
import { bookListing } from '../../src/bookings/bookings.service';
import { deleteOwnAccount } from '../../src/ownAccount/deletion.service';
import { changePassword, loginEmail, sendEmailChange } from '../../src/ownAccount/login.service';
import { readOwnData } from '../../src/ownAccount/ownData.service';
import { changePerson, findPerson } from '../../src/ownAccount/person.service';
import { saveListing } from '../../src/saved/saved.service';
import {
  type BuyerAccount,
  type DealerAccount,
  erase,
  newBuyer,
  newDealer,
  newEmail,
  newListing,
  stored,
  storedWhere,
  uidOf,
  write,
} from '../support/services/arrange';
import { cutWrites, loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError, signedIn } from '../support/services/observe';

const right = '#Correct1horse';

let buyer: BuyerAccount;

beforeEach(async () => {
  buyer = await newBuyer();
  await logInBuyer(buyer);
});

describe('name and phone number', () => {
  const typed = { name: ' Asha Rao ', phone: '+91 98765 00000' };
  const person = { Name: 'Asha Rao', phone: '9876500000' };

  test('are changed in the private record, in the copy for dealers and on the device', async () => {
    await changePerson(buyer.uid, typed);
    expect(await stored(`users/${buyer.uid}`)).toMatchObject({ ...person, email: buyer.email });
    expect(await stored(`UsersIds/${buyer.uid}`)).toEqual(person);
    expect(await findPerson(buyer.uid)).toEqual({ name: person.Name, phone: person.phone });
    expect(readSession().buyer).toEqual({ userId: buyer.uid, name: person.Name });
  });

  test('are changed by the next try, when the answer was lost', async () => {
    loseAnswersToWrites();
    await expect(changePerson(buyer.uid, typed)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await changePerson(buyer.uid, typed);
    expect(await stored(`UsersIds/${buyer.uid}`)).toEqual(person);
  });

  test('need the login', async () => {
    await logOutBuyer();
    await expect(changePerson(buyer.uid, typed)).rejects.toEqual(appError('signedOut'));
  });
});

describe('the login', () => {
  test('has another password afterwards, and the old one is refused', async () => {
    await changePassword(buyer.uid, buyer.password, right);
    await expect(logInBuyer(buyer)).rejects.toEqual(appError('wrongCredentials'));
    await logInBuyer({ ...buyer, password: right });
  });

  test('keeps its password if the old one is wrong', async () => {
    await expect(changePassword(buyer.uid, 'not it', right)).rejects.toEqual(appError('wrongCredentials'));
    await logInBuyer(buyer);
  });

  test('keeps its e-mail address until the link is opened', async () => {
    await sendEmailChange(buyer.uid, buyer.password, newEmail());
    expect(await loginEmail(buyer.uid)).toBe(buyer.email);
    await logInBuyer(buyer);
  });

  test('cannot get an address that has an account', async () => {
    const other = await newBuyer();
    await expect(sendEmailChange(buyer.uid, buyer.password, other.email)).rejects.toEqual(appError('emailTaken'));
  });
});

describe('the data of', () => {
  test('a buyer has the person, bookings, saved listings and searches', async () => {
    const dealer = await newDealer();
    const id = await newListing('car', dealer.uid);
    await bookListing(buyer.uid, { kind: 'car', id, sellerId: dealer.uid, name: 'x' });
    await saveListing(buyer.uid, { kind: 'car', id, price: 1, savedAt: new Date(0) });
    expect(JSON.parse(await readOwnData('buyer', buyer.uid))).toMatchObject({
      email: buyer.email,
      person: { name: expect.any(String), phone: expect.any(String) },
      bookings: [{ vehicleId: id }],
      savedListings: [{ id }],
      savedSearches: [],
    });
  });

  test('a dealer has the profile and the listings in every state', async () => {
    const dealer = await newDealer();
    await newListing('car', dealer.uid);
    await newListing('bike', dealer.uid, { state: 'pending', rejectReason: '#price' });
    const warning = { sellerId: dealer.uid, text: 'Please answer bookings.', at: new Date(), readAt: null };
    await write(`warnings/of-${dealer.uid}`, warning);
    await write(`sellers/${dealer.uid}/sales/products_sold`, { price: '4 lakh', buyer: 'Asha' });
    await write(`blockedHours/${dealer.uid}`, { hours: ['1732440000000'] });
    await logInDealer(dealer);
    expect(JSON.parse(await readOwnData('dealer', dealer.uid))).toMatchObject({
      sales: [{ id: 'products_sold', price: '4 lakh', buyer: 'Asha' }],
      profile: { dealer: { id: dealer.uid } },
      listings: [{ kind: 'car' }, { kind: 'bike', rejectReason: 'The price is not believable.' }],
      bookings: [],
      blockedHours: [new Date(1_732_440_000_000).toISOString()],
      isEmailConfirmed: false,
      warnings: [{ text: 'Please answer bookings.' }],
    });
  });
});

/** What is left of a buyer. */
async function left({ uid, email }: BuyerAccount) {
  return {
    records: await Promise.all([
      stored(`users/${uid}`),
      stored(`UsersIds/${uid}`),
      stored(`users/${uid}/saved/listings`),
      stored(`openRequests/${uid}`),
    ]),
    login: await uidOf(email),
    bookings: (await storedWhere('bookings', 'userId', uid)).map(({ status }) => status),
  };
}

const nothing = { records: [undefined, undefined, undefined, undefined], login: null };

async function bookOneOf(dealer: DealerAccount): Promise<void> {
  const id = await newListing('car', dealer.uid);
  await bookListing(buyer.uid, { kind: 'car', id, sellerId: dealer.uid, name: 'x' });
}

describe('a deletion', () => {
  test('of a buyer cancels open bookings, and leaves nothing else', async () => {
    await bookOneOf(await newDealer());
    await bookOneOf(await newDealer());
    const id = await newListing('car', (await newDealer()).uid);
    await saveListing(buyer.uid, { kind: 'car', id, price: 1, savedAt: new Date(0) });
    await write(`users/${buyer.uid}/searches/3`, { address: '/cars?q=swift', lookedAt: new Date(0) });
    await deleteOwnAccount(['buyer'], buyer.uid, buyer.password);
    expect(await left(buyer)).toEqual({ ...nothing, bookings: ['cancelled', 'cancelled'] });
    expect(await stored(`users/${buyer.uid}/searches/3`)).toBeUndefined();
    expect(await stored(`savedCounts/products_${id}`)).toMatchObject({ count: 0 });
    expect(await signedIn()).toBeNull();
    expect(readSession().buyer).toBeNull();
  });

  test('deletes nothing if the password is wrong', async () => {
    await bookOneOf(await newDealer());
    await expect(deleteOwnAccount(['buyer'], buyer.uid, 'not it')).rejects.toEqual(appError('wrongCredentials'));
    expect(await left(buyer)).toMatchObject({ login: buyer.uid, bookings: ['requested'] });
  });

  test('continues where it was interrupted', async () => {
    await bookOneOf(await newDealer());
    loseAnswersToWrites();
    await expect(deleteOwnAccount(['buyer'], buyer.uid, buyer.password)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    expect(await left(buyer)).toMatchObject({ login: buyer.uid, bookings: ['requested'] });
    await deleteOwnAccount(['buyer'], buyer.uid, buyer.password);
    expect(await left(buyer)).toEqual({ ...nothing, bookings: ['cancelled'] });
  });

  test('that has left only the login is finished by the next try', async () => {
    await erase(`users/${buyer.uid}`);
    await erase(`UsersIds/${buyer.uid}`);
    expect(await findPerson(buyer.uid)).toBeUndefined();
    await deleteOwnAccount(['buyer'], buyer.uid, buyer.password);
    expect(await left(buyer)).toEqual({ ...nothing, bookings: [] });
  });

  test('keeps all while no write arrives', async () => {
    cutWrites();
    await expect(deleteOwnAccount(['buyer'], buyer.uid, buyer.password)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    expect(await left(buyer)).toMatchObject({ login: buyer.uid });
    expect(await findPerson(buyer.uid)).not.toBeUndefined();
  });

  test('of a dealer deletes the listings, declines the orders and deletes the record', async () => {
    const dealer = await newDealer();
    await bookOneOf(dealer);
    await newListing('bike', dealer.uid, { state: 'pending', rejectReason: '#price' });
    await write(`sellers/${dealer.uid}/sales/products_sold`, { price: '4 lakh', buyer: 'Asha' });
    await write(`blockedHours/${dealer.uid}`, { hours: ['1732440000000'] });
    await logInDealer(dealer);
    await deleteOwnAccount(['dealer'], dealer.uid, dealer.password);
    expect(await stored(`sellers/${dealer.uid}`)).toBeUndefined();
    expect(await stored(`sellers/${dealer.uid}/sales/products_sold`)).toBeUndefined();
    expect(await stored(`blockedHours/${dealer.uid}`)).toBeUndefined();
    expect(await uidOf(dealer.email)).toBeNull();
    const listings = await Promise.all(['products', 'bikes'].map((name) => storedWhere(name, 'sellerId', dealer.uid)));
    expect(listings.flat()).toEqual([]);
    expect(await storedWhere('bookings', 'sellerId', dealer.uid)).toEqual([
      expect.objectContaining({ status: 'declined', declineReason: '#dealerLeft' }),
    ]);
  });

  test('of one role keeps the login for the other', async () => {
    await write(`sellers/${buyer.uid}`, { dealerName: 'Both Motors', approved: false });
    await deleteOwnAccount(['buyer'], buyer.uid, buyer.password);
    expect(await left(buyer)).toMatchObject({ records: nothing.records, login: buyer.uid });
    expect(await signedIn()).toBeNull();
  });
});
