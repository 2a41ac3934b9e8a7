import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import type { StoredMessage } from '../../src/domain/contactMessage';
import { AdminDashboard } from '../../src/pages/admin/AdminDashboard';
import { countOpenMessages, listMessages, markMessage } from '../../src/services/messages';
import { countPosts, listPosts } from '../../src/services/posts';
import { onePage } from './records';
import { answerDialog, show } from './show';

vi.mock('../../src/services/adminSession', () => ({ logOutAdmin: vi.fn() }));
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

const onLeave = vi.fn();

const message: StoredMessage = {
  id: 'message1',
  name: 'Vikram Nair',
  phone: '+91 94470 12233',
  reason: 'Can I change the day?',
  sentAt: new Date(2026, 2, 5, 12),
  handled: false,
  handledAt: null,
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listPosts).mockResolvedValue(onePage());
  vi.mocked(countPosts).mockImplementation(async (state, kind) => {
    const counts = { pending: 2, approved: 30, rejected: 0 };
    return { count: counts[state] + (kind === 'car' ? 1 : 0), more: state === 'approved' };
  });
  vi.mocked(countOpenMessages).mockResolvedValue({ count: 3, more: false });
  vi.mocked(listMessages).mockResolvedValue(onePage(message));
  vi.mocked(markMessage).mockResolvedValue();
});

const open = (): UserEvent => show(<AdminDashboard onLeave={onLeave} />).user;
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const card = () => screen.findByRole('article', { name: 'Message of Vikram Nair' });

describe('the tabs', () => {
  test('begin with what is pending, and say how much there is in each', async () => {
    open();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Pending');
    await waitFor(() =>
      expect(tabs()).toEqual(['Pending (5)', 'Approved (61+)', 'Rejected (1)', 'All', 'Messages (3)']),
    );
    await waitFor(() => expect(listPosts).toHaveBeenCalledWith('pending', 'car', null));
  });

  test('have no number where it cannot be known', async () => {
    vi.mocked(countPosts).mockRejectedValue(new AppError('denied'));
    vi.mocked(countOpenMessages).mockRejectedValue(new AppError('denied'));
    open();
    expect(await screen.findByText('No bikes to display.')).toBeVisible();
    expect(tabs()).toEqual(['Pending', 'Approved', 'Rejected', 'All', 'Messages']);
  });

  test('are read anew each time that they are looked at', async () => {
    const user = open();
    await screen.findByText('No bikes to display.');
    await user.click(screen.getByRole('tab', { name: /^Rejected/ }));
    expect(await screen.findByText('No rejected bike posts.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Pending/ }));
    expect(await screen.findByText('No bikes to display.')).toBeVisible();
    await waitFor(() => {
      expect(vi.mocked(listPosts).mock.calls.filter(([queue]) => queue === 'pending')).toHaveLength(4);
    });
  });
});

describe('the messages', () => {
  async function openMessages(): Promise<UserEvent> {
    const user = open();
    await user.click(screen.getByRole('tab', { name: /^Messages/ }));
    return user;
  }

  test('are listed with name, phone, reason and time', async () => {
    await openMessages();
    const shown = within(await card());
    expect(screen.getByRole('heading', { level: 2, name: 'Contact messages' })).toBeVisible();
    expect(shown.getByRole('link', { name: '+91 94470 12233' })).toHaveAttribute('href', 'tel:+919447012233');
    expect(shown.getByText('Can I change the day?')).toBeVisible();
    expect(shown.getByText('5 Mar 2026, 12:00')).toBeVisible();
    expect(listMessages).toHaveBeenCalledExactlyOnceWith('open', null);
  });

  test('are marked as handled in their place, and that is taken back', async () => {
    const user = await openMessages();
    await user.click(within(await card()).getByRole('button', { name: 'Mark as handled' }));
    expect(markMessage).toHaveBeenLastCalledWith('message1', true);
    expect(await within(await card()).findByText('Handled')).toBeVisible();
    await user.click(within(await card()).getByRole('button', { name: 'Mark as open' }));
    expect(markMessage).toHaveBeenLastCalledWith('message1', false);
    expect(await within(await card()).findByText('Open')).toBeVisible();
    await waitFor(() => expect(countOpenMessages).toHaveBeenCalledTimes(4));
  });

  test('that are handled are a list of their own', async () => {
    const user = await openMessages();
    await card();
    vi.mocked(listMessages).mockResolvedValue(onePage());
    await user.click(screen.getByRole('button', { name: 'Handled' }));
    expect(await screen.findByText('No handled messages.')).toBeVisible();
    expect(listMessages).toHaveBeenLastCalledWith('handled', null);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('No open messages.')).toBeVisible();
  });

  test('stay as they are where the mark fails, which is said', async () => {
    vi.mocked(markMessage).mockRejectedValueOnce(new AppError('offline'));
    const user = await openMessages();
    await user.click(within(await card()).getByRole('button', { name: 'Mark as handled' }));
    await answerDialog(user, { title: 'Error', text: 'Could not mark the message. Please try again.' });
    expect(within(await card()).getByText('Open')).toBeVisible();
    expect(within(await card()).getByRole('button', { name: 'Mark as handled' })).toBeEnabled();
  });

  test('lead back to the login when the session has ended', async () => {
    vi.mocked(markMessage).mockRejectedValueOnce(new AppError('signedOut'));
    const user = await openMessages();
    await user.click(within(await card()).getByRole('button', { name: 'Mark as handled' }));
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  });

  test('that cannot be read say so', async () => {
    vi.mocked(listMessages).mockRejectedValue(new AppError('denied'));
    const user = await openMessages();
    await answerDialog(user, { title: 'Error', text: 'Could not fetch the messages. Please try again.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch the messages. Please try again.');
  });
});
