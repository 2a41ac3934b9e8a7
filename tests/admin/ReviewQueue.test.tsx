import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ReviewQueue } from '../../src/admin/queue/ReviewQueue';
import type { DealerDesk } from '../../src/dealersAsAdmin/useDealerDesk';
import type { QueueName, ReviewedListing } from '../../src/decisions/review';
import type { StoredFields } from '../../src/firebase/stored';
import { type ListingKind, listingKinds } from '../../src/listings/kinds';
import { priceOf } from '../../src/listings/price';
import { type ListingState, stateFlags } from '../../src/listings/state/listingState';
import { useOnSignedOut } from '../../src/lists/useOnSignedOut';
import { loadPhotoSize } from '../../src/photos/loadPhotoSize';
import { adminAddress } from '../../src/shared/addresses/adminAddress';
import { pageSize } from '../../src/shared/limits';
import { ServerTime } from '../../src/shared/time/serverTime';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInAdmin } from '../support/screens/logIn';
import { forgetMediaQueries, widenScreen } from '../support/screens/mediaQueries';
import { aReviewedDealer, aReviewedListing, aSuspension } from '../support/screens/records';
import { address, answerDialog, dialog, enter, show } from '../support/screens/show';
import { storeDealer, storeListing, storeReviewedDealer, storeSuspension } from '../support/screens/store';

const names: Readonly<Record<ListingKind, string>> = { car: 'Maruti Swift', bike: 'Honda Unicorn' };
const kinds: readonly ListingKind[] = ['car', 'bike'];
const onSignedOut = vi.fn();

/** The dashboard around it hears that the session has ended. */
function Queue({ queue }: { queue: QueueName }) {
  useOnSignedOut('admin', onSignedOut);
  return <ReviewQueue queue={queue} dealers={dealers} />;
}

const askAboutDealer = vi.fn();
const dealers: DealerDesk = {
  ask: askAboutDealer,
  asked: null,
  answer: vi.fn(),
  goOn: vi.fn(),
  rename: vi.fn(),
  isBusy: () => false,
  takedowns: { all: [], isRunning: () => false, start: vi.fn(), close: vi.fn() },
};
const unclear = 'The photos are unclear, or do not show the vehicle.';

/** Replaces all stored listings. */
function list(...listings: readonly ReviewedListing[]): void {
  for (const { collection } of Object.values(listingKinds)) {
    for (const id of firebase.ids(collection)) firebase.remove([collection, id]);
  }
  for (const listing of listings) storeListing(listing);
}

beforeEach(async () => {
  widenScreen();
  await logInAdmin();
  storeReviewedDealer(aReviewedDealer());
});

const expectNothingDecided = () => expect(firebase.sent('commit')).toBe(0);
const stored = (kind: ListingKind, id = `${kind}1`) => firebase.read([listingKinds[kind].collection, id]);
/** The decisions that are stored, the first one first. */
const decisions = () => firebase.list('audit').map(({ what, recordId }) => [what, recordId]);

const card = (name: string) => screen.findByRole('article', { name });

