import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WaitingChange } from '../../src/dealersAsAdmin/dealerReview';
import type { StoredFields } from '../../src/firebase/stored';
import { loadPhotoSize } from '../../src/photos/loadPhotoSize';
import { listLimit } from '../../src/shared/limits';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInAdmin } from '../support/screens/logIn';
import { aReviewedDealer, aReviewedListing, aSuspension, aWaitingChange } from '../support/screens/records';
import { answerDialog, dialog, show } from '../support/screens/show';
import { storeListing, storeReviewedDealer, storeSuspension } from '../support/screens/store';

const onLeave = vi.fn();
const name = 'Sahyadri Motors';
const complaint = 'Buyers have complained.';
const settled = 'The matter has been settled.';
const suspension = aSuspension();
const suspended = aReviewedDealer({ profile: { approved: false }, suspension });
const suspensionRecord = 'dealer1_suspension';

/** The admin has decided about the dealer. */
function storeDecision(id: string, decision: StoredFields): void {
  const when = new Date('2026-03-06T12:00+05:30');
  firebase.put(['audit', id], { recordId: 'dealer1', who: 'admin1', when, collection: 'suspensions', ...decision });
}

function storeChange(changed: Partial<WaitingChange> = {}): void {
  const { sellerId, wanted, sentAt, lastReview } = aWaitingChange(changed);
  firebase.put(['profileChanges', sellerId], {
    ...wanted,
    status: 'waiting',
    reason: '',
    updatedAt: sentAt,
    lastReview,
  });
}

/** Live listings of the dealer, or those that a suspension has put aside. */
function storeListings(count: number, state: 'approved' | 'suspended' = 'approved'): void {
  for (let number = 0; number < count; number += 1) {
    storeListing(aReviewedListing('car', { id: `car${number}`, state, visible: state === 'approved' }));
  }
}

const livingListings = () => firebase.list('products').filter(({ visible }) => visible).length;
const storedChange = () => firebase.read(['profileChanges', 'dealer1']);
const storedSuspension = () => firebase.read(['suspensions', 'dealer1']);
const storedDealer = () => firebase.read(['sellers', 'dealer1']);
const storeSuspended = () => storeReviewedDealer(suspended);

function storeLifted(): void {
  storeDecision(`${suspensionRecord}_lifted`, { what: 'lift', reason: '#settled' });
}

beforeEach(async () => {
  await logInAdmin();
  storeReviewedDealer(aReviewedDealer());
});

const card = (of: string) => screen.findByRole('article', { name: of });
const button = (label: string) => screen.findByRole('button', { name: label });

/** Opens one of the admin's lists of dealers. */
async function open(list: 'Profile changes' | 'All dealers' | 'Suspended' | 'Lifted'): Promise<UserEvent> {
  const { user } = show(<AdminUntilLeft onLeave={onLeave} />);
  await user.click(screen.getByRole('tab', { name: /^Dealers/ }));
  if (list !== 'Profile changes') await user.click(await button(list));
  return user;
}

async function giveReason(user: UserEvent, title: string, reason: string, confirm: string): Promise<void> {
  const asked = await dialog(title);
  await user.click(within(asked).getByRole('radio', { name: reason }));
  await user.click(within(asked).getByRole('button', { name: confirm }));
  await waitFor(() => expect(asked).not.toBeInTheDocument());
}

describe.each([
  {
    list: 'Profile changes',
    collection: 'profileChanges',
    none: 'No profile change waits for review.',
    failed: 'Could not fetch the profile changes. Please try again.',
  },
  {
    list: 'All dealers',
    collection: 'sellers',
    none: 'No dealers found.',
    failed: 'Could not fetch dealers. Please try again.',
  },
  {
    list: 'Suspended',
    collection: 'suspensions',
    none: 'No dealer is suspended.',
    failed: 'Could not fetch the suspended dealers. Please try again.',
  },
  {
    list: 'Lifted',
    collection: 'audit',
    none: 'No suspension was lifted.',
    failed: 'Could not fetch the lifted suspensions. Please try again.',
  },
] as const)('$list', ({ list, collection, none, failed }) => {
  beforeEach(() => firebase.remove(['sellers', 'dealer1']));

  test('says that it cannot be read, can be tried again, and says that it is empty', async () => {
    firebase.refuse('runQuery', 'PERMISSION_DENIED', `"${collection}"`);
    const user = await open(list);
    await answerDialog(user, { title: 'Error', text: failed });
    firebase.allow('runQuery');
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(none)).toBeVisible();
  });
});

