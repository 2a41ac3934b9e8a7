import { describe, expect, test } from 'vitest';
import type { AccountRole, Credentials } from '../../src/domain/accounts';
import {
  logInSeller,
  logInUser,
  logOutSeller,
  logOutUser,
  sendPasswordReset,
  signUpSeller,
  signUpUser,
} from '../../src/services/accounts';
import { emulatorHosts, environment } from '../../src/services/environment';
import { readSession } from '../../src/services/session';
import { disableAccount, newAccount, newBuyer, newDealer, newEmail, stored, uidOf, write } from './arrange';
import { cutNetwork, cutWrites, watchRequests } from './network';
import { appError, localStorageContent, signedIn } from './observe';

const pictureOf = (content: string) => {
  const chosen = new File([content], 'shop front.jpg', { type: 'image/jpeg' });
  return { chosen, compressed: chosen };
};
const picture = pictureOf('the shop front');

type Chosen = Partial<Credentials & { readonly phone: string }>;

function buyerInput(chosen: Chosen = {}) {
  return { email: newEmail(), password: 'buyer1', name: 'Asha Rao', phone: '9876543210', ...chosen };
}

function dealerInput(chosen: Chosen = {}) {
  return {
    email: newEmail(),
    password: 'Dealer@1',
    phone: '9123456780',
    dealerName: 'Sahyadri Motors',
    district: 'Pune',
    address: '12 MG Road',
    picture,
    ...chosen,
  };
}

const signUps: Readonly<Record<AccountRole, (chosen?: Chosen) => Promise<void>>> = {
  user: (chosen) => signUpUser(buyerInput(chosen)),
  seller: (chosen) => signUpSeller(dealerInput(chosen)),
};
const logIns = { user: logInUser, seller: logInSeller } as const;
const newPerson = { user: newBuyer, seller: newDealer } as const;
const profileOf: Readonly<Record<AccountRole, string>> = { user: 'users', seller: 'sellers' };
const roles: readonly AccountRole[] = ['user', 'seller'];
const otherRole: Readonly<Record<AccountRole, AccountRole>> = { user: 'seller', seller: 'user' };

describe('a buyer signs up', () => {
  test('the private profile and the contact card hold what was typed, trimmed, and no password', async () => {
    const input = buyerInput();
    await signUpUser({ ...input, email: ` ${input.email} `, name: ' Asha Rao ', phone: ' 9876543210 ' });
    const uid = await uidOf(input.email);
    expect(await stored(`users/${uid}`)).toEqual({
      email: input.email,
      phone: '9876543210',
      Name: 'Asha Rao',
      createdAt: expect.anything(),
    });
    expect(await stored(`UsersIds/${uid}`)).toEqual({ Name: 'Asha Rao', phone: '9876543210' });
  });

  test('nobody is logged in by it, and nothing is remembered', async () => {
    await signUps.user();
    expect(await signedIn()).toBeNull();
    expect(localStorageContent()).toEqual({});
  });

  test('a password that the server finds too weak registers nobody', async () => {
    const email = newEmail();
    await expect(signUps.user({ email, password: '12345' })).rejects.toEqual(appError('invalid'));
    expect(await uidOf(email)).toBeNull();
  });
});

describe('a dealer signs up', () => {
  test('the public record holds everything but the e-mail and the password', async () => {
    const input = dealerInput();
    await signUpSeller({ ...input, dealerName: ' Sahyadri Motors ', district: ' Pune ', address: ' 12 MG Road ' });
    const uid = await uidOf(input.email);
    expect(await stored(`sellers/${uid}`)).toEqual({
      phone: '9123456780',
      dealerName: 'Sahyadri Motors',
      distName: 'Pune',
      address: '12 MG Road',
      profilePic: expect.stringContaining(`seller_profile_pics%2F${uid}%2F`),
      createdAt: expect.anything(),
    });
  });

  test('the picture is stored, and anyone can see it', async () => {
    const input = dealerInput();
    await signUpSeller(input);
    const record = await stored(`sellers/${await uidOf(input.email)}`);
    const answer = await fetch(String(record?.profilePic));
    expect(await answer.text()).toBe('the shop front');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });

  test('a picture that is refused leaves no record, and the next try with a good one completes the sign-up', async () => {
    const input = dealerInput();
    const drawing = new File(['GIF'], 'shop.gif', { type: 'image/gif' });
    const refused = { chosen: drawing, compressed: drawing };
    await expect(signUpSeller({ ...input, picture: refused })).rejects.toEqual(appError('denied'));
    const uid = await uidOf(input.email);
    expect(await stored(`sellers/${uid}`)).toBeUndefined();
    await signUpSeller(input);
    expect(await stored(`sellers/${uid}`)).toMatchObject({ dealerName: 'Sahyadri Motors' });
  });

  test('a try that ended before the record was stored has sent the picture: the next one does not send it again', async () => {
    const input = { ...dealerInput(), picture: pictureOf('the shop front') };
    cutWrites();
    await expect(signUpSeller(input)).rejects.toEqual(appError('offline'));
    const uploads = watchRequests('storage');
    await signUpSeller(input);
    expect(uploads).toEqual([]);
    const record = await stored(`sellers/${await uidOf(input.email)}`);
    expect(await (await fetch(String(record?.profilePic))).text()).toBe('the shop front');
  });
});

