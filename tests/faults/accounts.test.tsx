import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { type AccountRole, accountRoles } from '../../src/accounts/account';
import { readSession } from '../../src/accounts/sessionStore';
import AdminPage from '../../src/pages/admin/AdminPage';
import AccountPage from '../../src/pages/public/AccountPage';
import ContactPage from '../../src/pages/public/ContactPage';
import LoginPage from '../../src/pages/public/LoginPage';
import SignUpPage from '../../src/pages/public/SignUpPage';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { widenScreen } from '../support/screens/mediaQueries';
import { aDealer, aReviewedListing } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeBuyer, storeDealer, storeListing } from '../support/screens/store';
import { eventually } from './clock';
import type { FaultJourney } from './faultJourney';
import { dialog, error, expectTyped, fill, listFails, photo, press, toast, unnoticed } from './steps';
import { tryFaults } from './tryFaults';

/** A login reloads the page, which is not tried here. */
const stayHere = () => vi.stubGlobal('location', { assign: () => undefined });

const signUps = {
  buyer: { Name: 'Asha Kulkarni', Email: 'asha@example.com', Password: 'asha12', Phone: '9812345670' },
  dealer: {
    Email: 'verma@example.com',
    Password: 'Motors@1',
    Phone: '9812345671',
    'Dealer name': 'Verma Motors',
    District: 'Nashik',
    Address: '12 Station Road',
  },
} as const;

const profiles = { buyer: ['users', 'UsersIds'], dealer: ['sellers'] } as const;

function signUp(role: AccountRole): FaultJourney {
  const typed: Readonly<Record<string, string>> = signUps[role];
  const send: FaultJourney['act'] = (user) => press(user, 'Sign Up');
  return {
    open: async () => {
      const { user } = show(<SignUpPage account={role} />, accountRoles[role].signUpPath);
      await fill(user, typed);
      if (role === 'dealer') await user.upload(screen.getByLabelText('Profile picture'), photo('shop.jpg'));
      return user;
    },
    act: send,
    again: send,
    success: dialog('User Registered Successfully'),
    harm: () => error('Could not register user'),
    formIsAsTyped: () => {
      expectTyped(typed);
      if (role !== 'dealer') return;
      expect(screen.getByLabelText<HTMLInputElement>('Profile picture').files?.[0]?.name).toBe('shop.jpg');
    },
    // A profile of which one record is missing counts as two.
    records: () => {
      const counts = new Set(profiles[role].map((collection) => firebase.ids(collection).length));
      return counts.size === 1 ? Math.max(...counts) : 2;
    },
  };
}

tryFaults('sign up as buyer', signUp('buyer'));
tryFaults('sign up as dealer', signUp('dealer'));

const credentials = { Email: 'asha@example.com', Password: 'Secret@1' } as const;

function storeAccount(role: AccountRole): void {
  firebase.addAccount({ uid: 'asha', email: credentials.Email, password: credentials.Password });
  if (role === 'buyer') firebase.put(['users', 'asha'], { Name: 'Asha', phone: '9876543210' });
  else firebase.put(['sellers', 'asha'], { dealerName: 'Sahyadri Motors', phone: '9876543210' });
}

function logIn(role: AccountRole): FaultJourney {
  const send: FaultJourney['act'] = (user) => press(user, 'Login');
  return {
    arrange: () => {
      stayHere();
      storeAccount(role);
    },
    open: async () => {
      const { user } = show(<LoginPage account={role} />, accountRoles[role].loginPath);
      await fill(user, credentials);
      return user;
    },
    act: send,
    again: send,
    success: dialog('Login Successful'),
    // The copies of what is saved, which nobody waits for.
    harm: ({ name }) => (/ users\/saved$|query searches/.test(name) ? unnoticed : error('Could not login')),
    formIsAsTyped: () => {
      expectTyped(credentials);
      expect(readSession()).toEqual({ buyer: null, dealer: null });
    },
  };
}

tryFaults('log in as buyer', logIn('buyer'));
tryFaults('log in as dealer', logIn('dealer'));

const askForPassword: FaultJourney['act'] = (user) => press(user, 'Forgot password?');

