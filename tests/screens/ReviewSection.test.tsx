import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import type { ListingState } from '../../src/domain/listingState';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { ReviewSection } from '../../src/pages/admin/ReviewSection';
import { approveListing, listForReview, rejectListing } from '../../src/services/review';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { aBike, aCar, aDealer, onePage } from './records';
import { answerDialog, dialog, show } from './show';

vi.mock('../../src/services/review', () => ({
  listForReview: vi.fn(),
  approveListing: vi.fn(),
  rejectListing: vi.fn(),
}));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn() }));

const records = { car: aCar, bike: aBike } as const;
const names: Readonly<Record<VehicleKind, string>> = { car: 'Maruti Swift', bike: 'Honda Unicorn' };
const kinds: readonly VehicleKind[] = ['car', 'bike'];
const onSignedOut = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getSellerInBatch).mockResolvedValue(aDealer());
  vi.mocked(approveListing).mockResolvedValue();
  vi.mocked(rejectListing).mockResolvedValue();
});

/** The admin before one post in that state. */
async function showPost(kind: VehicleKind, state: ListingState) {
  vi.mocked(listForReview).mockResolvedValue(onePage(records[kind]({ state })));
  const { user } = show(<ReviewSection kind={kind} onSignedOut={onSignedOut} />);
  await card(kind);
  return user;
}

const card = (kind: VehicleKind) => screen.findByRole('article', { name: names[kind] });

async function button(kind: VehicleKind, name: string): Promise<HTMLElement> {
  return within(await card(kind)).findByRole('button', { name });
}

describe('the list', () => {
  test.each([
    ['car', 'Approve Car Posts', 'No car posts available for approval.'],
    ['bike', 'Approve Bike Posts', 'No bikes to display.'],
  ] as const)('%s: has its title, and its words where there is none', async (kind, title, empty) => {
    vi.mocked(listForReview).mockResolvedValue(onePage());
    show(<ReviewSection kind={kind} onSignedOut={onSignedOut} />);
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(await screen.findByText(empty)).toBeVisible();
  });

  test.each([
    ['car', 'Could not fetch products. Please try again.'],
    ['bike', 'Could not fetch bikes. Please try again.'],
  ] as const)('%s: has its words where it cannot be read', async (kind, failed) => {
    vi.mocked(listForReview).mockRejectedValue(new AppError('denied'));
    const { user } = show(<ReviewSection kind={kind} onSignedOut={onSignedOut} />);
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
    expect(within(await card('car')).getByText(badge)).toBeVisible();
    for (const [name, may] of [
      [approve, mayApprove],
      ['Delete', mayDelete],
    ] as const) {
      const control = await button('car', name);
      if (may === 'enabled') expect(control).toBeEnabled();
      else expect(control).toBeDisabled();
    }
  });

  test('a post shows its dealer, or Unknown where the dealer cannot be read', async () => {
    vi.mocked(getSellerInBatch).mockRejectedValue(new AppError('denied'));
    await showPost('car', 'pending');
    expect(await within(await card('car')).findByText('Unknown')).toBeVisible();
  });
});

describe('a car', () => {
  test('is approved after a confirmation, says so, and then has a disabled Approved button', async () => {
    const user = await showPost('car', 'pending');
    await user.click(await button('car', 'Approve'));
    expect(approveListing).not.toHaveBeenCalled();
    await answerDialog(user, {
      title: 'Approve this car post?',
      text: 'Once approved, the post will be live.',
      button: 'Approve',
    });
    await answerDialog(user, { title: 'Approved!', text: 'The car post has been approved.' });
    expect(approveListing).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'car1', kind: 'car' }));
    expect(await button('car', 'Approved')).toBeDisabled();
    expect(within(await card('car')).getByText('Live')).toBeVisible();
    expect(listForReview).toHaveBeenCalledOnce();
  });

  test('is deleted after a confirmation, says so, stays in the list, and can be approved again', async () => {
    const user = await showPost('car', 'approved');
    await user.click(await button('car', 'Delete'));
    expect(rejectListing).not.toHaveBeenCalled();
    await answerDialog(user, { title: 'Delete this car post?', text: '', button: 'Delete' });
    await answerDialog(user, { title: 'Deleted!', text: 'The car post has been deleted.' });
    expect(rejectListing).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'car1' }));
    expect(await button('car', 'Delete')).toBeDisabled();
    expect(await button('car', 'Approve')).toBeEnabled();
    expect(within(await card('car')).getByText('Rejected')).toBeVisible();
  });

  test.each(['Approve', 'Delete'])('stays as it is where the admin thinks better of %s', async (action) => {
    const user = await showPost('car', 'pending');
    await user.click(await button('car', action));
    await answerDialog(user, { title: `${action} this car post?`, text: '', button: 'Cancel' });
    expect(within(await card('car')).getByText('Waiting for approval')).toBeVisible();
    expect(approveListing).not.toHaveBeenCalled();
    expect(rejectListing).not.toHaveBeenCalled();
  });
});