describe.each(roles)('one e-mail, several sign-ups (D3): as %s', (role) => {
  const profile = profileOf[role];

  test('the right password adds the role to an account that has the other one', async () => {
    const { uid, email, password } = await newPerson[otherRole[role]]();
    await signUps[role]({ email, password });
    expect(await stored(`${profile}/${uid}`)).toBeDefined();
    expect(await stored(`${profileOf[otherRole[role]]}/${uid}`)).toBeDefined();
    await logIns[role]({ email, password });
    expect(await signedIn()).toBe(uid);
  });

  test('the right password completes a sign-up that broke off before the profile', async () => {
    const { uid, email, password } = await newAccount();
    await signUps[role]({ email, password });
    expect(await stored(`${profile}/${uid}`)).toBeDefined();
  });

  test('a wrong password adds nothing', async () => {
    const { uid, email } = await newPerson[otherRole[role]]();
    await expect(signUps[role]({ email, password: 'Wrong@123' })).rejects.toEqual(appError('wrongCredentials'));
    expect(await stored(`${profile}/${uid}`)).toBeUndefined();
  });

  test('the same sign-up again, because its first answer was lost, has succeeded, and changes nothing', async () => {
    const credentials = { email: newEmail(), password: 'Secret@123' };
    await signUps[role](credentials);
    const path = `${profile}/${await uidOf(credentials.email)}`;
    const before = await stored(path);
    await signUps[role](credentials);
    expect(await stored(path)).toEqual(before);
  });

  test('the same role with another profile is refused, and the profile stays as it was', async () => {
    const credentials = { email: newEmail(), password: 'Secret@123' };
    await signUps[role](credentials);
    const path = `${profile}/${await uidOf(credentials.email)}`;
    const before = await stored(path);
    const again = signUps[role]({ ...credentials, phone: '9000000000' });
    await expect(again).rejects.toEqual(appError('exists'));
    expect(await stored(path)).toEqual(before);
  });

  test('whoever is logged in on the site stays so', async () => {
    const buyer = await newBuyer();
    await logInUser(buyer);
    const before = localStorageContent();
    await signUps[role]();
    expect(await signedIn()).toBe(buyer.uid);
    expect(localStorageContent()).toEqual(before);
  });

  test('without a network nobody is registered', async () => {
    const email = newEmail();
    cutNetwork();
    await expect(signUps[role]({ email })).rejects.toEqual(appError('offline'));
    expect(await uidOf(email)).toBeNull();
  });
});

describe('a login is remembered', () => {
  test('a buyer: id, name and phone', async () => {
    const buyer = await newBuyer();
    await logInUser(buyer);
    expect(await signedIn()).toBe(buyer.uid);
    expect(localStorageContent()).toEqual({ userId: buyer.uid, userName: 'Asha Rao', phone: '9876543210' });
    expect(readSession()).toEqual({ buyer: { userId: buyer.uid, name: 'Asha Rao' }, seller: null });
  });

  test('a dealer: id and name', async () => {
    const dealer = await newDealer();
    await logInSeller(dealer);
    expect(await signedIn()).toBe(dealer.uid);
    expect(localStorageContent()).toEqual({
      sellerid: dealer.uid,
      sellername: 'Sahyadri Motors',
      dealerName: 'Sahyadri Motors',
    });
    expect(readSession()).toEqual({
      buyer: null,
      seller: { sellerId: dealer.uid, dealerName: 'Sahyadri Motors' },
    });
  });

  test("a dealer's login ends a buyer's on the same device", async () => {
    const buyer = await newBuyer();
    const dealer = await newDealer();
    await logInUser(buyer);
    await logInSeller(dealer);
    expect(await signedIn()).toBe(dealer.uid);
    expect(localStorageContent()).toEqual({
      userId: buyer.uid,
      sellerid: dealer.uid,
      sellername: 'Sahyadri Motors',
      dealerName: 'Sahyadri Motors',
    });
  });

  test('blanks around the e-mail do not matter, nor do its capitals', async () => {
    const { uid, email, password } = await newBuyer();
    await logInUser({ email: ` ${email.toUpperCase()} `, password });
    expect(await signedIn()).toBe(uid);
  });

  test.each([
    ['has lost the name', {}],
    ['has a number for a name', { Name: 7, phone: 9876543210 }],
  ])('a buyer whose profile %s can log in all the same', async (_damage, profile) => {
    const account = await newAccount();
    await write(`users/${account.uid}`, profile);
    await logInUser(account);
    expect(readSession().buyer).toEqual({ userId: account.uid, name: 'Unknown' });
  });
});