tryFaults('ask for a new password', {
  arrange: () => storeAccount('buyer'),
  open: async () => {
    const { user } = show(<LoginPage account="buyer" />, '/login');
    await fill(user, { Email: credentials.Email });
    return user;
  },
  act: askForPassword,
  again: askForPassword,
  success: dialog('Check your e-mail'),
  harm: () => error('Could not send the e-mail. Please try again.'),
  formIsAsTyped: () => expectTyped({ Email: credentials.Email }),
});

const lists: readonly (readonly [calls: RegExp, words: string])[] = [
  [/^query products/, 'Could not fetch products. Please try again.'],
  [/^query bikes/, 'Could not fetch bikes. Please try again.'],
];

/** The dashboard stays open if only one of its lists has failed. */
async function logInAgain(user: UserEvent): Promise<void> {
  if (!screen.queryByRole('heading', { name: 'Admin Dashboard' })) await press(user, 'Login');
}

const firstListing = (region: string) => {
  const part = screen.queryByRole('region', { name: region });
  return part && within(part).queryByRole('link');
};

/** From the login to the dashboard with its lists. Each list fails by itself. */
tryFaults('log in as admin', {
  arrange: () => {
    firebase.addAccount({ uid: 'admin1', email: 'admin@example.com', password: 'Admin@123' });
    widenScreen();
    firebase.put(['admins', 'admin1'], { id: 'admin@example.com' });
    storeDealer(aDealer());
    storeListing(aReviewedListing('car'));
    storeListing(aReviewedListing('bike'));
  },
  open: async () => {
    const { user } = show(<AdminPage />, '/AdminLogin');
    await fill(user, { 'Admin ID': 'admin@example.com', Password: 'Admin@123' });
    return user;
  },
  act: (user) => press(user, 'Login'),
  again: logInAgain,
  success: () => firstListing('Approve Bike Posts') && firstListing('Approve Car Posts'),
  harm: ({ name }) => {
    // What stands beside a listing: prices of similar vehicles, its last decision.
    if (/ (make, model|nameKey)\b|^query audit/.test(name)) return unnoticed;
    const list = lists.find(([calls]) => calls.test(name));
    if (list) return listFails(list[1]);
    // The dealer of a listing, and the suspension.
    if (/^query (sellers|suspensions)/.test(name)) return { seen: 'nothing', instead: 'Unknown' };
    // The numbers in the tabs.
    if (name.startsWith('count ')) return unnoticed;
    return error('Could not login');
  },
});

const saveName: FaultJourney['act'] = (user) =>
  press(user, 'Save', screen.getByRole('region', { name: 'Name and phone' }));

tryFaults('a buyer changes the name', {
  as: 'buyer',
  arrange: () => {
    const person = { Name: 'Asha Rao', phone: '9876543210' };
    firebase.put(['users', 'buyer1'], { ...person, email: 'buyer1@example.com', createdAt: new Date(0) });
    storeBuyer('buyer1', { name: 'Asha Rao', phone: '9876543210' });
  },
  open: async () => {
    const { user } = show(<AccountPage />, '/MyAccount');
    await eventually('the form', () => screen.queryByLabelText('Name'));
    await fill(user, { Name: 'Asha Kulkarni' });
    return user;
  },
  act: saveName,
  again: saveName,
  success: toast('Your name and phone number are saved'),
  harm: ({ name }) =>
    name.startsWith('read ') ? unnoticed : error('Could not save. Nothing has changed. Please try again.'),
  formIsAsTyped: () => expectTyped({ Name: 'Asha Kulkarni' }),
  // One record without the other counts as two.
  records: () => {
    const changed = profiles.buyer.filter((each) => firebase.read([each, 'buyer1'])?.Name === 'Asha Kulkarni');
    return [0, 2, 1][changed.length] ?? 2;
  },
});

const message = { Name: 'Asha', Phone: '98123 45670', Reason: 'A question' } as const;
const sendMessage: FaultJourney['act'] = (user) => press(user, 'Send');

tryFaults('send a contact message', {
  open: async () => {
    const { user } = show(<ContactPage />, '/ContactUs');
    await fill(user, message);
    return user;
  },
  act: sendMessage,
  again: sendMessage,
  success: dialog('Your message has been sent!'),
  harm: () => error('Failed to send your message. Please try again.'),
  formIsAsTyped: () => expectTyped(message),
  records: () => firebase.ids('contacts').length,
});