describe('a change of a profile', () => {
  beforeEach(() => storeChange());

  const change = () => card(`Change of ${name}`);

  async function decide(user: UserEvent, decision: 'Approve' | 'Reject'): Promise<void> {
    await user.click(within(await change()).getByRole('button', { name: decision }));
    if (decision === 'Approve') {
      const text = 'Buyers see the new profile at once, and new bookings show it.';
      await answerDialog(user, { title: 'Approve this change?', text, button: 'Approve' });
    } else {
      const reason = 'The picture does not show the dealer’s shop.';
      await giveReason(user, 'Reject this change?', reason, 'Reject');
    }
  }

  test('is shown beside the public profile; fields that differ are marked', async () => {
    await open('Profile changes');
    const shown = within(await change());
    const rows = shown.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'NowWanted',
      'Dealer nameChanged',
      'Sahyadri MotorsSahyadri Wheels',
      'District',
      'PunePune',
      'Address',
      '12 MG Road12 MG Road',
      'PictureChanged',
      '',
    ]);
    const pictures = (await shown.findAllByRole('img')).map((image) => [
      image.getAttribute('alt'),
      image.getAttribute('src'),
    ]);
    expect(pictures).toEqual([
      ['The picture now', 'https://pictures.example/shop.jpg'],
      ['The picture that is wanted', 'https://pictures.example/new-shop.jpg'],
    ]);
    expect(shown.getByText('Sent 5 Mar 2026, 12:00')).toBeVisible();
  });

  test('a wanted picture with so many pixels that it could end the tab is not shown', async () => {
    vi.mocked(loadPhotoSize).mockImplementation(async (address) =>
      address.endsWith('new-shop.jpg') ? { width: 30_000, height: 1000 } : { width: 320, height: 320 },
    );
    await open('Profile changes');
    const shown = within(await change());
    expect(await shown.findByText(/^This picture has 30,000 × 1,000 pixels\./)).toBeVisible();
    expect(shown.queryByRole('img', { name: 'The picture that is wanted' })).toBeNull();
    expect(shown.getByRole('img', { name: 'The picture now' })).toBeVisible();
  });

  test.each([
    ['Approve', 'approved', '', 'Sahyadri Wheels', 'Approved', 'The change is approved. Buyers see it now.'],
    ['Reject', 'rejected', '#picture', name, 'Rejected', 'The change is rejected. Buyers see the profile as before.'],
  ] as const)(
    '%s: is written, confirmed, and stays in its place',
    async (label, status, reason, shownName, badge, said) => {
      const user = await open('Profile changes');
      await decide(user, label);
      expect(await within(await change()).findByText(badge)).toBeVisible();
      expect(storedChange()).toMatchObject({ status, reason });
      expect(storedDealer()).toMatchObject({ dealerName: shownName });
      expect(screen.getByText(said)).toHaveRole('status');
      expect(within(await change()).queryByRole('button', { name: label })).toBeNull();
      await waitFor(async () => expect(await change()).toHaveFocus());
      expect(await screen.findByRole('tab', { name: 'Dealers (0)' })).toBeVisible();
    },
  );

  describe('that is approved', () => {
    const rename = 'The new profile of Sahyadri Wheels is';

    test('is written to the listings, which cards take the name from (DEALER-24)', async () => {
      storeListings(4);
      const user = await open('Profile changes');
      await decide(user, 'Approve');
      expect(await screen.findByRole('group', { name: `${rename} written: 4 listings.` })).toBeVisible();
      const names = firebase.list('products').map(({ dealerName, searchTokens }) => [dealerName, searchTokens]);
      expect(names).toEqual(Array(4).fill(['Sahyadri Wheels', expect.arrayContaining(['sw', 'pune', 'pu+sw'])]));
      expect(storedDealer()).toMatchObject({ listingsBehind: false });
    });

    test('is written to the others after a break', async () => {
      storeListings(4);
      const user = await open('Profile changes');
      firebase.refuse('commit', 'OFFLINE', 'documents/products/');
      await decide(user, 'Approve');
      const brokenOff = await screen.findByRole('group', { name: /to the listings broke off/ });
      expect(storedDealer()).toMatchObject({ dealerName: 'Sahyadri Wheels', listingsBehind: true });
      firebase.allow('commit');
      await user.click(within(brokenOff).getByRole('button', { name: 'Continue' }));
      expect(await screen.findByText(`${rename} written: 4 listings.`)).toBeVisible();
    });

    test('is written at the next login if a closed tab has interrupted it', async () => {
      storeReviewedDealer(aReviewedDealer(), { listingsBehind: true });
      storeListings(1);
      firebase.put(['products', 'car0'], { ...firebase.read(['products', 'car0']), dealerName: 'Rao Motors' });
      await open('All dealers');
      expect(await screen.findByText(`The new profile of ${name} is written: 1 listing.`)).toBeVisible();
      expect(firebase.read(['products', 'car0'])).toMatchObject({ dealerName: name });
    });
  });

  test('that the dealer has changed meanwhile is shown in its new version, which the next decision is about', async () => {
    const user = await open('Profile changes');
    await change();
    const wanted = { ...aWaitingChange().wanted, dealerName: 'Deccan Auto' };
    storeChange({ wanted, sentAt: new Date('2026-03-05T13:00+05:30') });
    firebase.refuseOnce('commit', 'PERMISSION_DENIED');
    await decide(user, 'Approve');
    await answerDialog(user, {
      title: 'Error',
      text: 'The dealer has changed this meanwhile. Please look again.',
    });
    expect(within(await change()).getByText('Deccan Auto')).toBeVisible();
    await decide(user, 'Approve');
    expect(await within(await change()).findByText('Approved')).toBeVisible();
    expect(storedDealer()).toMatchObject(wanted);
  });

  test('that the dealer has taken back says so', async () => {
    const user = await open('Profile changes');
    await change();
    firebase.remove(['profileChanges', 'dealer1']);
    await decide(user, 'Reject');
    expect(await within(await change()).findByText('No longer waiting')).toBeVisible();
    expect(screen.getByText('The dealer has taken this change back.')).toHaveRole('status');
  });

  test.each([
    ['Approve', 'Could not approve the change. Please try again.'],
    ['Reject', 'Could not reject the change. Please try again.'],
  ] as const)(
    '%s: is not written if the admin cancels; a failure says so, and can be tried again',
    async (label, text) => {
      firebase.refuse('commit', 'OFFLINE');
      const user = await open('Profile changes');
      await user.click(within(await change()).getByRole('button', { name: label }));
      await answerDialog(user, { title: `${label} this change?`, text: '', button: 'Cancel' });
      expect(firebase.sent('commit')).toBe(0);
      await decide(user, label);
      await answerDialog(user, { title: 'Error', text });
      await waitFor(async () => expect(within(await change()).getByRole('button', { name: label })).toBeEnabled());
    },
  );

  test('leads back to the login when the session has ended', async () => {
    const user = await open('Profile changes');
    await change();
    await endSession();
    await decide(user, 'Approve');
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  });

  test('of a dealer who no longer exists cannot be decided', async () => {
    firebase.remove(['sellers', 'dealer1']);
    await open('Profile changes');
    const shown = within(await card('Change of Unknown'));
    expect(shown.getByText('There is no such dealer any longer.')).toBeVisible();
    expect(shown.queryByRole('button')).toBeNull();
  });
});

