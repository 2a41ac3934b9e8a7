import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import AdminPage from '../../src/pages/admin/AdminPage';
import { logInAdmin, logOutAdmin } from '../../src/services/adminSession';
import { countOpenMessages } from '../../src/services/messages';
import { countPosts, listPosts, readPost } from '../../src/services/posts';
import { decide } from '../../src/services/review';
import { aDealer, aPost, onePage } from './records';
import { answerDialog, show } from './show';

vi.mock('../../src/services/adminSession', () => ({ logInAdmin: vi.fn(), logOutAdmin: vi.fn() }));
vi.mock('../../src/services/posts', () => ({
  listPosts: vi.fn(),
  searchPosts: vi.fn(),
  readPost: vi.fn(),
  countPosts: vi.fn(),
}));
vi.mock('../../src/services/review', () => ({ decide: vi.fn(), takeBack: vi.fn() }));
vi.mock('../../src/services/messages', () => ({
  listMessages: vi.fn(),
  countOpenMessages: vi.fn(),
  markMessage: vi.fn(),
}));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: () => Promise.resolve(aDealer()) }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listPosts).mockResolvedValue(onePage());
  vi.mocked(readPost).mockResolvedValue(null);
  vi.mocked(countPosts).mockResolvedValue({ count: 0, more: false });
  vi.mocked(countOpenMessages).mockResolvedValue({ count: 0, more: false });
  vi.mocked(logOutAdmin).mockResolvedValue();
});

async function logIn(adminId = 'admin@example.com', password = 'Admin@123') {
  const { user } = show(<AdminPage />, '/AdminLogin');
  if (adminId) await user.type(screen.getByLabelText('Admin ID'), adminId);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return user;
}

const dashboard = () => screen.findByRole('heading', { name: 'Admin Dashboard' });
const login = () => screen.findByRole('heading', { name: 'Admin Login' });

describe('the login', () => {
  test('shows the dashboard in its place, with both sections', async () => {
    vi.mocked(logInAdmin).mockResolvedValue('in');
    await logIn();
    expect(await dashboard()).toBeVisible();
    expect(logInAdmin).toHaveBeenCalledExactlyOnceWith('admin@example.com', 'Admin@123');
    expect(screen.getByRole('region', { name: 'Approve Car Posts' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Approve Bike Posts' })).toBeVisible();
    expect(screen.queryByLabelText('Admin ID')).toBeNull();
  });

  test.each([
    ['wrongCredentials', 'Wrong credentials. Please try again.'],
    ['noAdminData', 'Admin data not found.'],
  ] as const)('%s: says so, and keeps what was typed', async (answer, text) => {
    vi.mocked(logInAdmin).mockResolvedValue(answer);
    const user = await logIn();
    await answerDialog(user, { title: 'Error', text });
    expect(await screen.findByLabelText('Admin ID')).toHaveValue('admin@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('Admin@123');
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  test('without a network says that the login failed', async () => {
    vi.mocked(logInAdmin).mockRejectedValue(new AppError('offline'));
    const user = await logIn();
    await answerDialog(user, { title: 'Error', text: 'Could not login' });
    expect(await login()).toBeVisible();
  });

  test.each([
    ['an empty id', '', 'Admin@123', 'Admin ID'],
    ['an empty password', 'admin@example.com', '', 'Password'],
  ])('%s is asked for', async (_case, adminId, password, field) => {
    const user = await logIn(adminId, password);
    await answerDialog(user, { title: 'Invalid Input', text: 'Please enter the admin ID and the password.' });
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
    expect(logInAdmin).not.toHaveBeenCalled();
  });
});

describe('the dashboard', () => {
  beforeEach(() => {
    vi.mocked(logInAdmin).mockResolvedValue('in');
  });

  test('is gone when the page is loaded anew', async () => {
    await logIn();
    await dashboard();
    show(<AdminPage />, '/AdminLogin');
    expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });

  test('is left by the logout', async () => {
    const user = await logIn();
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await login()).toBeVisible();
    expect(logOutAdmin).toHaveBeenCalledOnce();
  });

  test('stays where the logout fails, and says so', async () => {
    vi.mocked(logOutAdmin).mockRejectedValue(new AppError('unknown'));
    const user = await logIn();
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await answerDialog(user, { title: 'Error', text: 'Could not log out. Please try again.' });
    expect(await dashboard()).toBeVisible();
  });

  test('gives way to the login when the session has ended', async () => {
    vi.mocked(listPosts).mockImplementation(async (_, kind) => (kind === 'bike' ? onePage(aPost('bike')) : onePage()));
    vi.mocked(decide).mockRejectedValue(new AppError('signedOut'));
    const user = await logIn();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    expect(await login()).toBeVisible();
  });
});
