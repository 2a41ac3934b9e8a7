import { describe, expect, test } from 'vitest';
import type { AccountRole, Credentials } from '../../src/accounts/account';
import {
  logInBuyer,
  logInDealer,
  logOutBuyer,
  logOutDealer,
  sendPasswordReset,
  signUpBuyer,
  signUpDealer,
} from '../../src/accounts/accounts.service';
import { readSession } from '../../src/accounts/sessionStore';
import { emulatorHosts, environment } from '../../src/firebase/environment';
import {
  disableAccount,
  newAccount,
  newBuyer,
  newDealer,
  newEmail,
  stored,
  uidOf,
  write,
} from '../support/services/arrange';
import { cutNetwork, cutWrites, watchRequests } from '../support/services/network';
import { appError, localStorageContent, signedIn } from '../support/services/observe';

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
  buyer: (chosen) => signUpBuyer(buyerInput(chosen)),
  dealer: (chosen) => signUpDealer(dealerInput(chosen)),
};
const logIns = { buyer: logInBuyer, dealer: logInDealer } as const;
const newPerson = { buyer: newBuyer, dealer: newDealer } as const;
const profileOf: Readonly<Record<AccountRole, string>> = { buyer: 'users', dealer: 'sellers' };
const roles: readonly AccountRole[] = ['buyer', 'dealer'];
const otherRole: Readonly<Record<AccountRole, AccountRole>> = { buyer: 'dealer', dealer: 'buyer' };

describe('a buyer signs up', () => {
  test('the private profile and the contact card hold the typed values, trimmed, and no password', async () => {
    const input = buyerInput();
    await signUpBuyer({ ...input, email: ` ${input.email} `, name: ' Asha Rao ', phone: ' 9876543210 ' });
    const uid = await uidOf(input.email);
    expect(await stored(`users/${uid}`)).toEqual({
      email: input.email,
      phone: '9876543210',
      Name: 'Asha Rao',
      createdAt: expect.anything(),
    });
    expect(await stored(`UsersIds/${uid}`)).toEqual({ Name: 'Asha Rao', phone: '9876543210' });
  });

  test('the sign-up logs nobody in, and local storage stays empty', async () => {
    await signUps.buyer();
    expect(await signedIn()).toBeNull();
    expect(localStorageContent()).toEqual({});
  });

  test('a password that the server finds too weak registers nobody', async () => {
    const email = newEmail();
    await expect(signUps.buyer({ email, password: '12345' })).rejects.toEqual(appError('invalid'));
    expect(await uidOf(email)).toBeNull();
  });
});

describe('a dealer signs up', () => {
  test('the record holds everything but the e-mail and the password, and is not public yet', async () => {
    const input = dealerInput();
    await signUpDealer({ ...input, dealerName: ' Sahyadri  Motors ', district: ' Pune ', address: ' 12 MG Road ' });
    const uid = await uidOf(input.email);
    expect(await stored(`sellers/${uid}`)).toEqual({
      phone: '9123456780',
      dealerName: 'Sahyadri Motors',
      nameKey: 'sahyadri motors',
      distName: 'Pune',
      address: '12 MG Road',
      profilePic: expect.stringContaining(`seller_profile_pics%2F${uid}%2F`),
      createdAt: expect.anything(),
      approved: false,
    });
  });

  test.each([
    ['पुणे', 'Pune'],
    ['சென்னை', 'Chennai'],
    ['जहाँ कोई नहीं', 'जहाँ कोई नहीं'],
  ])('a district that is typed as %s is stored as %s', async (district, stands) => {
    const input = dealerInput();
    await signUpDealer({ ...input, district });
    expect(await stored(`sellers/${await uidOf(input.email)}`)).toMatchObject({ distName: stands });
  });

  test('the picture is stored, and anyone can see it', async () => {
    const input = dealerInput();
    await signUpDealer(input);
    const record = await stored(`sellers/${await uidOf(input.email)}`);
    const answer = await fetch(String(record?.profilePic));
    expect(await answer.text()).toBe('the shop front');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });

  test('a picture that is refused leaves no record, and the next try with a good one completes the sign-up', async () => {
    const input = dealerInput();
    const drawing = new File(['GIF'], 'shop.gif', { type: 'image/gif' });
    const refused = { chosen: drawing, compressed: drawing };
    await expect(signUpDealer({ ...input, picture: refused })).rejects.toEqual(appError('denied'));
    const uid = await uidOf(input.email);
    expect(await stored(`sellers/${uid}`)).toBeUndefined();
    await signUpDealer(input);
    expect(await stored(`sellers/${uid}`)).toMatchObject({ dealerName: 'Sahyadri Motors' });
  });

  test('a try that was interrupted after the upload of the picture: the next try does not send it again', async () => {
    const input = { ...dealerInput(), picture: pictureOf('the shop front') };
    cutWrites();
    await expect(signUpDealer(input)).rejects.toEqual(appError('offline'));
    const uploads = watchRequests('storage');
    await signUpDealer(input);
    expect(uploads).toEqual([]);
    const record = await stored(`sellers/${await uidOf(input.email)}`);
    expect(await (await fetch(String(record?.profilePic))).text()).toBe('the shop front');
  });
});

