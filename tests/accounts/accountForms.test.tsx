import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountRole } from '../../src/accounts/account';
import { returningTo } from '../../src/accounts/loginReturn';
import { readSession, rememberBuyer } from '../../src/accounts/sessionStore';
import LoginPage from '../../src/pages/public/LoginPage';
import SignUpPage from '../../src/pages/public/SignUpPage';
import { compressPicture } from '../../src/photos/photoCompression';
import { inspectPhoto } from '../../src/photos/photoInspection';
import { UnusablePhotoError } from '../../src/photos/unusablePhoto';
import { loseFile } from '../photos/photoFiles';
import { fileUrl } from '../support/screens/fakeFirebase/files';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchSuggestions } from '../support/screens/fetchSuggestions';
import { endSession, logInBuyer } from '../support/screens/logIn';
import { address, answerDialog, dialog, fillIn, show, type Typed } from '../support/screens/show';

fetchSuggestions();

const jpeg = new File(['photo'], 'shop.jpg', { type: 'image/jpeg' });
const thumbnail = new Blob(['small'], { type: 'image/jpeg' });
const goTo = vi.fn();

beforeEach(() => {
  vi.mocked(compressPicture).mockResolvedValue(thumbnail);
  vi.stubGlobal('location', { assign: goTo });
});

afterEach(endSession);

const field = (label: string) => screen.getByLabelText(label, { exact: true });

/** Advances the fake timers. */
async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function expectTyped(typed: Typed): void {
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
}

async function expectRefusal(user: UserEvent, label: string, message: string): Promise<void> {
  await answerDialog(user, { title: 'Invalid Input', text: message });
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
}

/** The account and the profile of that role. */
function storeAccount(role: AccountRole, password: string, phone = '9876543210'): void {
  firebase.addAccount({ uid: 'asha', email: 'asha@example.com', password });
  if (role === 'buyer') firebase.put(['users', 'asha'], { Name: 'Asha', phone });
  else firebase.put(['sellers', 'asha'], { dealerName: 'Sahyadri Motors', phone });
}

