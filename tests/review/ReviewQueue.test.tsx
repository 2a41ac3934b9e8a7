import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import type { ListingState } from '../../src/domain/listingState';
import type { Post, QueueName } from '../../src/domain/review';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { ReviewQueue } from '../../src/pages/admin/ReviewQueue';
import { listReviews } from '../../src/services/audit';
import { listPosts, readPost, searchPosts } from '../../src/services/posts';
import { decide, takeBack } from '../../src/services/review';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { aDealer, aPost, onePage } from './records';
import { answerDialog, dialog, show } from './show';

vi.mock('../../src/services/posts', () => ({
  listPosts: vi.fn(),
  searchPosts: vi.fn(),
  readPost: vi.fn(),
  countPosts: vi.fn(),
}));
vi.mock('../../src/services/review', () => ({ decide: vi.fn(), takeBack: vi.fn() }));
vi.mock('../../src/services/audit', () => ({ listReviews: vi.fn() }));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn() }));

const names: Readonly<Record<VehicleKind, string>> = { car: 'Maruti Swift', bike: 'Honda Unicorn' };
const kinds: readonly VehicleKind[] = ['car', 'bike'];
const onSignedOut = vi.fn();
const unclear = 'The photos are unclear, or do not show the vehicle.';

/** What the database holds: what was decided is read so the next time. */
let stored: Post[];

function list(...posts: Post[]): void {
  stored = posts;
}

beforeEach(() => {
  vi.resetAllMocks();
  list();
  vi.mocked(getSellerInBatch).mockResolvedValue(aDealer());
  vi.mocked(listPosts).mockImplementation(async (_, kind) => onePage(...stored.filter((post) => post.kind === kind)));
  vi.mocked(readPost).mockImplementation(async (_, id) => stored.find((post) => post.id === id) ?? null);
  vi.mocked(decide).mockImplementation(async (decision, { id }) => {
    const state = decision === 'approve' ? 'approved' : 'rejected';
    stored = stored.map((post) => (post.id === id ? { ...post, state, lastReview: `review-${id}` } : post));
    return `review-${id}`;
  });
  vi.mocked(takeBack).mockResolvedValue();
});

const card = (name: string) => screen.findByRole('article', { name });

async function button(kind: VehicleKind, name: string): Promise<HTMLElement> {
  return within(await card(names[kind])).findByRole('button', { name });
}

function open(queue: QueueName = 'pending'): UserEvent {
  return show(<ReviewQueue queue={queue} onSignedOut={onSignedOut} />).user;
}

/** The admin before one post in that state. */
async function showPost(kind: VehicleKind, state: ListingState): Promise<UserEvent> {
  list(aPost(kind, { state }));
  const user = open();
  await card(names[kind]);
  return user;
}

/** Answers the dialog that asks why. */
async function reject(user: UserEvent, kind: VehicleKind, { reason = unclear, note = '' } = {}): Promise<void> {
  const asked = await dialog(`Delete this ${kind} post?`);
  await user.selectOptions(within(asked).getByLabelText('Reason'), reason);
  if (note !== '') await user.type(within(asked).getByLabelText('Note'), note);
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked).not.toBeInTheDocument());
}

