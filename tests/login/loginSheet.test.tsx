import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { askForBuyer, loginSheet } from '../../src/accounts/askForBuyer';
import { readSession } from '../../src/accounts/sessionStore';
import { LoginStep } from '../../src/login/LoginStep';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInInSheet } from '../support/screens/logIn';
import { dialog, enter, fillIn, show } from '../support/screens/show';

const why = 'Please log in to book this car.';
const newBuyer = { Name: 'Asha', Email: 'asha@example.com', Password: 'asha12', Phone: '9876543210' };

/** A wish that waits for its buyer. */
async function ask() {
  const { user } = show(<LoginStep />);
  const answer = askForBuyer(why);
  const sheet = within(await dialog(why));
  const press = (name: string) => user.click(sheet.getByRole('button', { name }));
  return { user, sheet, press, answer };
}

test('a wrong password is named in place, and nothing that is typed is lost', async () => {
  const { user, sheet, press, answer } = await ask();
  await press('Sign in');
  await fillIn(user, { Email: 'buyer1@example.com', Password: 'another' });
  await press('Login');
  expect(await sheet.findByRole('alert')).toHaveTextContent('Email or Password is incorrect');
  expect(sheet.getByLabelText('Email')).toHaveValue('buyer1@example.com');
  await fillIn(user, { Email: '', Password: '' });
  await logInInSheet(user, why);
  expect(await answer).toEqual({ userId: 'buyer1', name: 'Asha' });
});

test('a sign-up whose login fails is logged in at the next try', async () => {
  const { user, sheet, press, answer } = await ask();
  await fillIn(user, newBuyer);
  firebase.refuse('signInWithPassword', 'UNAVAILABLE');
  await press('Sign Up');
  expect(await sheet.findByRole('alert')).toHaveTextContent('Could not login');
  expect(readSession().buyer).toBeNull();
  firebase.allow('signInWithPassword');
  await press('Login');
  expect(await answer).toMatchObject({ name: 'Asha' });
});

test('a sign-up with the address of another account is refused, and can be corrected', async () => {
  firebase.addAccount({ uid: 'other', email: newBuyer.Email, password: 'Another1' });
  const { user, sheet, press, answer } = await ask();
  await fillIn(user, newBuyer);
  await press('Sign Up');
  expect(await sheet.findByRole('alert')).toHaveTextContent('Could not register user');
  await fillIn(user, { Email: 'asha2@example.com' });
  await press('Sign Up');
  expect(await answer).toMatchObject({ name: 'Asha' });
});

test('what is missing is marked in place, all of it, and the first has the focus', async () => {
  const { sheet, press } = await ask();
  await press('Sign Up');
  expect(sheet.getByLabelText('Name')).toHaveFocus();
  for (const label of ['Name', 'Email', 'Password', 'Phone']) expect(sheet.getByLabelText(label)).toBeInvalid();
  expect(firebase.sent('signUp')).toBe(0);
});

test('a forgotten password: the link is sent to the typed address, and the sheet says so', async () => {
  const { user, sheet, press } = await ask();
  await press('Sign in');
  await press('Forgot password?');
  expect(sheet.getByLabelText('Email')).toHaveFocus();
  await enter(user, sheet.getByLabelText('Email'), 'buyer1@example.com');
  await press('Forgot password?');
  expect(await sheet.findByText(/a link to set a new password is on its way/)).toBeVisible();
});

describe('a device', () => {
  beforeEach(() => window.localStorage.setItem('userId', 'buyer1'));

  test('that a buyer has used before begins with the login', async () => {
    const { sheet } = await ask();
    expect(sheet.queryByLabelText('Name')).toBeNull();
    expect(sheet.getByLabelText('Email')).toHaveFocus();
  });
});

test('a second wish takes the place of the first, which nobody answers', async () => {
  const { answer } = await ask();
  const first = loginSheet.read();
  const second = askForBuyer('Log in to report this listing.');
  expect(await answer).toBeNull();
  const sheet = await dialog('Log in to report this listing.');
  screen.getByText('Already have an account?');
  // The first one's login may still be on its way.
  first?.answer({ userId: 'buyer1', name: 'Asha' });
  expect(loginSheet.read()?.why).toBe('Log in to report this listing.');
  within(sheet).getByRole('button', { name: 'Close' }).click();
  await waitFor(async () => expect(await second).toBeNull());
});
