import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountRole } from '../../src/domain/accounts';
import { AppError } from '../../src/domain/appError';
import LoginPage from '../../src/pages/public/LoginPage';
import SignUpPage from '../../src/pages/public/SignUpPage';
import { logInSeller, logInUser, sendPasswordReset, signUpSeller, signUpUser } from '../../src/services/accounts';
import { compressPicture } from '../../src/workers/photoCompression';
import { inspectPhoto } from '../../src/workers/photoInspection';
import { address, answerDialog, dialog, fillIn, show, type Typed } from './show';

vi.mock('../../src/services/accounts', () => ({
  logInUser: vi.fn(),
  logInSeller: vi.fn(),
  signUpUser: vi.fn(),
  signUpSeller: vi.fn(),
  sendPasswordReset: vi.fn(),
}));
// Photos are looked at and made smaller by what only browsers have.
vi.mock('../../src/workers/photoCompression', () => ({ compressPicture: vi.fn() }));
vi.mock('../../src/workers/photoInspection', () => ({ inspectPhoto: vi.fn() }));

const jpeg = new File(['photo'], 'shop.jpg', { type: 'image/jpeg' });
const thumbnail = new Blob(['small'], { type: 'image/jpeg' });
const goTo = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(compressPicture).mockResolvedValue(thumbnail);
  vi.mocked(inspectPhoto).mockResolvedValue(null);
  vi.stubGlobal('location', { assign: goTo });
});

const field = (label: string) => screen.getByLabelText(label, { exact: true });

/** Milliseconds pass. */
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

describe.each<[AccountRole, string, typeof logInUser, typeof logInUser]>([
  ['user', 'User Login', logInUser, logInSeller],
  ['seller', 'Seller Login', logInSeller, logInUser],
])('the login of a %s', (role, title, logIn, otherLogIn) => {
  const good: Typed = { Email: 'asha@example.com', Password: 'Secret@1' };

  async function submit(typed: Typed) {
    const { user } = show(<LoginPage account={role} />, '/login');
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    await fillIn(user, typed);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    return user;
  }

  test('that succeeds says so for 1.5 seconds, goes to the root and loads the page anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await submit(good);
    await dialog('Login Successful');
    await wait(1_400);
    expect(goTo).not.toHaveBeenCalled();
    await wait(200);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(logIn).toHaveBeenCalledExactlyOnceWith({ email: 'asha@example.com', password: 'Secret@1' });
    expect(otherLogIn).not.toHaveBeenCalled();
  });

  test.each([
    ['wrongCredentials', 'Invalid', 'Email or Password is incorrect'],
    ['offline', 'Error', 'Could not login'],
    ['unknown', 'Error', 'Could not login'],
  ] as const)('that fails (%s) says so, and keeps what was typed', async (failure, dialogTitle, text) => {
    vi.mocked(logIn).mockRejectedValue(new AppError(failure));
    const user = await submit(good);
    await answerDialog(user, { title: dialogTitle, text });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled());
    expectTyped(good);
    expect(goTo).not.toHaveBeenCalled();
  });

  test('that is refused says why, keeps what was typed, and puts the focus on the field', async () => {
    const typed = { Email: 'asha', Password: 'x' };
    const user = await submit(typed);
    await expectRefusal(user, 'Email', 'Please enter a valid e-Mail address');
    expectTyped(typed);
    expect(logIn).not.toHaveBeenCalled();
  });

  test('that was refused can be corrected: the mark goes with the first key', async () => {
    const user = await submit({ ...good, Email: 'asha' });
    await expectRefusal(user, 'Email', 'Please enter a valid e-Mail address');
    await user.type(field('Email'), '@example.com');
    expect(field('Email')).not.toBeInvalid();
    await user.keyboard('{Enter}');
    await dialog('Login Successful');
    expect(logIn).toHaveBeenCalledOnce();
  });

  test('takes no second submission while the first is on its way', async () => {
    vi.mocked(logIn).mockReturnValue(new Promise(() => undefined));
    const { user } = show(<LoginPage account={role} />);
    await fillIn(user, good);
    await user.dblClick(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await user.type(field('Password'), '{Enter}');
    expect(logIn).toHaveBeenCalledOnce();
  });
});