describe.each<[AccountRole, string]>([
  ['buyer', 'User Login'],
  ['dealer', 'Seller Login'],
])('the login of a %s', (role, title) => {
  const good: Typed = { Email: 'asha@example.com', Password: 'Secret@1' };
  const logins = () => firebase.sent('signInWithPassword');

  beforeEach(() => storeAccount(role, 'Secret@1'));

  async function submit(typed: Typed) {
    const { user } = show(<LoginPage account={role} />, '/login');
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    await fillIn(user, typed);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    return user;
  }

  test('that succeeds says so for 1.5 seconds, goes to the root and reloads', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await submit(good);
    await dialog('Login Successful');
    await wait(1_400);
    expect(goTo).not.toHaveBeenCalled();
    await wait(200);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(logins()).toBe(1);
    const buyer = { userId: 'asha', name: 'Asha' };
    const dealer = { sellerId: 'asha', dealerName: 'Sahyadri Motors' };
    expect(readSession()).toEqual(role === 'buyer' ? { buyer, dealer: null } : { buyer: null, dealer });
  });

  test.each([
    ['wrongCredentials', 'INVALID_LOGIN_CREDENTIALS', 'Invalid', 'Email or Password is incorrect'],
    ['offline', 'OFFLINE', 'Error', 'Could not login'],
    ['unknown', 'INVALID_ARGUMENT', 'Error', 'Could not login'],
  ] as const)('that fails (%s) says so, and keeps what was typed', async (_failure, code, dialogTitle, text) => {
    firebase.refuse('signInWithPassword', code);
    const user = await submit(good);
    await answerDialog(user, { title: dialogTitle, text });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled());
    expectTyped(good);
    expect(goTo).not.toHaveBeenCalled();
  });

  test('takes a pasted e-mail address without the marks that nobody sees', async () => {
    await submit({ ...good, Email: '\u200Easha@example.com\u202C' });
    await dialog('Login Successful');
    expect(logins()).toBe(1);
  });

  test('that is refused says why, keeps what was typed, and puts the focus on the field', async () => {
    const typed = { Email: 'asha', Password: 'x' };
    const user = await submit(typed);
    await expectRefusal(user, 'Email', 'Please enter a valid e-Mail address');
    expectTyped(typed);
    expect(logins()).toBe(0);
  });

  test('that was refused can be corrected: the mark disappears once the field is right', async () => {
    const user = await submit({ ...good, Email: 'asha' });
    await expectRefusal(user, 'Email', 'Please enter a valid e-Mail address');
    await user.type(field('Email'), '@');
    expect(field('Email')).toBeInvalid();
    await user.type(field('Email'), 'example.com');
    expect(field('Email')).not.toBeInvalid();
    await user.keyboard('{Enter}');
    await dialog('Login Successful');
    expect(logins()).toBe(1);
  });

  test('without anything marks every empty field at once, and names the first', async () => {
    const user = await submit({});
    await expectRefusal(user, 'Email', 'Please enter a valid e-Mail address');
    expect(field('Password')).toBeInvalid();
    expect(field('Password')).toHaveAccessibleDescription(expect.stringMatching(/^Password should be/));
    await fillIn(user, { Password: 'Secret@1' });
    expect(field('Password')).not.toBeInvalid();
    expect(field('Email')).toBeInvalid();
  });

  test('shows the password on request', async () => {
    const { user } = show(<LoginPage account={role} />);
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  test('leads back to where it was asked for', async () => {
    const state = returningTo('/cars/car1');
    const { user } = show(<LoginPage account={role} />, { pathname: '/login', state });
    await fillIn(user, good);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/cars/car1'));
  });

  test('ignores a second submit during the first', async () => {
    const answer = firebase.hold('signInWithPassword');
    const { user } = show(<LoginPage account={role} />);
    await fillIn(user, good);
    await user.dblClick(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(field('Password'), '{Enter}');
    answer();
    await dialog('Login Successful');
    expect(logins()).toBe(1);
  });
});

test.each([
  ['buyer', 'Create an account', '/UserSignUp'],
  ['dealer', 'Create an account', '/sSignup'],
] as const)('the login of a %s leads to the sign-up', async (role, name, path) => {
  const { user } = show(<LoginPage account={role} />);
  await user.click(screen.getByRole('link', { name }));
  expect(address()).toBe(path);
});

describe('passwords at the logins (ACC-4, ACC-5)', () => {
  test.each([
    ['buyer', '12345', 'Password should be at least 6 characters long'],
    [
      'dealer',
      '12345',
      'Password should be more than 6 characters long and contain letters, numbers and special characters',
    ],
  ] as const)('%s: %j is too short', async (role, password, message) => {
    const { user } = show(<LoginPage account={role} />);
    await fillIn(user, { Email: 'asha@example.com', Password: password });
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await expectRefusal(user, 'Password', message);
  });
});

describe('a buyer who is logged in already', () => {
  function showLogin(): void {
    const login = (
      <Routes>
        <Route path="/login" element={<LoginPage account="buyer" />} />
        <Route path="*" element={null} />
      </Routes>
    );
    show(login, { pathname: '/login', state: returningTo('/MyBookings') });
  }

  test('is redirected', async () => {
    await logInBuyer();
    showLogin();
    await waitFor(() => expect(address()).toBe('/MyBookings'));
  });

  test('can log in again after the sign-in has ended', async () => {
    storeAccount('buyer', 'Secret@1');
    rememberBuyer({ userId: 'asha', name: 'Asha' }, '9876543210');
    showLogin();
    const user = userEvent.setup({ delay: null });
    await fillIn(user, { Email: 'asha@example.com', Password: 'Secret@1' });
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/MyBookings'));
  });
});

describe('Forgot password?', () => {
  const forgot = () => screen.getByRole('button', { name: 'Forgot password?' });
  const resetSent = 'If that e-mail has an account, a link to set a new password is on its way.';

  test('sends a link to the e-mail that is typed, and says nothing about whether it has an account', async () => {
    const { user } = show(<LoginPage account="dealer" />);
    await fillIn(user, { Email: 'asha@example.com' });
    await user.click(forgot());
    await answerDialog(user, { title: 'Check your e-mail', text: resetSent });
    expect(firebase.sent('sendOobCode', '"asha@example.com"')).toBe(1);
    await waitFor(() => expect(forgot()).toBeEnabled());
  });

  test('asks for an e-mail address in place if there is none', async () => {
    const { user } = show(<LoginPage account="buyer" />);
    await user.click(forgot());
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid e-Mail address');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(firebase.sent('sendOobCode')).toBe(0);
  });

  test('says that it has failed', async () => {
    firebase.refuse('sendOobCode', 'OFFLINE');
    const { user } = show(<LoginPage account="buyer" />);
    await fillIn(user, { Email: 'asha@example.com' });
    await user.click(forgot());
    await answerDialog(user, { title: 'Error', text: 'Could not send the e-mail. Please try again.' });
  });
});

const goodSignUps: Readonly<Record<AccountRole, Typed>> = {
  buyer: { Name: 'Asha Rao', Email: 'asha@example.com', Password: 'buyer1', Phone: '9876543210' },
  dealer: {
    Email: 'asha@example.com',
    Password: 'Dealer@1',
    Phone: '9123456780',
    'Dealer name': 'Sahyadri Motors',
    District: 'Pune',
    Address: '12 MG Road',
  },
};

async function submitSignUp(role: AccountRole, typed: Typed, picture: File | null = jpeg) {
  const { user } = show(<SignUpPage account={role} />, '/signup');
  await fillIn(user, typed);
  if (role === 'dealer' && picture) await user.upload(field('Profile picture'), picture);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return user;
}

describe('the sign-up', () => {
  test('of a buyer hands over what was typed, says so for 1.5 seconds, and leads to the login', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await submitSignUp('buyer', goodSignUps.buyer);
    await dialog('User Registered Successfully');
    await wait(1_400);
    expect(address()).toBe('/signup');
    await wait(200);
    await waitFor(() => expect(address()).toBe('/login'));
    const { uid = '', password } = firebase.accountOf('asha@example.com') ?? {};
    expect(password).toBe('buyer1');
    const person = { Name: 'Asha Rao', phone: '9876543210' };
    expect(firebase.read(['users', uid])).toMatchObject({ ...person, email: 'asha@example.com' });
    expect(firebase.read(['UsersIds', uid])).toEqual(person);
  });

  test('ignores a second submit during the first', async () => {
    const answer = firebase.hold('signUp');
    const { user } = show(<SignUpPage account="buyer" />, '/signup');
    await fillIn(user, goodSignUps.buyer);
    await user.dblClick(screen.getByRole('button', { name: 'Sign Up' }));
    answer();
    await dialog('User Registered Successfully');
    expect(firebase.sent('signUp')).toBe(1);
  });

  test('of a buyer takes a phone number as people write it, and stores its ten digits', async () => {
    await submitSignUp('buyer', { ...goodSignUps.buyer, Phone: '+91 98765 43210' });
    await dialog('User Registered Successfully');
    const { uid = '' } = firebase.accountOf('asha@example.com') ?? {};
    expect(firebase.read(['UsersIds', uid])).toMatchObject({ phone: '9876543210' });
  });

  test('of a dealer says when a pasted name is as long as it may be', async () => {
    const { user } = show(<SignUpPage account="dealer" />);
    await user.click(field('Dealer name'));
    await user.paste('Sahyadri Motors '.repeat(6));
    expect(field('Dealer name')).toHaveAccessibleDescription('No more fits: at most 80 characters.');
  });

  test('of a dealer shows the chosen picture', async () => {
    const { user } = show(<SignUpPage account="dealer" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Choose photo')).toBeVisible();
    await user.upload(field('Profile picture'), jpeg);
    expect(await screen.findByRole('img', { name: 'The chosen picture' })).toHaveAttribute('src', 'blob:preview');
    expect(screen.getByText('Change photo')).toBeVisible();
  });

  test('of a dealer hands over what was typed with a small picture, and leads to the login', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await submitSignUp('dealer', goodSignUps.dealer);
    await dialog('User Registered Successfully');
    await wait(1_400);
    expect(address()).toBe('/signup');
    await wait(200);
    await waitFor(() => expect(address()).toBe('/slogin'));
    expect(compressPicture).toHaveBeenCalledExactlyOnceWith(jpeg);
    const { uid = '', password } = firebase.accountOf('asha@example.com') ?? {};
    expect(password).toBe('Dealer@1');
    const [picture = ''] = firebase.files();
    expect(picture).toMatch(/-shop\.jpg$/);
    expect(firebase.read(['sellers', uid])).toMatchObject({
      phone: '9123456780',
      dealerName: 'Sahyadri Motors',
      distName: 'Pune',
      address: '12 MG Road',
      profilePic: fileUrl(picture),
    });
  });

  test.each<AccountRole>(['buyer', 'dealer'])('of a %s that fails says so, and keeps what was typed', async (role) => {
    storeAccount(role, goodSignUps[role].Password ?? '', '9000000001');
    const user = await submitSignUp(role, goodSignUps[role]);
    await answerDialog(user, { title: 'Error', text: 'Could not register user' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled());
    expectTyped(goodSignUps[role]);
    expect(address()).toBe('/signup');
  });

  test.each<[AccountRole, string, string, string]>([
    ['buyer', 'Phone', '98765', 'Please enter a valid 10-digit phone number'],
    [
      'dealer',
      'Password',
      'dealer1',
      'Password should be at least 6 characters long and contain both letters and numbers',
    ],
    ['dealer', 'District', '', 'All fields, including the picture, must be filled out'],
  ])('of a %s with the %s %j is refused, and nothing is lost', async (role, label, text, message) => {
    const typed = { ...goodSignUps[role], [label]: text };
    const user = await submitSignUp(role, typed);
    await expectRefusal(user, label, message);
    expectTyped(typed);
    expect(firebase.sent('signUp')).toBe(0);
  });

  test.each<[AccountRole, Typed]>([
    [
      'buyer',
      {
        Name: 'Please enter your name',
        Email: 'Please enter a valid e-mail address',
        Password: 'Password must be at least 6 characters long',
        Phone: 'Please enter a valid 10-digit phone number',
      },
    ],
    [
      'dealer',
      {
        Email: 'Please enter a valid e-mail address',
        Password: 'Password should be at least 6 characters long and contain both letters and numbers',
        Phone: 'Please enter a valid 10-digit phone number',
        'Dealer name': 'All fields, including the picture, must be filled out',
        District: 'All fields, including the picture, must be filled out',
        Address: 'All fields, including the picture, must be filled out',
        'Profile picture': 'All fields, including the picture, must be filled out',
      },
    ],
  ])('of a %s without anything says at each field what it needs, and leads to the first', async (role, messages) => {
    const user = await submitSignUp(role, {}, null);
    const [[label, message] = ['', '']] = Object.entries(messages);
    await expectRefusal(user, label, message);
    for (const [each, needed] of Object.entries(messages)) {
      expect(field(each)).toBeInvalid();
      expect(field(each)).toHaveAccessibleDescription(expect.stringContaining(needed));
    }
  });

  test('of a dealer without a picture is refused', async () => {
    const user = await submitSignUp('dealer', goodSignUps.dealer, null);
    await expectRefusal(user, 'Profile picture', 'All fields, including the picture, must be filled out');
  });

  test.each([
    ['/login', 'buyer'],
    ['/slogin', 'dealer'],
  ] as const)('leads to %s', async (path, role) => {
    const { user } = show(<SignUpPage account={role} />);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(address()).toBe(path);
  });
});

describe("the picture of a dealer's sign-up", () => {
  test('of a wrong type is refused when it is chosen, and the input is cleared', async () => {
    const { user } = show(<SignUpPage account="dealer" />);
    const input = field('Profile picture');
    // Drag and drop ignores the input's `accept`.
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['GIF'], 'shop.gif', { type: 'image/gif' }));
    await expectRefusal(user, 'Profile picture', 'Only JPG, JPEG, and PNG formats are allowed');
    expect(input).toHaveProperty('files.length', 0);
  });

  test('that the device has lost, or cannot make smaller, is named before anything is sent', async () => {
    const make = () => new File(['shop'], 'x.jpg', { type: 'image/jpeg' });
    const user = await submitSignUp('dealer', goodSignUps.dealer, loseFile(make()));
    await expectRefusal(user, 'Profile picture', 'x.jpg cannot be read any more. Please choose it again.');
    vi.mocked(compressPicture).mockRejectedValueOnce(new UnusablePhotoError('x.jpg', null));
    await user.upload(field('Profile picture'), make());
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    const text = 'x.jpg could not be made ready to send. Please choose it again, or another photo.';
    await answerDialog(user, { title: 'Error', text });
    expectTyped(goodSignUps.dealer);
    expect(firebase.sent('signUp')).toBe(0);
  });

  test('that is no photo is refused before anything is sent', async () => {
    vi.mocked(inspectPhoto).mockResolvedValue('unreadable');
    const user = await submitSignUp('dealer', goodSignUps.dealer, new File(['?'], 'x.jpg', { type: 'image/jpeg' }));
    const message = 'This file is not a photo that can be read. Please choose another one.';
    await expectRefusal(user, 'Profile picture', message);
    expectTyped(goodSignUps.dealer);
    expect(firebase.sent('signUp')).toBe(0);
  });
});

test('a dealer who signs up chooses the district from all of India, or types another', async () => {
  const { user } = show(<SignUpPage account="dealer" />);
  await user.type(field('District'), 'kolh');
  await user.click(await screen.findByRole('option', { name: 'Kolhapur Maharashtra' }));
  expect(field('District')).toHaveValue('Kolhapur');
  await user.type(field('District'), ' Road');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field('District')).toHaveValue('Kolhapur Road');
});

test.each(['पुणे', 'পুণে', 'புனே', 'పుణె'])('a dealer who types the district as %s is stored in Pune', async (district) => {
  await submitSignUp('dealer', { ...goodSignUps.dealer, District: district });
  await dialog('User Registered Successfully');
  const { uid = '' } = firebase.accountOf('asha@example.com') ?? {};
  expect(firebase.read(['sellers', uid])).toMatchObject({ distName: 'Pune' });
});