describe('a bike', () => {
  test('is approved at once, with a banner that disappears after 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await showPost('bike', 'pending');
    await user.click(await button('bike', 'Approve'));
    const banner = await screen.findByText('Approved! The bike post has been approved.');
    expect(approveListing).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'bike1', kind: 'bike' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button('bike', 'Approved')).toBeDisabled();
    act(() => {
      vi.advanceTimersByTime(1_500);
    });
    expect(banner).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(500);
    });
    expect(banner).not.toBeInTheDocument();
  });

  test('that is approved while the banner of another stands gives the banner 2 seconds of its own', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const second = aBike({ id: 'bike2', name: 'TVS Jupiter', state: 'pending' });
    vi.mocked(listForReview).mockResolvedValue(onePage(aBike({ state: 'pending' }), second));
    const { user } = show(<ReviewSection kind="bike" onSignedOut={onSignedOut} />);
    await user.click(await button('bike', 'Approve'));
    await screen.findByText('Approved! The bike post has been approved.');
    act(() => {
      vi.advanceTimersByTime(1_500);
    });
    await user.click(
      within(screen.getByRole('article', { name: 'TVS Jupiter' })).getByRole('button', { name: 'Approve' }),
    );
    await within(screen.getByRole('article', { name: 'TVS Jupiter' })).findByRole('button', { name: 'Approved' });
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(screen.getByText('Approved! The bike post has been approved.')).toBeVisible();
  });

  test('is deleted after a confirmation', async () => {
    const user = await showPost('bike', 'pending');
    await user.click(await button('bike', 'Delete'));
    await answerDialog(user, { title: 'Delete this bike post?', text: '', button: 'Delete' });
    await answerDialog(user, { title: 'Deleted!', text: 'The bike post has been deleted.' });
    expect(rejectListing).toHaveBeenCalledOnce();
  });
});

describe.each(kinds)('a decision on a %s that fails', (kind) => {
  test('says so, and leaves the post as it was, for another try', async () => {
    vi.mocked(rejectListing).mockRejectedValueOnce(new AppError('offline'));
    const user = await showPost(kind, 'pending');
    await user.click(await button(kind, 'Delete'));
    await answerDialog(user, { title: `Delete this ${kind} post?`, text: '', button: 'Delete' });
    await answerDialog(user, { title: 'Error', text: `Could not delete the ${kind} post. Please try again.` });
    expect(within(await card(kind)).getByText('Waiting for approval')).toBeVisible();
    expect(await button(kind, 'Delete')).toBeEnabled();
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('because the session has ended says so, and leads back to the login', async () => {
    vi.mocked(approveListing).mockRejectedValue(new AppError('signedOut'));
    const user = await showPost(kind, 'pending');
    await user.click(await button(kind, 'Approve'));
    if (kind === 'car') await answerDialog(user, { title: 'Approve this car post?', text: '', button: 'Approve' });
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });
});

test('while a decision is on its way, its post takes no other', async () => {
  let answer = (): void => undefined;
  vi.mocked(approveListing).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const user = await showPost('bike', 'pending');
  await user.click(await button('bike', 'Approve'));
  expect(await button('bike', 'Approve')).toBeDisabled();
  expect(await button('bike', 'Delete')).toBeDisabled();
  answer();
  expect(await button('bike', 'Approved')).toBeDisabled();
  expect(await button('bike', 'Delete')).toBeEnabled();
});

test('Know More shows everything the post holds, and closes', async () => {
  const user = await showPost('car', 'pending');
  await user.click(await button('car', 'Know More'));
  const details = await dialog('Maruti Swift');
  expect(within(details).getByText('One owner.')).toBeVisible();
  expect(within(details).getByText('32,000 km')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