test.each([
  ['user', 'Create an account', '/UserSignUp'],
  ['seller', 'Create an account', '/sSignup'],
] as const)('the login of a %s leads to the sign-up', async (role, name, path) => {
  const { user } = show(<LoginPage account={role} />);
  await user.click(screen.getByRole('link', { name }));
  expect(address()).toBe(path);
});

describe('passwords at the logins (spec 5)', () => {
  test.each([
    ['user', '12345', 'Password should be at least 6 characters long'],
    [
      'seller',
      '123456',
      'Password should be more than 6 characters long and contain letters, numbers and special characters',
    ],
  ] as const)('%s: %j is too short', async (role, password, message) => {
    const { user } = show(<LoginPage account={role} />);
    await fillIn(user, { Email: 'asha@example.com', Password: password });
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await expectRefusal(user, 'Password', message);
  });
});

describe('Forgot password?', () => {
  const forgot = () => screen.getByRole('button', { name: 'Forgot password?' });
  const resetSent = 'If that e-mail has an account, a link to set a new password is on its way.';

  test('sends a link to the e-mail that is typed, and says nothing about whether it has an account', async () => {
    vi.mocked(sendPasswordReset).mockResolvedValue();
    const { user } = show(<LoginPage account="seller" />);
    await fillIn(user, { Email: 'asha@example.com' });
    await user.click(forgot());
    await answerDialog(user, { title: 'Check your e-mail', text: resetSent });
    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('asha@example.com');
    await waitFor(() => expect(forgot()).toBeEnabled());
  });

  test('asks for an e-mail where there is none', async () => {
    const { user } = show(<LoginPage account="user" />);
    await user.click(forgot());
    await expectRefusal(user, 'Email', 'Please enter a valid e-Mail address');
    expect(sendPasswordReset).not.toHaveBeenCalled();
  });

  test('says where it fails', async () => {
    vi.mocked(sendPasswordReset).mockRejectedValue(new AppError('offline'));
    const { user } = show(<LoginPage account="user" />);
    await fillIn(user, { Email: 'asha@example.com' });
    await user.click(forgot());
    await answerDialog(user, { title: 'Error', text: 'Could not send the e-mail. Please try again.' });
  });
});