describe.each(roles)('a login that fails (D2): as %s', (role) => {
  const logIn = logIns[role];

  async function expectNobody(): Promise<void> {
    expect(await signedIn()).toBeNull();
    expect(readSession()).toEqual({ buyer: null, seller: null });
    expect(localStorageContent()).toEqual({});
  }

  test.each<[string, () => Promise<Credentials>]>([
    ['a wrong password', async () => ({ ...(await newPerson[role]()), password: 'Wrong@123' })],
    ['an unknown e-mail', async () => ({ email: newEmail(), password: 'Secret@123' })],
    ['a text that is no e-mail', async () => ({ email: 'asha', password: 'Secret@123' })],
    ['an account without a profile', newAccount],
    ['an account with a profile of the other role', newPerson[otherRole[role]]],
    [
      'a disabled account',
      async () => {
        const person = await newPerson[role]();
        await disableAccount(person);
        return person;
      },
    ],
  ])('%s is one and the same failure, and leaves nobody signed in', async (_case, credentials) => {
    await expect(logIn(await credentials())).rejects.toEqual(appError('wrongCredentials'));
    await expectNobody();
  });

  test('no network is another failure, and leaves nobody signed in', async () => {
    const person = await newPerson[role]();
    cutNetwork();
    await expect(logIn(person)).rejects.toEqual(appError('offline'));
    await expectNobody();
  });

  test('a network that breaks before the profile is read leaves nobody signed in', async () => {
    const person = await newPerson[role]();
    cutNetwork('firestore');
    await expect(logIn(person)).rejects.toEqual(appError('offline'));
    await expectNobody();
  });

  test('whoever was logged in before is logged out by it', async () => {
    await logInUser(await newBuyer());
    await expect(logIn({ email: newEmail(), password: 'Secret@123' })).rejects.toEqual(appError('wrongCredentials'));
    expect(await signedIn()).toBeNull();
    expect(readSession().buyer).toBeNull();
  });
});

describe('a logout', () => {
  test('a buyer: name and phone are forgotten, and nothing else', async () => {
    const buyer = await newBuyer();
    await logInUser(buyer);
    window.localStorage.setItem('theme', 'dark');
    await logOutUser();
    expect(await signedIn()).toBeNull();
    expect(localStorageContent()).toEqual({ userId: buyer.uid, theme: 'dark' });
  });

  test('a dealer: all local storage is cleared', async () => {
    await logInUser(await newBuyer());
    await logInSeller(await newDealer());
    window.localStorage.setItem('theme', 'dark');
    await logOutSeller();
    expect(await signedIn()).toBeNull();
    expect(localStorageContent()).toEqual({});
  });
});

describe('a forgotten password', () => {
  /** The addresses to which the Auth emulator has sent a link. */
  async function resetLinksSentTo(email: string): Promise<number> {
    const answer = await fetch(`${emulatorHosts?.auth}/emulator/v1/projects/${environment.projectId}/oobCodes`);
    const { oobCodes }: { oobCodes: { email: string; requestType: string }[] } = await answer.json();
    return oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET').length;
  }

  test('an e-mail with an account gets a link', async () => {
    const { email } = await newBuyer();
    await sendPasswordReset(` ${email} `);
    expect(await resetLinksSentTo(email)).toBe(1);
  });

  test.each([
    ['an e-mail without an account', () => newEmail()],
    ['a text that is no e-mail', () => 'asha'],
  ])('%s gets none, and the answer is the same', async (_case, email) => {
    const address = email();
    await expect(sendPasswordReset(address)).resolves.toBeUndefined();
    expect(await resetLinksSentTo(address)).toBe(0);
  });

  test('no network is a failure', async () => {
    cutNetwork();
    await expect(sendPasswordReset(newEmail())).rejects.toEqual(appError('offline'));
  });
});