const row = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}.*Rs[.]`) });

async function button(kind: ListingKind, name: string): Promise<HTMLElement> {
  return within(await card(names[kind])).findByRole('button', { name });
}

function open(queue: QueueName = 'pending'): UserEvent {
  return show(<Queue queue={queue} />).user;
}

/** The admin before one listing in that state. */
async function showReviewed(kind: ListingKind, state: ListingState): Promise<UserEvent> {
  list(aReviewedListing(kind, { state }));
  const user = open(state === 'pending' ? 'pending' : 'all');
  await card(names[kind]);
  return user;
}

/** Answers the dialog that asks for a reason. */
async function reject(user: UserEvent, kind: ListingKind, { reason = unclear, note = '' } = {}): Promise<void> {
  const asked = await dialog(`Delete this ${kind} post?`);
  await user.click(within(asked).getByRole('radio', { name: reason }));
  if (note !== '') await enter(user, within(asked).getByLabelText('Note'), note);
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked).not.toBeInTheDocument());
}

describe('the lists', () => {
  test('have their titles (ADMIN-3), cars first, and a text if they are empty', async () => {
    open();
    expect(await screen.findByText('No car posts available for approval.')).toBeVisible();
    expect(await screen.findByText('No bikes to display.')).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Approve Car Posts', 'Approve Bike Posts']);
  });

  test.each<[QueueName, string]>([
    ['approved', 'No approved car posts.'],
    ['rejected', 'No deleted bike posts.'],
    ['all', 'No bikes to display.'],
  ])('%s: is requested by its state, and says that it is empty', async (queue, text) => {
    if (queue !== 'all') list(...kinds.map((kind) => aReviewedListing(kind, { state: 'pending' })));
    open(queue);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  const shownRows = () => screen.queryAllByRole('link', { name: /Rs[.]/ }).length;

  test.each([
    ['the cars above the bikes', '"products"'],
    ['the dealers in the rows', '"sellers"'],
  ])('show rows that do not move any more: not before %s are there', async (_name, coming) => {
    list(...kinds.map((kind) => aReviewedListing(kind, { state: 'pending' })));
    const answer = firebase.hold('runQuery', coming);
    open();
    await waitFor(() => expect(firebase.sent('runQuery')).toBeGreaterThan(2));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shownRows()).toBe(0);
    answer();
    await row(names.car);
    expect(shownRows()).toBe(2);
  });

  test('have a text if one cannot be read', async () => {
    const failed = 'Could not fetch bikes. Please try again.';
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"bikes"');
    const user = open();
    await answerDialog(user, { title: 'Error', text: failed });
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  });

  test('a listing whose sale has ended says so, and offers what can be decided', async () => {
    await showReviewed('car', 'sold');
    expect(within(await card(names.car)).getByText('Sold')).toBeVisible();
    expect(await button('car', 'Approve')).toBeDisabled();
    expect(await button('car', 'Delete')).toBeEnabled();
  });

  test('a listing shows all its facts, what its dealer states, what the photos show, its text and its dealer', async () => {
    list(aReviewedListing('car', { photoLabels: ['Front', 'Odometer'], stated: { owners: '2', loan: 'Running' } }));
    open();
    const listing = within(await card(names.car));
    for (const text of ['32,000 km', '2', 'Running', 'Front', 'Odometer', 'One owner.']) {
      expect(listing.getByText(text)).toBeVisible();
    }
    expect(await listing.findByText('Sahyadri Motors')).toBeVisible();
    expect(listing.getByText('Public')).toBeVisible();
    expect(listing.getByRole('link', { name: '9123456780' })).toHaveAttribute('href', 'tel:+919123456780');
  });

  test('a listing shows each photo, and beside it the small version that lists show', async () => {
    const [front, rear] = ['https://pictures.example/front', 'https://pictures.example/rear'];
    list(aReviewedListing('car', { thumbnails: [`${front}-thumb.jpg`, 'https://pictures.example/another.jpg'] }));
    open();
    const listing = within(await card(names.car));
    const [first, second] = listing.getAllByRole('listitem');
    const shown = (item: HTMLElement | undefined) =>
      within(item ?? document.body)
        .getAllByRole('img')
        .map((image) => [image.getAttribute('alt'), image.getAttribute('src'), image.getAttribute('loading')]);
    expect(shown(first)).toEqual([
      ['Maruti Swift, photo 1 of 2', `${front}.jpg`, 'lazy'],
      ['Maruti Swift, photo 1 of 2, as lists show it', `${front}-thumb.jpg`, 'lazy'],
    ]);
    expect(shown(second)).toEqual([
      ['Maruti Swift, photo 2 of 2', `${rear}.jpg`, 'lazy'],
      ['Maruti Swift, photo 2 of 2, as lists show it', 'https://pictures.example/another.jpg', 'lazy'],
    ]);
  });

  test('a picture with so many pixels that it could end the tab is not shown, large or small', async () => {
    const photos = ['https://pictures.example/front.jpg', 'https://pictures.example/bomb.jpg'];
    vi.mocked(loadPhotoSize).mockImplementation(async (address) =>
      address.endsWith('bomb.jpg') ? { width: 30_000, height: 30_000 } : { width: 5000, height: 5000 },
    );
    list(aReviewedListing('car', { photos, mediumPhotos: photos.with(1, ''), thumbnails: photos.toReversed() }));
    open();
    const details = within(await card(names.car));
    const [first, second] = details.getAllByRole('listitem');
    const shown = (item: HTMLElement | undefined) =>
      within(item ?? document.body)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt'));
    const name = 'Maruti Swift, photo 1 of 2';
    await waitFor(() => expect(shown(first)).toEqual([name, `${name}, as details show it`]));
    expect(shown(second)).toEqual(['Maruti Swift, photo 2 of 2, as lists show it']);
    expect(details.getAllByText(/^This picture has 30,000 × 30,000 pixels\. It is not shown/)).toHaveLength(2);
  });

  test('a photo without a small version is marked', async () => {
    list(aReviewedListing('car', { thumbnails: [] }));
    open();
    expect(await within(await card(names.car)).findAllByText('No photo')).toHaveLength(2);
  });

  test('a listing shows Unknown if the dealer cannot be read, and cannot be approved', async () => {
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"sellers"');
    const user = await showReviewed('bike', 'pending');
    expect(await within(await card(names.bike)).findByText('Unknown')).toBeVisible();
    firebase.allow('runQuery');
    await user.click(await button('bike', 'Approve'));
    await answerDialog(user, {
      title: 'Error',
      text: 'The dealer of this post could not be read. Please look again.',
    });
    expectNothingDecided();
    expect(await within(await card(names.bike)).findByText('Sahyadri Motors')).toBeVisible();
    await user.click(await button('bike', 'Approve'));
    expect(await button('bike', 'Approved')).toBeVisible();
  });

  test('a dealer who is not public yet is marked', async () => {
    storeReviewedDealer(aReviewedDealer({ profile: { approved: false } }));
    await showReviewed('bike', 'pending');
    const listing = within(await card(names.bike));
    expect(await listing.findByText('Not public yet')).toBeVisible();
    expect(await button('bike', 'Approve')).toHaveAccessibleDescription(
      /^Its dealer becomes public with the first post/,
    );
    expect(await button('bike', 'Approve')).toBeEnabled();
  });

  test('a dealer can be suspended from a listing', async () => {
    const user = await showReviewed('bike', 'approved');
    await user.click(await button('bike', 'Suspend dealer Sahyadri Motors'));
    expect(askAboutDealer).toHaveBeenCalledExactlyOnceWith('suspend', aReviewedDealer());
  });

  test('a listing of a suspended dealer cannot be approved, but deleted', async () => {
    storeSuspension(aSuspension());
    await showReviewed('bike', 'pending');
    expect(await within(await card(names.bike)).findByText('Suspended')).toBeVisible();
    expect(await button('bike', 'Approve')).toBeDisabled();
    expect(await button('bike', 'Approve')).toHaveAccessibleDescription(
      'Its dealer is suspended. It can be approved when the suspension is lifted.',
    );
    expect(await button('bike', 'Delete')).toBeEnabled();
    expect(within(await card(names.bike)).queryByRole('button', { name: /^Suspend/ })).toBeNull();
  });

  test('a listing that searches would find by words that are not its own cannot be approved, but deleted', async () => {
    list(aReviewedListing('bike', { searchTokens: ['ho', 'hond', 'swift'] }));
    open();
    expect(await button('bike', 'Approve')).toBeDisabled();
    expect(await button('bike', 'Approve')).toHaveAccessibleDescription(/^Searches would find this post by words/);
    expect(await button('bike', 'Delete')).toBeEnabled();
  });

  describe('a listing that waits again', () => {
    const listing = aReviewedListing('car', { lastReview: 'review' });
    const content = { carName: listing.name, carPrice: '9,00,000', carYear: 2019 };
    const review = {
      collection: 'products',
      recordId: 'car1',
      what: 'reject',
      who: 'admin1',
      reason: unclear,
      content,
    };
    const changes = async () => within(await screen.findByRole('region', { name: 'Changed since it was deleted' }));

    test('shows what its dealer has changed since the decision', async () => {
      list(listing);
      firebase.put(['audit', 'review'], { ...review, when: new Date('2026-03-05T12:00+05:30') });
      open();
      const price = (await changes()).getByText('Price');
      expect(price.nextElementSibling).toHaveTextContent('Then: Rs. 9,00,000');
      expect(price.parentElement).toHaveTextContent('Now: Rs. 4,50,000');
      expect((await changes()).getByText(/5 Mar 2026, 12:00/)).toBeVisible();
    });

    test('shows nothing for a decision from before this was kept', async () => {
      list(listing);
      const { content: _kept, ...old } = review;
      firebase.put(['audit', 'review'], old);
      open();
      await waitFor(() => expect(screen.queryByText('Loading what has changed...')).toBeNull());
      expect(screen.queryByRole('region', { name: /^Changed since/ })).toBeNull();
    });

    test('says when that cannot be read, and tries again', async () => {
      list(listing);
      firebase.put(['audit', 'review'], review);
      firebase.refuseOnce('runQuery', 'PERMISSION_DENIED', '"audit"');
      const user = open();
      expect(await screen.findByText(/^Could not fetch what has changed/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect((await changes()).getByText('Price')).toBeVisible();
    });
  });

  test('a rejected listing shows the reason, and the earlier decisions on request', async () => {
    list(aReviewedListing('car', { state: 'rejected', rejectReason: '#photos', lastReview: 'review' }));
    firebase.put(['audit', 'review'], {
      collection: 'products',
      recordId: 'car1',
      what: 'reject',
      who: 'admin1',
      when: new Date('2026-03-05T12:00+05:30'),
      reason: '#photos The plate is another one.',
      follows: '',
    });
    const historyReads = () => firebase.sent('runQuery', '"audit"');
    const user = open('rejected');
    const listing = within(await card(names.car));
    expect(listing.getByText(unclear)).toBeVisible();
    expect(historyReads()).toBe(0);
    await user.click(listing.getByText('Decisions so far'));
    expect(await listing.findByText(/5 Mar 2026, 12:00/)).toBeVisible();
    expect(listing.getByText(`${unclear} The plate is another one.`)).toBeVisible();
    expect(historyReads()).toBe(1);
  });
});

describe('a car', () => {
  test('is approved after a confirmation, says so, and then has a disabled Approved button', async () => {
    const user = await showReviewed('car', 'pending');
    await user.click(await button('car', 'Approve'));
    await answerDialog(user, { title: 'Approve this car post?', text: '', button: 'Cancel' });
    expect(within(await card(names.car)).getByText('Waiting for approval')).toBeVisible();
    await user.click(await button('car', 'Approve'));
    expectNothingDecided();
    await answerDialog(user, {
      title: 'Approve this car post?',
      text: 'Once approved, the post will be live.',
      button: 'Approve',
    });
    expect(await screen.findByText('Approved! The car post has been approved.')).toBeVisible();
    expect(decisions()).toEqual([['approve', 'car1']]);
    expect(stored('car')).toMatchObject(stateFlags.approved);
    expect(await button('car', 'Approved')).toBeDisabled();
    expect(within(await card(names.car)).getByText('Live')).toBeVisible();
    expect(firebase.sent('runQuery', '"closed"},"op"')).toBe(2);
  });

  test('is not deleted without a reason; with one it is, says so, stays in its place, and can be approved again', async () => {
    const user = await showReviewed('car', 'approved');
    await user.click(await button('car', 'Delete'));
    await answerDialog(user, { title: 'Delete this car post?', text: '', button: 'Cancel' });
    expect(within(await card(names.car)).getByText('Live')).toBeVisible();
    await user.click(await button('car', 'Delete'));
    const asked = await dialog('Delete this car post?');
    await user.click(within(asked).getByRole('button', { name: 'Delete' }));
    expect(within(asked).getByRole('alert')).toHaveTextContent('Please choose a reason.');
    await user.click(within(asked).getByRole('radio', { name: 'Another reason' }));
    await user.click(within(asked).getByRole('button', { name: 'Delete' }));
    expect(within(asked).getByLabelText('Note')).toHaveAccessibleDescription('Please write down the reason.');
    expectNothingDecided();
    await reject(user, 'car', { note: 'The plate is of another car.' });
    expect(await screen.findByText('Deleted! The car post has been deleted.')).toBeVisible();
    expect(decisions()).toEqual([['reject', 'car1']]);
    expect(stored('car')).toMatchObject({
      ...stateFlags.rejected,
      rejectReason: '#photos The plate is of another car.',
    });
    expect(within(await card(names.car)).getByText(`${unclear} The plate is of another car.`)).toBeVisible();
    expect(await button('car', 'Delete')).toBeDisabled();
    expect(await button('car', 'Approve')).toBeEnabled();
    expect(within(await card(names.car)).getByText('Deleted')).toBeVisible();
  });
});

describe('a live edit of a checked dealer', () => {
  const edited = (changed: Partial<ReviewedListing> = {}) =>
    aReviewedListing('bike', { state: 'approved', visible: true, unreviewed: true, ...changed });
  const pending = aReviewedListing('bike', { id: 'bike2', name: 'TVS Jupiter', searchTokens: ['tvs'] });

  function listEdited(...more: readonly ReviewedListing[]): void {
    list(edited({ lastReview: 'approval' }), ...more);
    const content = { bikeName: 'Honda Unicorn', bikePrice: '60,000', year: 2020 };
    firebase.put(['audit', 'approval'], { what: 'approve', when: new Date('2026-01-04T10:00Z'), content });
  }

  test('waits among the pending posts, and shows what has changed', async () => {
    listEdited();
    open();
    expect(within(await row(names.bike)).getByText('edited live')).toBeVisible();
    const listing = within(await card(names.bike));
    expect(listing.getByText('Live')).toBeVisible();
    expect(listing.getByText('Buyers see this edit already. Its dealer is checked.')).toBeVisible();
    const changes = within(await listing.findByRole('region', { name: 'Changed since it was approved' }));
    expect(changes.getByText('Price')).toBeVisible();
  });

  test('is marked as seen by one key, which opens the next post; Undo lists it again, still live', async () => {
    listEdited(pending);
    const user = open();
    await button('bike', 'Seen');
    await user.keyboard('a');
    expect(await screen.findByRole('article', { name: 'TVS Jupiter' })).toBeVisible();
    expect(await screen.findByText('Seen. Honda Unicorn stays live.')).toBeVisible();
    expect(stored('bike')).toMatchObject(stateFlags.approved);
    expect(stored('bike')).not.toHaveProperty('unreviewed');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back. The live edit is listed again.')).toBeVisible();
    expect(stored('bike')).toMatchObject({ ...stateFlags.approved, unreviewed: true });
    expect(decisions().slice(1)).toEqual([
      ['acknowledge', 'bike1'],
      ['reopen', 'bike1'],
    ]);
  });

  test('is rejected as any other post', async () => {
    listEdited();
    const user = open();
    await user.click(await button('bike', 'Delete'));
    await reject(user, 'bike');
    expect(await screen.findByText('Deleted! The bike post has been deleted.')).toBeVisible();
    expect(stored('bike')).toMatchObject({ ...stateFlags.rejected, rejectReason: '#photos' });
    expect(stored('bike')).not.toHaveProperty('unreviewed');
  });

  test('is still there if it cannot be saved that it was seen', async () => {
    listEdited();
    const user = open();
    firebase.refuse('commit', 'UNAVAILABLE');
    await user.click(await button('bike', 'Seen'));
    await answerDialog(user, { title: 'Error', text: 'Could not save that you have seen it. Please try again.' });
    expect(await button('bike', 'Seen')).toBeEnabled();
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

  test('is approved at once, with a banner that disappears after 2 seconds; Undo stays until the next decision', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await showReviewed('bike', 'pending');
    await approve(user);
    const banner = await screen.findByText(approved);
    expect(decisions()).toEqual([['approve', 'bike1']]);
    expect(stored('bike')).toMatchObject(stateFlags.approved);
    expect(screen.queryByRole('dialog')).toBeNull();
    pass(1_500);
    expect(banner).toBeVisible();
    pass(500);
    expect(screen.queryByText(approved)).toBeNull();
    expect(screen.getByText('Approved: Honda Unicorn')).toBeVisible();
    pass(60_000);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored('bike')).toMatchObject(stateFlags.pending));
  });

  test("that is approved during another one's banner restarts the 2 seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    list(
      aReviewedListing('bike'),
      aReviewedListing('bike', { id: 'bike2', name: 'TVS Jupiter', searchTokens: ['tvs'] }),
    );
    const user = open();
    await approve(user);
    pass(1_500);
    await approve(user, 'TVS Jupiter');
    pass(1_000);
    expect(screen.getByText(approved)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored('bike', 'bike2')).toMatchObject(stateFlags.pending));
    expect(stored('bike')).toMatchObject(stateFlags.approved);
  });

  test('the banner stays while the pointer is on it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await showReviewed('bike', 'pending');
    await approve(user);
    await user.hover(screen.getByText(approved));
    pass(10_000);
    expect(screen.getByText(approved)).toBeVisible();
    await user.unhover(screen.getByText(approved));
    pass(2_000);
    expect(screen.queryByText(approved)).toBeNull();
  });

  test('the next decision waits until the listing that waits again has been read', async () => {
    const user = await showReviewed('bike', 'pending');
    await approve(user);
    const write = firebase.hold('commit');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(firebase.sent('commit')).toBe(2));
    const answer = firebase.hold('runQuery', 'bikes/bike1');
    write();
    expect(await screen.findByText('The decision has been taken back. The post waits again.')).toBeVisible();
    expect(await button('bike', 'Approve')).toHaveAttribute('aria-disabled', 'true');
    answer();
    await waitFor(async () => expect(await button('bike', 'Approve')).not.toHaveAttribute('aria-disabled'));
  });

  test('a decision is taken back while its banner is shown; an undo that fails says so, and can be tried again', async () => {
    const user = await showReviewed('bike', 'pending');
    await approve(user);
    firebase.refuseOnce('commit', 'PERMISSION_DENIED');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await answerDialog(user, { title: 'Error', text: 'Could not take the decision back. Please try again.' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The decision has been taken back. The post waits again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(within(await card(names.bike)).getByText('Waiting for approval')).toBeVisible();
    await waitFor(async () => expect(await button('bike', 'Approve')).not.toHaveAttribute('aria-disabled'));
  });
});

describe('a decision that fails', () => {
  const kind = 'car';

  test('says so, and leaves the listing as it was, for another try', async () => {
    firebase.refuseOnce('commit', 'PERMISSION_DENIED');
    const user = await showReviewed(kind, 'pending');
    await user.click(await button(kind, 'Delete'));
    await reject(user, kind);
    await answerDialog(user, { title: 'Error', text: `Could not delete the ${kind} post. Please try again.` });
    expect(within(await card(names[kind])).getByText('Waiting for approval')).toBeVisible();
    expect(await button(kind, 'Delete')).toBeEnabled();
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('because the session has ended leads back to the login', async () => {
    const user = await showReviewed(kind, 'pending');
    const approve = await button(kind, 'Approve');
    await within(await card(names[kind])).findByText('Sahyadri Motors');
    await endSession();
    await user.click(approve);
    await answerDialog(user, { title: 'Approve this car post?', text: '', button: 'Approve' });
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });

  test('because the listing has changed shows its current version', async () => {
    const user = await showReviewed(kind, 'pending');
    const { values } = aReviewedListing(kind);
    const version = new ServerTime(1_767_700_000, 0);
    list(aReviewedListing(kind, { values: { ...values, price: '99,000' }, price: priceOf('99,000'), version }));
    firebase.refuseOnce('commit', 'PERMISSION_DENIED');
    await user.click(await button(kind, 'Approve'));
    await answerDialog(user, { title: `Approve this ${kind} post?`, text: '', button: 'Approve' });
    await answerDialog(user, { title: 'Error', text: 'This listing has changed. Please look again.' });
    expect(within(await card(names[kind])).getByText('Rs. 99,000')).toBeVisible();
    expect(await button(kind, 'Approve')).toBeEnabled();
  });

  test('because the listing no longer exists removes it from the list', async () => {
    const user = await showReviewed(kind, 'pending');
    list();
    await user.click(await button(kind, 'Delete'));
    await reject(user, kind);
    await answerDialog(user, { title: 'Error', text: 'This listing has changed. Please look again.' });
    expect(screen.queryByRole('article')).toBeNull();
  });
});

test('an approval that fails because the dealer is suspended says so, and shows the suspension', async () => {
  const user = await showReviewed('bike', 'pending');
  await within(await card(names.bike)).findByText('Sahyadri Motors');
  storeSuspension(aSuspension());
  firebase.refuseOnce('commit', 'PERMISSION_DENIED');
  await user.click(await button('bike', 'Approve'));
  await answerDialog(user, {
    title: 'Error',
    text: 'This dealer is suspended. Lift the suspension first.',
  });
  expect(await button('bike', 'Approve')).toBeDisabled();
  expect(await within(await card(names.bike)).findByText('Suspended')).toBeVisible();
});

test('an approval that fails because the dealer has changed shows the current record of the dealer', async () => {
  const user = await showReviewed('bike', 'pending');
  await within(await card(names.bike)).findByText('Sahyadri Motors');
  storeReviewedDealer(aReviewedDealer({ profile: { dealerName: 'Deccan Auto' } }));
  await user.click(await button('bike', 'Approve'));
  await answerDialog(user, { title: 'Error', text: 'This listing has changed. Please look again.' });
  expect(await within(await card(names.bike)).findByText('Deccan Auto')).toBeVisible();
});

test('the dialog tells what a deletion leads to', async () => {
  list(aReviewedListing('car', { state: 'sold' }));
  const user = open('all');
  await user.click(await button('car', 'Delete'));
  const text = /whoever has its address can still read it/;
  expect(within(await dialog('Delete this car post?')).getByText(text)).toBeVisible();
});

test('while a decision is being written, its listing accepts no other one', async () => {
  const answer = firebase.hold('commit');
  const user = await showReviewed('bike', 'pending');
  await user.click(await button('bike', 'Approve'));
  for (const name of ['Approve', 'Delete'] as const) {
    await waitFor(async () => expect(await button('bike', name)).toHaveAttribute('aria-disabled', 'true'));
  }
  answer();
  expect(await button('bike', 'Approved')).toBeDisabled();
  await waitFor(async () => expect(await button('bike', 'Delete')).not.toHaveAttribute('aria-disabled'));
});

describe('the list and the post', () => {
  test('a row says what it is and how long it waits; the first post is beside the list', async () => {
    storeReviewedDealer(aReviewedDealer({ profile: { approved: false } }));
    const sent = new ServerTime(Math.floor(Date.now() / 1_000) - 5 * 86_400, 0);
    list(aReviewedListing('car', { version: sent, lastReview: 'review' }), aReviewedListing('bike'));
    open();
    const shown = await row(names.car);
    for (const text of ['Rs. 4.5 lakh · Sahyadri Motors', 'Sent 5 days ago', 'sent again', 'new dealer']) {
      expect(await within(shown).findByText(text)).toBeVisible();
    }
    expect(shown).toHaveAttribute('aria-current', 'true');
    expect(await card(names.car)).toBeVisible();
    expect(screen.queryByRole('article', { name: names.bike })).toBeNull();
  });

  test('pending posts are listed the oldest first, live ones the newest first', async () => {
    const at = (days: number) => new ServerTime(1_767_607_200 + days * 86_400, 0);
    const posted = (days: number) => new Date((1_767_607_200 + days * 86_400) * 1_000);
    const of = (name: string, sent: number, postedOn: number, state: ListingState) =>
      aReviewedListing('bike', { id: name, name, version: at(sent), postedAt: posted(postedOn), state });
    list(of('B', 2, 0, 'pending'), of('A', 1, 1, 'pending'), of('C', 5, 1, 'approved'), of('D', 4, 2, 'approved'));
    open();
    await row('A');
    const order = () => screen.getAllByRole('link', { name: /lakh|65,000/ }).map(({ textContent }) => textContent?.[0]);
    expect(order()).toEqual(['A', 'B']);
    open('approved');
    await row('D');
    expect(order().slice(2)).toEqual(['D', 'C']);
  });

  /** The newest first. */
  const manyCars = (count: number, state: ListingState, sellerOf = (_index: number) => 'dealer1') =>
    Array.from({ length: count }, (_, index) =>
      aReviewedListing('car', {
        state,
        id: `car${index}`,
        name: `Swift ${index}`,
        sellerId: sellerOf(index),
        postedAt: new Date(Date.UTC(2026, 0, 60 - index)),
      }),
    );

  test('the bikes come below the cars when all of these are there', async () => {
    list(...manyCars(pageSize + 1, 'approved'), aReviewedListing('bike', { state: 'approved' }));
    const user = open('approved');
    const more = await screen.findByRole('button', { name: 'Load more' });
    expect(screen.queryByText(names.bike)).toBeNull();
    await user.click(more);
    expect(await row(names.bike)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('pending bikes come below the first page of cars', async () => {
    list(...manyCars(pageSize + 1, 'pending'), aReviewedListing('bike', { state: 'pending' }));
    open();
    expect(await row(names.bike)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
  });

  test('a row whose dealer is still being read keeps those below it waiting', async () => {
    storeReviewedDealer(aReviewedDealer({ profile: { id: 'dealer2' } }));
    list(
      ...manyCars(pageSize + 2, 'approved', (index) => (index === pageSize ? 'dealer2' : 'dealer1')),
      aReviewedListing('bike', { state: 'approved' }),
    );
    const user = open('approved');
    const more = await screen.findByRole('button', { name: 'Load more' });
    const answer = firebase.hold('runQuery', '"sellers"');
    const sent = firebase.sent('runQuery', '"sellers"');
    await user.click(more);
    await waitFor(() => expect(firebase.sent('runQuery', '"sellers"')).toBe(sent + 1));
    expect(screen.queryByText(`Swift ${pageSize + 1}`)).toBeNull();
    expect(screen.queryByText(names.bike)).toBeNull();
    answer();
    expect(await row(`Swift ${pageSize + 1}`)).toBeVisible();
    expect(await row(`Swift ${pageSize}`)).toBeVisible();
    expect(await row(names.bike)).toBeVisible();
  });

  test('a first page of which a few dealers are known does not ask for the next one', async () => {
    storeReviewedDealer(aReviewedDealer({ profile: { id: 'dealer2' } }));
    list(
      ...manyCars(pageSize + 1, 'approved', (index) => (index === 0 ? 'dealer1' : 'dealer2')),
      aReviewedListing('car', { state: 'pending', id: 'waiting' }),
    );
    const { unmount } = show(<Queue queue="pending" />);
    await row(names.car);
    unmount();
    const answer = firebase.hold('runQuery', '"sellers"');
    open('approved');
    expect(await row('Swift 0')).toBeVisible();
    expect(screen.queryByText('Swift 1')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    answer();
    expect(await row('Swift 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
  });

  test('the address names the chosen post, which replaces the list on a phone', async () => {
    forgetMediaQueries();
    list(aReviewedListing('car'), aReviewedListing('bike'));
    const user = open();
    await row(names.car);
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(await row(names.bike));
    expect(await card(names.bike)).toBeVisible();
    expect(address()).toBe('/AdminLogin?tab=pending&post=bike_bike1');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(address()).toBe('/AdminLogin?tab=pending');
  });

  test('a post that no list has is read by its address; a missing one says so', async () => {
    list(aReviewedListing('car', { state: 'approved' }));
    show(<Queue queue="pending" />, '/AdminLogin?post=car_car1');
    expect(await card(names.car)).toBeVisible();
    show(<Queue queue="all" />, '/AdminLogin?post=bike_gone');
    expect(await screen.findByText('This bike is not available any more.')).toBeVisible();
  });

  test('the question before the approval of a car can be turned off', async () => {
    const user = await showReviewed('car', 'pending');
    await user.click(screen.getByRole('checkbox', { name: 'Ask before approving a car' }));
    await user.click(await button('car', 'Approve'));
    expect(await screen.findByText('Approved! The car post has been approved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Ask before approving a car' }));
  });

  test('a wrong rejection is taken back later, too', async () => {
    list(aReviewedListing('bike', { state: 'rejected', rejectReason: unclear, lastReview: 'review' }));
    firebase.put(['audit', 'review'], {
      collection: 'bikes',
      recordId: 'bike1',
      what: 'reject',
      who: 'admin1',
      when: new Date('2026-03-05T12:00+05:30'),
      reason: '#photos The plate is another one.',
      follows: '',
    });
    const user = open('rejected');
    await user.click(await button('bike', 'Back to pending'));
    await waitFor(() => expect(stored('bike')).toMatchObject({ ...stateFlags.pending, rejectReason: '' }));
    expect(decisions()).toContainEqual(['requeue', 'bike1']);
  });
});

test('hints: a price that is far from those of similar posts, reports, and a name that another dealer has', async () => {
  storeReviewedDealer(aReviewedDealer({ profile: { approved: false } }));
  storeReviewedDealer(aReviewedDealer({ profile: { id: 'dealer2', distName: 'Nashik' } }));
  const like = (number: number) =>
    aReviewedListing('car', {
      id: `like${number}`,
      state: 'approved',
      price: priceOf(String(900_000 + number * 10_000)),
    });
  list(aReviewedListing('car'), ...Array.from({ length: 8 }, (_, index) => like(index)));
  firebase.put(['reports', 'products_car1_buyer1'], { collection: 'products', recordId: 'car1', handledAt: null });
  open();
  const shown = within(await card(names.car));
  expect(
    await shown.findByText('The price is far from like ones: 8 that are live cost about Rs. 9.35 lakh.'),
  ).toBeVisible();
  expect(await shown.findByRole('link', { name: '1 report of a buyer' })).toHaveAttribute(
    'href',
    '/AdminLogin?tab=reports',
  );
  expect(await shown.findByText('Another dealer has this name: Sahyadri Motors, Nashik.')).toBeVisible();
});

test('hints: a suspended dealer with the same phone number, and a phone number in the description', async () => {
  storeReviewedDealer(aReviewedDealer({ profile: { approved: false } }));
  storeReviewedDealer(
    aReviewedDealer({
      profile: { id: 'dealer2', dealerName: 'Deccan Wheels' },
      suspension: aSuspension({ sellerId: 'dealer2' }),
    }),
  );
  const { values } = aReviewedListing('car');
  list(aReviewedListing('car', { values: { ...values, description: 'Call me on 98860 11223.' } }));
  open();
  const shown = within(await card(names.car));
  const link = await shown.findByRole('link', {
    name: 'A suspended dealer has this phone number: Deccan Wheels, Pune.',
  });
  expect(link).toHaveAttribute('href', '/AdminLogin?tab=dealers&dealer=dealer2');
  expect(shown.getByText('The description holds a phone number.')).toBeVisible();
});

test('hints: a live post of another dealer with the same price, year and kilometers', async () => {
  const copied = aReviewedListing('car', { id: 'copied', sellerId: 'dealer2', state: 'approved', name: 'Swift VXI' });
  list(aReviewedListing('car'), copied);
  open();
  const link = await within(await card(names.car)).findByRole('link', { name: /^Another dealer has a live post/ });
  expect(link).toHaveTextContent('Another dealer has a live post with the same price, year and kilometers: Swift VXI.');
  expect(link).toHaveAttribute('href', '/AdminLogin?tab=all&post=car_copied');
});

test('hints: a post of another dealer with the same photo', async () => {
  const [same, other] = ['00112233445566ff', 'ff66554433221100'];
  const ofDealer2 = { sellerId: 'dealer2', state: 'rejected', name: 'Swift VXI', values: {} } as const;
  list(
    aReviewedListing('car', { photoHashes: ['', same] }),
    aReviewedListing('car', { id: 'second', photoHashes: [same] }),
    aReviewedListing('car', { ...ofDealer2, id: 'copied', photoHashes: [other, same] }),
    aReviewedListing('car', { ...ofDealer2, id: 'another', photoHashes: [other] }),
  );
  open();
  const link = await within(await card(names.car)).findByRole('link', { name: /^Another dealer has a post/ });
  expect(link).toHaveTextContent('Another dealer has a post with the same photo: Swift VXI.');
  expect(link).toHaveAttribute('href', '/AdminLogin?tab=all&post=car_copied');
});

describe('the hint that the e-mail address is not confirmed', () => {
  const text = 'The dealer has not confirmed the e-mail address.';

  test('stands beside the first post of a dealer, until it is', async () => {
    storeReviewedDealer(aReviewedDealer({ profile: { approved: false } }));
    list(aReviewedListing('car'));
    open();
    expect(await within(await card(names.car)).findByText(text)).toBeVisible();
  });

  test.each([
    ['a public dealer', true, false],
    ['a dealer who has confirmed it', false, true],
  ])('does not stand beside a post of %s', async (_, approved, isConfirmed) => {
    storeReviewedDealer(aReviewedDealer({ profile: { approved } }));
    if (isConfirmed) firebase.put(['confirmedEmails', 'dealer1'], { at: new ServerTime(1_795_000_000, 0) });
    list(aReviewedListing('car'));
    open();
    const shown = within(await card(names.car));
    await waitFor(() => expect(firebase.sent('batchGet', 'confirmedEmails')).toBe(approved ? 0 : 1));
    expect(shown.queryByText(text)).toBeNull();
    if (isConfirmed) {
      expect(await shown.findByText('The dealer confirmed the e-mail address on 18 Nov 2026.')).toBeVisible();
    }
  });
});

describe('by keyboard', () => {
  async function showTwo(): Promise<UserEvent> {
    list(aReviewedListing('car'), aReviewedListing('bike'));
    const user = open();
    await card(names.car);
    await row(names.bike);
    return user;
  }

  test('j and k go from listing to listing, cars and bikes', async () => {
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

  test('a approves the post that is shown and goes on to the next one, and u takes it back', async () => {
    const user = await showTwo();
    await user.keyboard('jj');
    expect(await card(names.bike)).toHaveFocus();
    await within(await card(names.bike)).findByText('Sahyadri Motors');
    await user.keyboard('a');
    await waitFor(async () => expect(await card(names.car)).toHaveFocus());
    expect(decisions()).toEqual([['approve', 'bike1']]);
    expect(within(await row(names.bike)).getByText('Live')).toBeVisible();
    await user.keyboard('u');
    await waitFor(() => expect(stored('bike')).toMatchObject(stateFlags.pending));
  });

  test('r opens the dialog for the reason, where keys are letters', async () => {
    const user = await showTwo();
    await user.keyboard('jr');
    const asked = await dialog('Delete this car post?');
    await user.click(within(asked).getByRole('radio', { name: 'Another reason' }));
    await enter(user, within(asked).getByLabelText('Note'), 'a jar');
    expect(within(asked).getByLabelText('Note')).toHaveValue('a jar');
    expectNothingDecided();
  });

  test('/ focuses the search, where keys are letters', async () => {
    const user = await showTwo();
    await user.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Search posts and dealers' });
    expect(field).toHaveFocus();
    await user.keyboard('jar/?');
    expect(field).toHaveValue('jar/?');
  });

  test('? shows the keys, which can be switched off', async () => {
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
  const inNashik = { distName: 'Nashik', searchTokens: ['sw', 'swift', 'na', 'nashik'] };

  async function searchFor(text: string): Promise<UserEvent> {
    const user = open();
    await enter(user, screen.getByRole('searchbox', { name: 'Search posts and dealers' }), text);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    return user;
  }

  test('finds what is typed, and shows all listings again', async () => {
    list(aReviewedListing('car', inNashik));
    const user = await searchFor(' Swift  Pu ');
    expect(await screen.findByText('No car post matches “Swift Pu”.')).toBeVisible();
    expect(firebase.sent('runQuery', '"ARRAY_CONTAINS","value":{"stringValue":"pu+swift"}')).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await card(names.car)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('of more than two words takes the two longest, and names the others', async () => {
    list(aReviewedListing('car', { searchTokens: ['maruti+swift'] }));
    await searchFor('Maruti Swift VXi');
    expect(await screen.findByText('Without “vxi”: a search takes two words.')).toBeVisible();
    expect(await screen.findByText('No bike post matches “Maruti Swift VXi”.')).toBeVisible();
    expect(await card(names.car)).toBeVisible();
  });
});

describe('all listed posts of a checked dealer', () => {
  const all = () => screen.findByRole('button', { name: 'Approve all 2 listed posts' });
  const question = { title: 'Approve 2 posts of Sahyadri Motors?', text: 'Once approved, they will be live.' };
  const live = () => ['a', 'b'].map((id) => stored('car', id)?.approved);

  function openDealers(check: StoredFields | null = { facts: ['identity'] }): UserEvent {
    storeDealer(aReviewedDealer().profile, { check });
    list(
      aReviewedListing('car', { id: 'a' }),
      aReviewedListing('car', { id: 'b' }),
      aReviewedListing('bike', { searchTokens: ['ho', 'swift'] }),
    );
    return show(<Queue queue="pending" />, adminAddress({ tab: 'pending', dealer: 'dealer1' })).user;
  }

  test('are approved in one step, except one with foreign words', async () => {
    const user = openDealers();
    await user.click(await all());
    await answerDialog(user, { ...question, button: 'Approve all' });
    expect(await screen.findByText('Approved: 2 posts')).toBeVisible();
    expect([...live(), stored('bike')?.approved]).toEqual([true, true, false]);
    expect(decisions()).toEqual([
      ['approve', 'a'],
      ['approve', 'b'],
    ]);
    expect(screen.queryByRole('button', { name: /listed post/ })).toBeNull();
  });

  test('stay as they are without the confirmation', async () => {
    const user = openDealers();
    await user.click(await all());
    await answerDialog(user, { ...question, button: 'Cancel' });
    expectNothingDecided();
  });

  test('the first failure ends it, and the rest can be tried again', async () => {
    const user = openDealers();
    firebase.refuse('commit', 'OFFLINE');
    await user.click(await all());
    await answerDialog(user, { ...question, button: 'Approve all' });
    await answerDialog(user, { title: 'Error', text: 'Could not approve the car post. Please try again.' });
    expect(live()).toEqual([false, false]);
    firebase.allow('commit');
    await user.click(await all());
    await answerDialog(user, { ...question, button: 'Approve all' });
    await waitFor(() => expect(live()).toEqual([true, true]));
  });

  test('are not offered for a dealer who is not checked', async () => {
    openDealers(null);
    expect(await screen.findAllByRole('link', { name: /^Maruti Swift.*Rs/ })).toHaveLength(2);
    await screen.findByRole('link', { name: /^Posts of Sahyadri Motors/ });
    expect(screen.queryByRole('button', { name: /listed post/ })).toBeNull();
  });
});
