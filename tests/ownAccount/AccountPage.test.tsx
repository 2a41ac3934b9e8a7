import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetBuyer, readSession } from '../../src/accounts/sessionStore';
import { keptTexts } from '../../src/ownAccount/keptTexts';
import AccountPage from '../../src/pages/public/AccountPage';
import { readTheme } from '../../src/ui/browser/theme';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInBuyer, logInDealer } from '../support/screens/logIn';
import { answerDialog, show, toast } from '../support/screens/show';

const right = 'Secret@123';

function storeBuyer(): void {
  const person = { Name: 'Asha Rao', phone: '9876543210' };
  firebase.put(['users', 'buyer1'], { ...person, email: 'buyer1@example.com', createdAt: new Date(0) });
  firebase.put(['UsersIds', 'buyer1'], person);
}

beforeEach(async () => {
  await logInBuyer();
  storeBuyer();
});

const part = (name: string) => screen.findByRole('region', { name });

async function showAccount() {
  const { user } = show(<AccountPage />, '/MyAccount');
  await part('Password');
  /** Fills in one part of the page, and sends it. */
  async function send(name: string, typed: Readonly<Record<string, string>>, button: string): Promise<void> {
    const section = within(await part(name));
    for (const [label, text] of Object.entries(typed)) {
      const field = section.getByLabelText(label);
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    }
    await user.click(section.getByRole('button', { name: button }));
  }
  return { user, send };
}

describe('name and phone number', () => {
  test('are filled in, and saved in both records', async () => {
    const { send } = await showAccount();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
    await send('Name and phone', { Name: 'Asha Kulkarni', Phone: '+91 98765 00000' }, 'Save');
    await toast('Your name and phone number are saved');
    const saved = { Name: 'Asha Kulkarni', phone: '9876500000' };
    expect(firebase.read(['users', 'buyer1'])).toMatchObject(saved);
    expect(firebase.read(['UsersIds', 'buyer1'])).toEqual(saved);
    expect(readSession().buyer?.name).toBe('Asha Kulkarni');
  });

  test('are checked first', async () => {
    const { user, send } = await showAccount();
    await send('Name and phone', { Name: '' }, 'Save');
    await answerDialog(user, { title: 'Invalid Input', text: 'Please enter your name' });
    expect(firebase.read(['UsersIds', 'buyer1'])).toMatchObject({ Name: 'Asha Rao' });
  });

  test('stay typed when they cannot be saved', async () => {
    const { user, send } = await showAccount();
    firebase.refuseOnce('commit', 'UNAVAILABLE');
    await send('Name and phone', { Name: 'Asha Kulkarni' }, 'Save');
    await answerDialog(user, { title: 'Error', text: 'Could not save. Nothing has changed. Please try again.' });
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Kulkarni');
  });
});

describe('the password', () => {
  test('is ticked part by part while it is typed, and changed', async () => {
    const { user, send } = await showAccount();
    const parts = within(screen.getByRole('list', { name: 'What the password needs' }));
    await user.type(screen.getByLabelText('New password'), 'short');
    expect(parts.queryByText('(done)')).toBeNull();
    await user.type(screen.getByLabelText('New password'), 'er');
    expect(parts.getByText('(done)')).toBeInTheDocument();
    await send('Password', { 'Your password now': right, 'New password': 'longer1' }, 'Change the password');
    await toast('Your password is changed');
    expect(firebase.accountOf('buyer1@example.com')?.password).toBe('longer1');
  });

  test('is not changed with a wrong old one', async () => {
    const { user, send } = await showAccount();
    await send('Password', { 'Your password now': 'wrong1', 'New password': 'longer1' }, 'Change the password');
    await answerDialog(user, { title: 'Invalid Input', text: 'That is not your password' });
    expect(firebase.accountOf('buyer1@example.com')?.password).toBe(right);
  });
});

test('the e-mail address changes with the link that is sent to the new one', async () => {
  const { user, send } = await showAccount();
  expect(screen.getByText('You log in with buyer1@example.com.')).toBeVisible();
  await send(
    'E-mail address',
    { 'New e-mail address': 'asha@example.com', 'Your password now': right },
    'Send the link',
  );
  await answerDialog(user, {
    title: 'Check your e-mail',
    text: 'A link is on its way to asha@example.com. You log in with the old address until you have opened the link.',
  });
});