const goodSignUps: Readonly<Record<AccountRole, Typed>> = {
  user: { Name: 'Asha Rao', Email: 'asha@example.com', Password: 'buyer1', Phone: '9876543210' },
  seller: {
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
  if (role === 'seller' && picture) await user.upload(field('Profile picture'), picture);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return user;
}

describe('the sign-up', () => {
  test('of a user hands over what was typed, says so for 1.5 seconds, and leads to the login', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await submitSignUp('user', goodSignUps.user);
    await dialog('User Registered Successfully');
    await wait(1_400);
    expect(address()).toBe('/signup');
    await wait(200);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(signUpUser).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Asha Rao', email: 'asha@example.com', password: 'buyer1', phone: '9876543210' }),
    );
  });

  test('of a seller hands over what was typed with a small picture, and leads to the login', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await submitSignUp('seller', goodSignUps.seller);
    await dialog('User Registered Successfully');
    await wait(1_400);
    expect(address()).toBe('/signup');
    await wait(200);
    await waitFor(() => expect(address()).toBe('/slogin'));
    expect(compressPicture).toHaveBeenCalledExactlyOnceWith(jpeg);
    const [input] = vi.mocked(signUpSeller).mock.lastCall ?? [];
    expect(input).toMatchObject({
      email: 'asha@example.com',
      password: 'Dealer@1',
      phone: '9123456780',
      dealerName: 'Sahyadri Motors',
      district: 'Pune',
      address: '12 MG Road',
    });
    expect(input?.picture.chosen).toBe(jpeg);
    expect(input?.picture.compressed).toMatchObject({ type: 'image/jpeg', size: 'small'.length });
  });

  test.each<[AccountRole, typeof signUpUser | typeof signUpSeller]>([
    ['user', signUpUser],
    ['seller', signUpSeller],
  ])('of a %s that fails says so, and keeps what was typed', async (role, signUp) => {
    vi.mocked(signUp).mockRejectedValue(new AppError('exists'));
    const user = await submitSignUp(role, goodSignUps[role]);
    await answerDialog(user, { title: 'Error', text: 'Could not register user' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled());
    expectTyped(goodSignUps[role]);
    expect(address()).toBe('/signup');
  });

  test.each<[AccountRole, string, string, string]>([
    ['user', 'Name', ' ', 'Please enter your name'],
    ['user', 'Email', 'asha', 'Please enter a valid e-mail address'],
    ['user', 'Password', '12345', 'Password must be at least 6 characters long'],
    ['user', 'Phone', '98765', 'Please enter a valid 10-digit phone number'],
    ['seller', 'Email', 'asha', 'Please enter a valid e-mail address'],
    [
      'seller',
      'Password',
      'dealer1',
      'Password should be at least 6 characters long and contain both letters and numbers',
    ],
    ['seller', 'Phone', '98765', 'Please enter a valid 10-digit phone number'],
    ['seller', 'Dealer name', '', 'All fields, including the picture, must be filled out'],
    ['seller', 'District', '', 'All fields, including the picture, must be filled out'],
    ['seller', 'Address', '', 'All fields, including the picture, must be filled out'],
  ])('of a %s with the %s %j is refused, and nothing is lost', async (role, label, text, message) => {
    const typed = { ...goodSignUps[role], [label]: text };
    const user = await submitSignUp(role, typed);
    await expectRefusal(user, label, message);
    expectTyped(typed);
    expect(signUpUser).not.toHaveBeenCalled();
    expect(signUpSeller).not.toHaveBeenCalled();
  });

  test('of a seller without a picture is refused', async () => {
    const user = await submitSignUp('seller', goodSignUps.seller, null);
    await expectRefusal(user, 'Profile picture', 'All fields, including the picture, must be filled out');
  });

  test.each([
    ['/login', 'user'],
    ['/slogin', 'seller'],
  ] as const)('leads to %s', async (path, role) => {
    const { user } = show(<SignUpPage account={role} />);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(address()).toBe(path);
  });
});

describe("the picture of a seller's sign-up", () => {
  test('of a wrong type is refused when it is chosen, and the input is empty again', async () => {
    const { user } = show(<SignUpPage account="seller" />);
    const input = field('Profile picture');
    // Drag and drop does not look at what the input accepts.
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['GIF'], 'shop.gif', { type: 'image/gif' }));
    await expectRefusal(user, 'Profile picture', 'Only JPG, JPEG, and PNG formats are allowed');
    expect(input).toHaveProperty('files.length', 0);
  });

  test.each([
    ['empty', 'This file is empty. Please choose another photo.'],
    ['unreadable', 'This file is not a photo that can be read. Please choose another one.'],
    ['tooLarge', 'This picture has too many pixels. Please choose a smaller one.'],
  ] as const)('that is %s is refused before anything is sent', async (fault, message) => {
    vi.mocked(inspectPhoto).mockResolvedValue(fault);
    const user = await submitSignUp('seller', goodSignUps.seller, new File([fault], 'x.jpg', { type: 'image/jpeg' }));
    await expectRefusal(user, 'Profile picture', message);
    expectTyped(goodSignUps.seller);
    expect(signUpSeller).not.toHaveBeenCalled();
  });
});