describe('the lists', () => {
  test('have the spec’s titles, cars first, and their words where there is nothing', async () => {
    open();
    expect(await screen.findByText('No car posts available for approval.')).toBeVisible();
    expect(await screen.findByText('No bikes to display.')).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Approve Car Posts', 'Approve Bike Posts']);
  });

  test.each<[QueueName, string]>([
    ['approved', 'No approved car posts.'],
    ['rejected', 'No rejected bike posts.'],
    ['all', 'No bikes to display.'],
  ])('%s: is asked for as such, and says that it is empty', async (queue, text) => {
    open(queue);
    expect(await screen.findByText(text)).toBeVisible();
    for (const kind of kinds) expect(listPosts).toHaveBeenCalledWith(queue, kind, null);
  });

  test.each([
    ['car', 'Could not fetch products. Please try again.'],
    ['bike', 'Could not fetch bikes. Please try again.'],
  ] as const)('%s: has its words where it cannot be read', async (failing, failed) => {
    vi.mocked(listPosts).mockImplementation(async (_, kind) => {
      if (kind === failing) throw new AppError('denied');
      return onePage();
    });
    const user = open();
    await answerDialog(user, { title: 'Error', text: failed });
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  });

  test.each<[ListingState, string, string, 'enabled' | 'disabled', 'enabled' | 'disabled']>([
    ['pending', 'Waiting for approval', 'Approve', 'enabled', 'enabled'],
    ['approved', 'Live', 'Approved', 'disabled', 'enabled'],
    ['rejected', 'Rejected', 'Approve', 'enabled', 'disabled'],
    ['sold', 'Sold', 'Approve', 'disabled', 'disabled'],
    ['withdrawn', 'Withdrawn', 'Approve', 'disabled', 'disabled'],
  ])('a %s post says so, and offers what can be decided', async (state, badge, approve, mayApprove, mayDelete) => {
    await showPost('car', state);
    expect(within(await card(names.car)).getByText(badge)).toBeVisible();
    for (const [name, may] of [
      [approve, mayApprove],
      ['Delete', mayDelete],
    ] as const) {
      const control = await button('car', name);
      if (may === 'enabled') expect(control).toBeEnabled();
      else expect(control).toBeDisabled();
    }
  });

  test('a post shows all its photos, all its facts, its text and its dealer', async () => {
    await showPost('car', 'pending');
    const post = within(await card(names.car));
    expect(post.getAllByRole('img', { name: /photo \d of 2$/ })).toHaveLength(2);
    expect(post.getByText('32,000 km')).toBeVisible();
    expect(post.getByText('One owner.')).toBeVisible();
    expect(await post.findByText('Sahyadri Motors')).toBeVisible();
    expect(post.getByRole('link', { name: '9123456780' })).toHaveAttribute('href', 'tel:+919123456780');
  });

  test('a post shows Unknown where the dealer cannot be read', async () => {
    vi.mocked(getSellerInBatch).mockRejectedValue(new AppError('denied'));
    await showPost('car', 'pending');
    expect(await within(await card(names.car)).findByText('Unknown')).toBeVisible();
  });

  test('a rejected post shows why, and what was decided before when somebody asks', async () => {
    list(aPost('car', { state: 'rejected', rejectReason: unclear, lastReview: 'review' }));
    vi.mocked(listReviews).mockResolvedValue(
      onePage({
        id: 'review',
        what: 'reject',
        who: 'admin1',
        when: new Date(2026, 2, 5, 12),
        reason: unclear,
        follows: '',
      }),
    );
    const user = open('rejected');
    const post = within(await card(names.car));
    expect(post.getByText(unclear)).toBeVisible();
    expect(listReviews).not.toHaveBeenCalled();
    await user.click(post.getByText('Decisions so far'));
    expect(await post.findByText(/5 Mar 2026, 12:00/)).toBeVisible();
    expect(listReviews).toHaveBeenCalledExactlyOnceWith('car', 'car1', null);
  });
});

describe('a car', () => {
  test('is approved after a confirmation, says so, and then has a disabled Approved button', async () => {
    const user = await showPost('car', 'pending');
    await user.click(await button('car', 'Approve'));
    expect(decide).not.toHaveBeenCalled();
    await answerDialog(user, {
      title: 'Approve this car post?',
      text: 'Once approved, the post will be live.',
      button: 'Approve',
    });
    await answerDialog(user, { title: 'Approved!', text: 'The car post has been approved.' });
    expect(decide).toHaveBeenCalledExactlyOnceWith('approve', expect.objectContaining({ id: 'car1', kind: 'car' }), '');
    expect(await button('car', 'Approved')).toBeDisabled();
    expect(within(await card(names.car)).getByText('Live')).toBeVisible();
    expect(listPosts).toHaveBeenCalledTimes(2);
  });

  test('is deleted with a reason, says so, stays in its place, and can be approved again', async () => {
    const user = await showPost('car', 'approved');
    await user.click(await button('car', 'Delete'));
    expect(decide).not.toHaveBeenCalled();
    await reject(user, 'car', { note: 'The plate is of another car.' });
    await answerDialog(user, { title: 'Deleted!', text: 'The car post has been deleted.' });
    const reason = `${unclear} The plate is of another car.`;
    expect(decide).toHaveBeenCalledExactlyOnceWith('reject', expect.objectContaining({ id: 'car1' }), reason);
    expect(await button('car', 'Delete')).toBeDisabled();
    expect(await button('car', 'Approve')).toBeEnabled();
    expect(within(await card(names.car)).getByText('Rejected')).toBeVisible();
  });

  test('is not deleted without a reason', async () => {
    const user = await showPost('car', 'pending');
    await user.click(await button('car', 'Delete'));
    const asked = await dialog('Delete this car post?');
    await user.click(within(asked).getByRole('button', { name: 'Delete' }));
    await answerDialog(user, { title: 'Invalid Input', text: 'Please choose a reason.' });
    await user.selectOptions(within(asked).getByLabelText('Reason'), 'Another reason');
    await user.click(within(asked).getByRole('button', { name: 'Delete' }));
    await answerDialog(user, { title: 'Invalid Input', text: 'Please write down the reason.' });
    expect(decide).not.toHaveBeenCalled();
  });

  test.each(['Approve', 'Delete'])('stays as it is where the admin thinks better of %s', async (action) => {
    const user = await showPost('car', 'pending');
    await user.click(await button('car', action));
    await answerDialog(user, { title: `${action} this car post?`, text: '', button: 'Cancel' });
    expect(within(await card(names.car)).getByText('Waiting for approval')).toBeVisible();
    expect(decide).not.toHaveBeenCalled();
  });
});