describe.each(roles)('one e-mail, several sign-ups (ACC-3): as %s', (role) => {
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

  test('a person who is logged in on the site stays logged in', async () => {
    const buyer = await newBuyer();
    await logInBuyer(buyer);
    const before = localStorageContent();
    await signUps[role]();
    expect(await signedIn()).toBe(buyer.uid);
    expect(localStorageContent()).toEqual(before);
  });

  test('without a network no account is made', async () => {
    const email = newEmail();
    cutNetwork();
    await expect(signUps[role]({ email })).rejects.toEqual(appError('offline'));
    expect(await uidOf(email)).toBeNull();
  });
});

describe('a login is remembered', () => {
  test('a buyer: id, name and phone', async () => {
    const buyer = await newBuyer();
    await logInBuyer(buyer);
    expect(await signedIn()).toBe(buyer.uid);
    expect(localStorageContent()).toEqual({ userId: buyer.uid, userName: 'Asha Rao', phone: '9876543210' });
    expect(readSession()).toEqual({ buyer: { userId: buyer.uid, name: 'Asha Rao' }, dealer: null });
  });

  test('a dealer: id and name', async () => {
    const dealer = await newDealer();
    await logInDealer(dealer);
    expect(await signedIn()).toBe(dealer.uid);
    expect(localStorageContent()).toEqual({
      sellerid: dealer.uid,
      sellername: 'Sahyadri Motors',
      dealerName: 'Sahyadri Motors',
    });
    expect(readSession()).toEqual({
      buyer: null,
      dealer: { sellerId: dealer.uid, dealerName: 'Sahyadri Motors' },
    });
  });

  test('also of a person whose profile has missing fields', async () => {
    const [buyer, dealer] = [await newBuyer(), await newDealer()];
    await write(`users/${buyer.uid}`, { createdAt: new Date() });
    await write(`sellers/${dealer.uid}`, { createdAt: new Date() });
    await logInBuyer(buyer);
    expect(readSession().buyer).toEqual({ userId: buyer.uid, name: 'Unknown' });
    await logInDealer(dealer);
    expect(readSession().dealer).toEqual({ sellerId: dealer.uid, dealerName: 'Unknown' });
  });

  test("a dealer's login ends a buyer's on the same device", async () => {
    const buyer = await newBuyer();
    const dealer = await newDealer();
    await logInBuyer(buyer);
    await logInDealer(dealer);
    expect(await signedIn()).toBe(dealer.uid);
    expect(localStorageContent()).toEqual({
      userId: buyer.uid,
      sellerid: dealer.uid,
      sellername: 'Sahyadri Motors',
      dealerName: 'Sahyadri Motors',
    });
  });

  test('blanks around the e-mail address and its capitals do not matter', async () => {
    const { uid, email, password } = await newBuyer();
    await logInBuyer({ email: ` ${email.toUpperCase()} `, password });
    expect(await signedIn()).toBe(uid);
  });

  test.each([
    ['has lost the name', {}],
    ['has a number for a name', { Name: 7, phone: 9876543210 }],
  ])('a buyer whose profile %s can log in', async (_damage, profile) => {
    const account = await newAccount();
    await write(`users/${account.uid}`, profile);
    await logInBuyer(account);
    expect(readSession().buyer).toEqual({ userId: account.uid, name: 'Unknown' });
  });
});

describe.each(roles)('a login that fails (ACC-2): as %s', (role) => {
  const logIn = logIns[role];

  async function expectNobody(): Promise<void> {
    expect(await signedIn()).toBeNull();
    expect(readSession()).toEqual({ buyer: null, dealer: null });
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
  ])('%s is the same failure, and leaves nobody signed in', async (_case, credentials) => {
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

  test('a failed login logs out the person who was logged in before', async () => {
    await logInBuyer(await newBuyer());
    await expect(logIn({ email: newEmail(), password: 'Secret@123' })).rejects.toEqual(appError('wrongCredentials'));
    expect(await signedIn()).toBeNull();
    expect(readSession().buyer).toBeNull();
  });
});

describe('a logout', () => {
  test('a buyer: name and phone are forgotten, and nothing else', async () => {
    const buyer = await newBuyer();
    await logInBuyer(buyer);
    window.localStorage.setItem('theme', 'dark');
    await logOutBuyer();
    expect(await signedIn()).toBeNull();
    expect(localStorageContent()).toEqual({ userId: buyer.uid, theme: 'dark' });
  });

  test('a dealer: all local storage is cleared', async () => {
    await logInBuyer(await newBuyer());
    await logInDealer(await newDealer());
    window.localStorage.setItem('theme', 'dark');
    await logOutDealer();
    expect(await signedIn()).toBeNull();
    expect(localStorageContent()).toEqual({});
  });
});

describe('a forgotten password', () => {
  /** The number of links that the Auth emulator has sent to the address. */
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
  ])('%s gets no link, and the answer is the same', async (_case, email) => {
    const address = email();
    await expect(sendPasswordReset(address)).resolves.toBeUndefined();
    expect(await resetLinksSentTo(address)).toBe(0);
  });

  test('no network is a failure', async () => {
    cutNetwork();
    await expect(sendPasswordReset(newEmail())).rejects.toEqual(appError('offline'));
  });
});