describe('a deletion', () => {
  test('says what is deleted and what stays, asks, and starts over without the account', async () => {
    const leave = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign: leave });
    const { user, send } = await showAccount();
    const section = within(await part('Delete the account'));
    expect(section.getByText(/^What goes: your name, phone number/)).toBeVisible();
    expect(section.getByRole('heading', { name: 'What stays' })).toBeVisible();
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      Object.values(keptTexts.buyer),
    );
    await send('Delete the account', { 'Your password now': right }, 'Delete my account');
    await answerDialog(user, { title: 'Delete your account?', text: 'This cannot be undone.', button: 'Delete' });
    await answerDialog(user, { title: 'Your account is deleted', text: '' });
    expect(firebase.read(['users', 'buyer1'])).toBeUndefined();
    expect(firebase.accountOf('buyer1@example.com')).toBeUndefined();
    expect(readSession().buyer).toBeNull();
    expect(leave).toHaveBeenCalledWith('/');
  });

  test('deletes nothing when the question is dismissed', async () => {
    const { user, send } = await showAccount();
    await send('Delete the account', { 'Your password now': right }, 'Delete my account');
    await answerDialog(user, { title: 'Delete your account?', text: '', button: 'Cancel' });
    expect(firebase.read(['users', 'buyer1'])).toBeDefined();
  });

  test('that has left only the login can be finished', async () => {
    firebase.remove(['users', 'buyer1']);
    firebase.remove(['UsersIds', 'buyer1']);
    show(<AccountPage />, '/MyAccount');
    expect(
      await screen.findByText('Your data is deleted, but your login is not. Enter your password to finish.'),
    ).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });
});

test('data that cannot be read says so, and can be tried again', async () => {
  const { user } = await showAccount();
  firebase.refuse('runQuery', 'OFFLINE');
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await answerDialog(user, { title: 'Error', text: 'Could not read your data. Please try again.' });
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
});

test('a dealer finds the way to the profile, and the same parts besides', async () => {
  await endSession();
  await logInDealer();
  await showAccount();
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/EditProfile');
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(await part('Your data')).toBeVisible();
  expect(screen.getByText(/^What goes: your profile/)).toBeVisible();
});

test('without a login, the page leads to it', async () => {
  await endSession();
  window.localStorage.clear();
  show(<AccountPage />, '/MyAccount');
  expect(screen.getByRole('link', { name: 'User Login' })).toHaveAttribute('href', '/login');
});

test('an account that cannot be loaded says so, and can be tried again', async () => {
  firebase.refuse('batchGet', 'UNAVAILABLE');
  const { user } = show(<AccountPage />, '/MyAccount');
  expect(await screen.findByText('Could not load your account. Please try again.')).toBeVisible();
  firebase.allow('batchGet');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao'));
});

describe('the theme', () => {
  const colours = () => within(screen.getByRole('radiogroup', { name: 'Colours' }));
  const chosen = () => colours().getByRole('radio', { checked: true });

  test('is that of the system, until one is chosen, and again afterwards', async () => {
    const { user } = await showAccount();
    expect(chosen()).toHaveAccessibleName('As the system');
    await user.click(colours().getByRole('radio', { name: 'Dark' }));
    expect(chosen()).toHaveAccessibleName('Dark');
    expect(readTheme()).toBe('dark');
    expect(document.documentElement.style.colorScheme).toBe('dark');
    await user.click(colours().getByRole('radio', { name: 'As the system' }));
    expect(readTheme()).toBe('system');
    expect(document.documentElement.style.colorScheme).toBe('');
  });

  test('is that of the system if something else is stored', () => {
    window.localStorage.setItem('theme', 'pink');
    expect(readTheme()).toBe('system');
  });

  test('is shown although the browser stores nothing', async () => {
    const { user } = await showAccount();
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await user.click(colours().getByRole('radio', { name: 'Light' }));
    expect(storage).toHaveBeenCalled();
    storage.mockRestore();
    expect(readTheme()).toBe('system');
    expect(document.documentElement.style.colorScheme).toBe('light');
  });

  test('can be chosen without a login', () => {
    forgetBuyer();
    show(<AccountPage />, '/MyAccount');
    expect(screen.getByText('Log in to see your account.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeVisible();
  });
});