describe('a bike', () => {
  const approved = 'Approved! The bike post has been approved.';

  async function approve(user: UserEvent, name = names.bike): Promise<void> {
    await user.click(within(await card(name)).getByRole('button', { name: 'Approve' }));
    await within(await card(name)).findByRole('button', { name: 'Approved' });
  }

  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });

  test('is approved at once, with a banner that disappears after 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await showPost('bike', 'pending');
    await approve(user);
    const banner = await screen.findByText(approved);
    expect(decide).toHaveBeenCalledExactlyOnceWith('approve', expect.objectContaining({ id: 'bike1' }), '');
    expect(screen.queryByRole('dialog')).toBeNull();
    pass(1_500);
    expect(banner).toBeVisible();
    pass(500);
    expect(banner).not.toBeInTheDocument();
  });

  test('that is approved while the banner of another stands gives the banner 2 seconds of its own', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    list(aPost('bike'), aPost('bike', { id: 'bike2', name: 'TVS Jupiter' }));
    const user = open();
    await approve(user);
    pass(1_500);
    await approve(user, 'TVS Jupiter');
    pass(1_000);
    expect(screen.getByText(approved)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(takeBack).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'bike2' }), 'review-bike2');
  });

  test('the banner stays while somebody points at it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await showPost('bike', 'pending');
    await approve(user);
    await user.hover(screen.getByText(approved));
    pass(10_000);
    expect(screen.getByText(approved)).toBeVisible();
    await user.unhover(screen.getByText(approved));
    pass(2_000);
    expect(screen.queryByText(approved)).toBeNull();
  });

  test('a decision is taken back while the banner stands', async () => {
    const user = await showPost('bike', 'pending');
    await approve(user);
    list(aPost('bike', { state: 'pending' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The decision has been taken back. The post waits again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(within(await card(names.bike)).getByText('Waiting for approval')).toBeVisible();
    await waitFor(async () => expect(await button('bike', 'Approve')).toBeEnabled());
  });

  test('the next decision waits until the post that waits again has been read', async () => {
    const user = await showPost('bike', 'pending');
    await approve(user);
    const again = aPost('bike', { state: 'pending' });
    let answer: (post: Post) => void = () => {};
    vi.mocked(readPost).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The decision has been taken back. The post waits again.')).toBeVisible();
    expect(await button('bike', 'Approve')).toBeDisabled();
    await act(async () => answer(again));
    expect(await button('bike', 'Approve')).toBeEnabled();
  });

  test('an undo that fails says so, and can be tried again', async () => {
    vi.mocked(takeBack).mockRejectedValueOnce(new AppError('offline'));
    const user = await showPost('bike', 'pending');
    await approve(user);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await answerDialog(user, { title: 'Error', text: 'Could not take the decision back. Please try again.' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The decision has been taken back. The post waits again.')).toBeVisible();
  });
});

describe.each(kinds)('a decision on a %s that fails', (kind) => {
  test('says so, and leaves the post as it was, for another try', async () => {
    vi.mocked(decide).mockRejectedValueOnce(new AppError('offline'));
    const user = await showPost(kind, 'pending');
    await user.click(await button(kind, 'Delete'));
    await reject(user, kind);
    await answerDialog(user, { title: 'Error', text: `Could not delete the ${kind} post. Please try again.` });
    expect(within(await card(names[kind])).getByText('Waiting for approval')).toBeVisible();
    expect(await button(kind, 'Delete')).toBeEnabled();
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('because the session has ended says so, and leads back to the login', async () => {
    vi.mocked(decide).mockRejectedValue(new AppError('signedOut'));
    const user = await showPost(kind, 'pending');
    await user.click(await button(kind, 'Approve'));
    if (kind === 'car') await answerDialog(user, { title: 'Approve this car post?', text: '', button: 'Approve' });
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });

  test('because the listing has changed shows it as it is now', async () => {
    vi.mocked(decide).mockRejectedValueOnce(new AppError('changed'));
    const user = await showPost(kind, 'pending');
    list(aPost(kind, { values: { ...aPost(kind).values, price: '99,000' } }));
    await user.click(await button(kind, 'Delete'));
    await reject(user, kind);
    await answerDialog(user, { title: 'Error', text: 'This listing has changed. Please look again.' });
    expect(within(await card(names[kind])).getByText('Rs. 99,000')).toBeVisible();
    expect(await button(kind, 'Delete')).toBeEnabled();
  });

  test('because the listing is gone takes it off the list', async () => {
    vi.mocked(decide).mockRejectedValueOnce(new AppError('changed'));
    const user = await showPost(kind, 'pending');
    list();
    await user.click(await button(kind, 'Delete'));
    await reject(user, kind);
    await answerDialog(user, { title: 'Error', text: 'This listing has changed. Please look again.' });
    expect(screen.queryByRole('article')).toBeNull();
  });
});

test('while a decision is on its way, its post takes no other', async () => {
  let answer = (_: string): void => undefined;
  vi.mocked(decide).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const user = await showPost('bike', 'pending');
  await user.click(await button('bike', 'Approve'));
  expect(await button('bike', 'Approve')).toBeDisabled();
  expect(await button('bike', 'Delete')).toBeDisabled();
  list(aPost('bike', { state: 'approved' }));
  answer('review');
  expect(await button('bike', 'Approved')).toBeDisabled();
  await waitFor(async () => expect(await button('bike', 'Delete')).toBeEnabled());
});

describe('by keyboard', () => {
  async function showTwo(): Promise<UserEvent> {
    list(aPost('car'), aPost('bike'));
    const user = open();
    await card(names.bike);
    return user;
  }

  test('j and k go from post to post, cars and bikes', async () => {
    const user = await showTwo();
    await user.keyboard('j');
    expect(await card(names.car)).toHaveFocus();
    await user.keyboard('j');
    expect(await card(names.bike)).toHaveFocus();
    await user.keyboard('j');
    expect(await card(names.bike)).toHaveFocus();
    await user.keyboard('k');
    expect(await card(names.car)).toHaveFocus();
  });

  test('a approves the post that has the focus, and u takes it back', async () => {
    const user = await showTwo();
    await user.keyboard('a');
    expect(await card(names.car)).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('ja');
    expect(await button('bike', 'Approved')).toBeDisabled();
    expect(decide).toHaveBeenCalledExactlyOnceWith('approve', expect.objectContaining({ id: 'bike1' }), '');
    await screen.findByRole('button', { name: 'Undo' });
    await user.keyboard('u');
    expect(takeBack).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'bike1' }), 'review-bike1');
  });

  test('r asks why; in the dialog, keys are letters', async () => {
    const user = await showTwo();
    await user.keyboard('jr');
    const asked = await dialog('Delete this car post?');
    await user.selectOptions(within(asked).getByLabelText('Reason'), 'Another reason');
    await user.type(within(asked).getByLabelText('Note'), 'a jar');
    expect(within(asked).getByLabelText('Note')).toHaveValue('a jar');
    expect(decide).not.toHaveBeenCalled();
  });

  test('/ leads to the search, where keys are letters', async () => {
    const user = await showTwo();
    await user.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Search by name or district' });
    expect(field).toHaveFocus();
    await user.keyboard('jar/?');
    expect(field).toHaveValue('jar/?');
  });

  test('? shows the keys, and they can be switched off', async () => {
    const user = await showTwo();
    const legend = screen.getByText('Keyboard shortcuts').closest('details');
    expect(legend).not.toHaveAttribute('open');
    await user.keyboard('?');
    expect(legend).toHaveAttribute('open');
    await user.click(screen.getByRole('checkbox', { name: 'Use these keys' }));
    await user.click(document.body);
    await user.keyboard('j?');
    expect(document.body).toHaveFocus();
    expect(legend).toHaveAttribute('open');
  });
});

describe('a search', () => {
  async function searchFor(text: string): Promise<UserEvent> {
    list(aPost('car'));
    const user = open();
    await card(names.car);
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or district' }), text);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    return user;
  }

  test('looks up what is typed, and all comes back', async () => {
    vi.mocked(searchPosts).mockResolvedValue(onePage());
    const user = await searchFor(' Swift  Pu ');
    expect(await screen.findByText('No car post matches “Swift Pu”.')).toBeVisible();
    for (const kind of kinds) expect(searchPosts).toHaveBeenCalledWith('pending', kind, ['swift', 'pu'], null);
    expect(screen.queryByRole('button', { name: 'Search further' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await card(names.car)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('that has found nothing so far goes on when somebody wants it to', async () => {
    const next = { after: 'the fortieth' };
    vi.mocked(searchPosts).mockImplementation(async (_, kind, __, cursor) => {
      if (kind === 'bike') return onePage();
      return cursor ? onePage(aPost('car')) : { items: [], next };
    });
    const user = await searchFor('swift pune');
    await user.click(await screen.findByRole('button', { name: 'Search further' }));
    expect(await card(names.car)).toBeVisible();
    expect(searchPosts).toHaveBeenLastCalledWith('pending', 'car', ['swift', 'pune'], next);
  });
});
