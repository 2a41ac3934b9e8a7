import { expect } from '@playwright/test';
import { fill } from '../../support/accounts';
import { server } from '../../support/emulators';
import type { Login } from '../../support/people';
import { type ChosenFile, jpegPhoto } from '../../support/photos';
import type { FaultJourney } from '../faultJourney';

const registered = 'User Registered Successfully';

interface SignUp {
  readonly email: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly picture?: ChosenFile;
}

/** The number of complete profiles of the account with that e-mail address. */
async function profilesOf(email: string, collections: readonly string[]): Promise<number> {
  const { users } = await server.auth.getUsers([{ email }]);
  const whole = await Promise.all(
    users.map(async ({ uid }) => {
      const records = await Promise.all(collections.map((name) => server.db.doc(`${name}/${uid}`).get()));
      return records.every(({ exists }) => exists);
    }),
  );
  return whole.filter(Boolean).length;
}

function signUp(
  who: string,
  path: string,
  loginTitle: string,
  collections: readonly string[],
  formOf: (email: string) => Promise<Omit<SignUp, 'email'>>,
): FaultJourney<SignUp> {
  return {
    name: `sign up as ${who}`,
    arrange: async ({ people }) => {
      const email = people.newEmail(who);
      return { email, ...(await formOf(email)) };
    },
    open: async (page, { fields, picture }) => {
      await page.goto(path);
      await fill(page, fields);
      if (picture) await page.getByLabel('Profile picture', { exact: true }).setInputFiles(picture);
    },
    act: (page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click(),
    again: (page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click(),
    // The dialog closes by itself, and the next page opens.
    success: (page) =>
      page
        .getByRole('dialog', { name: registered })
        .or(page.getByRole('heading', { name: loginTitle, exact: true }))
        .first(),
    harm: () => ({ seen: 'dialog', title: 'Error', text: 'Could not register user' }),
    formIsAsTyped: async (page, { fields, picture }) => {
      for (const [label, value] of Object.entries(fields)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
      }
      if (!picture) return;
      const chosen = page.getByLabel('Profile picture', { exact: true });
      expect(await chosen.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(picture.name);
    },
    records: ({ email }) => profilesOf(email, collections),
  };
}

export const signUpAsBuyer = signUp('buyer', '/UserSignUp', 'User Login', ['users', 'UsersIds'], async (email) => ({
  fields: { Name: 'Asha Kulkarni', Email: email, Password: 'asha12', Phone: '9812345670' },
}));

export const signUpAsDealer = signUp('dealer', '/sSignup', 'Seller Login', ['sellers'], async (email) => ({
  fields: {
    Email: email,
    Password: 'Motors@1',
    Phone: '9812345671',
    'Dealer name': 'Verma Motors',
    District: 'Nashik',
    Address: '12 Station Road',
  },
  picture: await jpegPhoto('shop.jpg'),
}));

function logIn(who: 'buyer' | 'dealer', path: string): FaultJourney<Login> {
  return {
    name: `log in as ${who}`,
    ...(who === 'dealer' && { endsOnFirstScreen: true }),
    arrange: async (cast) => cast[who],
    open: async (page, { email, password }) => {
      await page.goto(path);
      await fill(page, { Email: email, Password: password });
    },
    act: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
    again: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
    success: (page) =>
      page
        .getByRole('dialog', { name: 'Login Successful' })
        .or(
          who === 'buyer'
            ? page.getByRole('link', { name: 'My Bookings' })
            : page.getByRole('heading', { name: 'My Profile' }),
        )
        .first(),
    harm: ({ name }) =>
      // The copy of the saved listings, which nobody waits for.
      name === 'read users/saved' ? { seen: 'nothing' } : { seen: 'dialog', title: 'Error', text: 'Could not login' },
    formIsAsTyped: async (page, { email, password }) => {
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
      expect(await page.evaluate(() => window.localStorage.getItem('userName'))).toBeNull();
      expect(await page.evaluate(() => window.localStorage.getItem('sellerid'))).toBeNull();
    },
  };
}

export const logInAsBuyer = logIn('buyer', '/login');
export const logInAsDealer = logIn('dealer', '/slogin');

const lists: readonly (readonly [calls: RegExp, text: string])[] = [
  [/^query products/, 'Could not fetch products. Please try again.'],
  [/^query bikes/, 'Could not fetch bikes. Please try again.'],
];

/** From the login to the dashboard with its lists. Each list fails by itself. */
export const logInAsAdmin: FaultJourney<Login> = {
  name: 'log in as admin',
  arrange: ({ people }) => people.registerAdmin(),
  open: async (page, { email, password }) => {
    await page.goto('/AdminLogin');
    await fill(page, { 'Admin ID': email, Password: password });
  },
  act: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
  again: async (page) => {
    const login = page.getByRole('button', { name: 'Login', exact: true });
    if (await login.isVisible()) await login.click();
  },
  success: (page) =>
    page
      .getByRole('main')
      .filter({ has: page.getByRole('region', { name: 'Approve Car Posts' }).getByRole('link') })
      .filter({ has: page.getByRole('region', { name: 'Approve Bike Posts' }).getByRole('link') }),
  harm: ({ name }) => {
    // What stands beside the first post, which may be any: prices of vehicles that are like it, its last decision.
    if (/ (make, model|nameKey)\b|^query audit/.test(name)) return { seen: 'nothing' };
    const list = lists.find(([calls]) => calls.test(name));
    if (list) return { seen: 'notice', text: list[1], dialog: true };
    // The dealer of a listing, and the suspension.
    if (/^query (sellers|suspensions)/.test(name)) return { seen: 'nothing', instead: 'Unknown' };
    // The numbers in the tabs.
    if (name.startsWith('count ')) return { seen: 'nothing' };
    return { seen: 'dialog', title: 'Error', text: 'Could not login' };
  },
};

export const resetPassword: FaultJourney<Login> = {
  name: 'ask for a new password',
  arrange: ({ people }) => people.registerAccount('buyer', 'asha12'),
  open: async (page, { email }) => {
    await page.goto('/login');
    await fill(page, { Email: email });
  },
  act: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  again: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  success: (page) => page.getByRole('dialog', { name: 'Check your e-mail' }),
  harm: () => ({ seen: 'dialog', title: 'Error', text: 'Could not send the e-mail. Please try again.' }),
  formIsAsTyped: async (page, { email }) => {
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  },
};