describe('a dealer', () => {
  test('is listed with place, phone and standing', async () => {
    storeReviewedDealer(aReviewedDealer({ profile: { id: 'new', dealerName: 'Deccan Auto', approved: false } }));
    storeReviewedDealer(
      aReviewedDealer({
        profile: { id: 'bad', dealerName: 'Konkan Cars', approved: false },
        suspension: aSuspension({ sellerId: 'bad' }),
      }),
    );
    await open('All dealers');
    const shown = within(await card(name));
    expect(shown.getByText('12 MG Road, Pune')).toBeVisible();
    expect(shown.getByRole('link', { name: '9123456780' })).toHaveAttribute('href', 'tel:+919123456780');
    expect(shown.getByText('Signed up 5 Jan 2026, 10:00')).toBeVisible();
    expect(shown.getByText('Public')).toBeVisible();
    expect(within(await card('Deccan Auto')).getByText('Not public yet')).toBeVisible();
    const bad = within(await card('Konkan Cars'));
    expect(bad.getByText('Suspended')).toBeVisible();
    expect(bad.getByText(complaint)).toBeVisible();
    expect(bad.queryByRole('button')).toBeNull();
  });

  test('has a history, which is read when it is opened', async () => {
    const { wanted } = aWaitingChange();
    const before = { ...wanted, dealerName: name };
    const decided = { reason: '', collection: 'profileChanges', before, after: wanted };
    storeDecision('change', { ...decided, what: 'approve', when: new Date('2026-03-06T11:00+05:30') });
    const suspendedAt = new Date('2026-03-06T11:30+05:30');
    storeDecision(suspensionRecord, { what: 'suspend', reason: '#complaints', when: suspendedAt });
    storeLifted();
    const historyReads = () => firebase.sent('runQuery', '"audit"');
    const user = await open('All dealers');
    const shown = within(await card(name));
    expect(historyReads()).toBe(0);
    await user.click(shown.getByText('Decisions so far'));
    await shown.findByText(complaint);
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Suspension lifted 6 Mar 2026, 12:00 by admin1${settled}`,
      `Suspended 6 Mar 2026, 11:30 by admin1${complaint}`,
      'Change approved 6 Mar 2026, 11:00 by admin1Dealer name: Sahyadri Motors → Sahyadri Wheels',
      'Dealer name: Sahyadri Motors → Sahyadri Wheels',
    ]);
    expect(historyReads()).toBe(1);
  });

  test('has an empty history without decisions, and says if it cannot be read', async () => {
    firebase.refuseOnce('runQuery', 'PERMISSION_DENIED', '"audit"');
    const user = await open('All dealers');
    const shown = within(await card(name));
    await user.click(shown.getByText('Decisions so far'));
    expect(await shown.findByRole('alert')).toHaveTextContent('Could not fetch the decisions. Please try again.');
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('Nothing has been decided about this dealer yet.')).toBeVisible();
  });
});

describe('a suspension', () => {
  async function suspendDealer(): Promise<UserEvent> {
    const user = await open('All dealers');
    await askToSuspend(user);
    return user;
  }

  async function askToSuspend(user: UserEvent): Promise<void> {
    await user.click(await button(`Suspend dealer ${name}`));
    await giveReason(user, 'Suspend this dealer?', complaint, 'Suspend');
  }

  /** Stops at the next write of listings, until the test lets it go on. */
  const holdTakedown = () => firebase.hold('commit', 'documents/products/');

  test('says what will happen, and needs a reason', async () => {
    const user = await open('All dealers');
    await user.click(await button(`Suspend dealer ${name}`));
    const asked = await dialog('Suspend this dealer?');
    expect(within(asked).getByText(/can write nothing any more/)).toBeVisible();
    expect(within(asked).getByText(/Buyers no longer see the dealer or the listings/)).toBeVisible();
    await user.click(within(asked).getByRole('button', { name: 'Suspend' }));
    expect(within(asked).getByRole('alert')).toHaveTextContent('Please choose a reason.');
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    expect(firebase.sent('commit')).toBe(0);
  });

  test('is written, shown in its place, and followed by the takedown with its progress', async () => {
    storeListings(8);
    const first = holdTakedown();
    const user = await suspendDealer();
    const running = `${name} is suspended. The listings are being taken down.`;
    const notice = await screen.findByRole('group', { name: running });
    expect(storedSuspension()).toMatchObject({ reason: '#complaints', wasPublic: true });
    expect(storedDealer()).toMatchObject({ approved: false });
    expect(await within(notice).findByText('0 of 8 listings')).toBeVisible();
    await waitFor(() => expect(firebase.sent('commit')).toBe(2));
    const next = holdTakedown();
    first();
    expect(await within(notice).findByText('3 of 8 listings')).toBeVisible();
    expect(within(notice).getByRole('progressbar', { name: running })).toHaveAttribute('value', '3');
    expect(await within(await card(name)).findByText('Suspended')).toBeVisible();
    next();
    expect(await within(notice).findByText(`${name} is suspended. Taken down: 8 listings.`)).toBeVisible();
    expect(livingListings()).toBe(0);
    await user.click(within(notice).getByRole('button', { name: 'Close' }));
    expect(notice).not.toBeInTheDocument();
  });

  test('with an interrupted takedown continues where it stopped', async () => {
    storeListings(20);
    const first = holdTakedown();
    const user = await suspendDealer();
    await waitFor(() => expect(firebase.sent('commit')).toBe(2));
    firebase.refuse('commit', 'OFFLINE');
    first();
    const brokenOff = `${name} is suspended, but taking down the listings broke off. Buyers still see what is left.`;
    const notice = await screen.findByRole('group', { name: brokenOff });
    expect(within(notice).getByText('3 of 20 listings')).toBeVisible();
    firebase.allow('commit');
    const again = holdTakedown();
    await user.click(within(notice).getByRole('button', { name: 'Continue' }));
    expect(await within(notice).findByText('0 of 17 listings')).toBeVisible();
    expect(within(notice).queryByRole('button')).toBeNull();
    again();
    expect(await within(notice).findByText(`${name} is suspended. Taken down: 17 listings.`)).toBeVisible();
    expect(livingListings()).toBe(0);
    expect(firebase.list('audit')).toHaveLength(1);
  });

  test('stays visible when the admin opens another list', async () => {
    storeListings(20);
    const takedown = holdTakedown();
    const user = await suspendDealer();
    expect(await screen.findByText('0 of 20 listings')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Pending/ }));
    expect(screen.getByText('0 of 20 listings')).toBeVisible();
    takedown();
    expect(await screen.findByText(`${name} is suspended. Taken down: 20 listings.`)).toBeVisible();
  });

  test('that fails says so, and takes nothing down', async () => {
    storeListings(1);
    firebase.refuse('commit', 'PERMISSION_DENIED');
    const user = await suspendDealer();
    await answerDialog(user, { title: 'Error', text: 'Could not suspend the dealer. Please try again.' });
    expect(livingListings()).toBe(1);
    expect(firebase.sent('commit')).toBe(1);
    expect(await button(`Suspend dealer ${name}`)).toBeEnabled();
  });

  test('that another admin has made meanwhile is shown', async () => {
    const user = await open('All dealers');
    await button(`Suspend dealer ${name}`);
    storeReviewedDealer({ ...suspended, suspension: aSuspension({ reason: 'Another reason' }) });
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await askToSuspend(user);
    await answerDialog(user, {
      title: 'Error',
      text: 'Another admin has done something about this dealer meanwhile. Please look again.',
    });
    expect(within(await card(name)).getByText('Suspended')).toBeVisible();
  });

  test.each(['suspend', 'takedown'])('leads back to the login when the session has ended at the %s', async (at) => {
    storeListings(20);
    const user = await open('All dealers');
    await button(`Suspend dealer ${name}`);
    const takedown = holdTakedown();
    if (at === 'suspend') await endSession();
    await askToSuspend(user);
    if (at === 'takedown') {
      await waitFor(() => expect(firebase.sent('commit')).toBe(2));
      await endSession();
    }
    takedown();
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
  });

  test('whose takedown was left by a closed tab goes on at the next login, without being asked', async () => {
    storeSuspended();
    storeListings(4);
    await open('All dealers');
    expect(await screen.findByText(`${name} is suspended. Taken down: 4 listings.`)).toBeVisible();
    expect(livingListings()).toBe(0);
  });

  test('is listed with reason, time and the number of listings left, and can be continued', async () => {
    storeSuspended();
    storeListings(12);
    firebase.refuse('commit', 'OFFLINE');
    const user = await open('Suspended');
    await screen.findByRole('group', { name: /taking down the listings broke off/ });
    firebase.allow('commit');
    const shown = within(await card(name));
    expect(shown.getByText('Suspended 5 Mar 2026, 12:00:')).toBeVisible();
    expect(shown.getByText(complaint)).toBeVisible();
    expect(await shown.findByText(/^12 listings are still shown\./)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Continue' }));
    expect(await shown.findByText('None of the listings is shown any more.')).toBeVisible();
    expect(livingListings()).toBe(0);
  });

  test('says so if the listings left cannot be counted', async () => {
    storeSuspended();
    firebase.refuse('count', 'PERMISSION_DENIED', '"dealer1"');
    const user = await open('Suspended');
    const shown = within(await card(name));
    expect(await shown.findByText(/^The listings could not be counted\./)).toBeVisible();
    firebase.allow('count');
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('None of the listings is shown any more.')).toBeVisible();
  });

  test('of an account that is no dealer needs the console', async () => {
    storeSuspension(aSuspension({ sellerId: 'someone' }));
    await open('Suspended');
    const shown = within(await card('Account someone'));
    expect(shown.getByText(/^This account is no dealer\./)).toBeVisible();
    expect(shown.queryByRole('button')).toBeNull();
  });
});

describe('the end of a suspension', () => {
  beforeEach(storeSuspended);

  async function liftSuspension(): Promise<UserEvent> {
    const user = await open('Suspended');
    await user.click(await button(`Lift suspension of ${name}`));
    await giveReason(user, 'Lift this suspension?', settled, 'Lift');
    return user;
  }

  test('is written, shown in its place, and followed by the return of the listings', async () => {
    await liftSuspension();
    expect(await screen.findByText(`The suspension of ${name} is lifted. No listing was put aside.`)).toBeVisible();
    const shown = within(await card(name));
    expect(await shown.findByText('Public')).toBeVisible();
    expect(await shown.findByText('All listings that were put aside are live again.')).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Lift/ })).toBeNull();
    expect(storedSuspension()).toBeUndefined();
    expect(storedDealer()).toMatchObject({ approved: true });
    expect(firebase.list('audit')).toEqual([expect.objectContaining({ what: 'lift', reason: '#settled' })]);
  });

  test('that fails says so', async () => {
    firebase.refuse('commit', 'OFFLINE');
    const user = await liftSuspension();
    await answerDialog(user, { title: 'Error', text: 'Could not lift the suspension. Please try again.' });
    expect(firebase.sent('commit')).toBe(1);
    expect(await button(`Lift suspension of ${name}`)).toBeEnabled();
  });

  test('is listed with reason and time, and continues with the listings left', async () => {
    storeReviewedDealer(aReviewedDealer());
    firebase.remove(['suspensions', 'dealer1']);
    storeLifted();
    storeListings(listLimit + 1, 'suspended');
    const user = await open('Lifted');
    const shown = within(await card(name));
    expect(shown.getByText('Lifted 6 Mar 2026, 12:00:')).toBeVisible();
    expect(shown.getByText(settled)).toBeVisible();
    expect(await shown.findByText(/^30\+ listings are still put aside\./)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Continue' }));
    expect(await shown.findByText('All listings that were put aside are live again.')).toBeVisible();
    expect(livingListings()).toBe(listLimit + 1);
  });

  test('leaves the listings to the new suspension, if the dealer is suspended again', async () => {
    storeLifted();
    await open('Lifted');
    const shown = within(await card(name));
    expect(shown.getByText('Suspended')).toBeVisible();
    expect(shown.queryByText(/put aside/)).toBeNull();
  });
});
