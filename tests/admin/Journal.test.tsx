import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredFields } from '../../src/firebase/stored';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInAdmin } from '../support/screens/logIn';
import { aReviewedDealer, aReviewedListing } from '../support/screens/records';
import { address, answerDialog, show } from '../support/screens/show';
import { storeListing, storeReviewedDealer } from '../support/screens/store';

const onLeave = vi.fn();

function storeEntry(id: string, time: string, entry: StoredFields): void {
  firebase.put(['audit', id], { who: 'someone-else', when: new Date(time), reason: '', ...entry });
}

beforeEach(async () => {
  await logInAdmin();
  storeReviewedDealer(aReviewedDealer());
  storeReviewedDealer(aReviewedDealer({ profile: { id: 'dealer2', dealerName: 'Rao Wheels', phone: '9000000002' } }));
  storeListing(aReviewedListing('car'));
  storeListing(aReviewedListing('bike', { sellerId: 'dealer2' }));
});

function storeJournal(): void {
  const listing = { collection: 'products', recordId: 'car1' };
  storeEntry('a', '2026-03-05T23:30+05:30', { ...listing, what: 'reject', reason: '=The photos are unclear.' });
  storeEntry('b', '2026-03-06T00:30+05:30', { ...listing, what: 'approve' });
  storeEntry('c', '2026-03-06T09:00+05:30', { collection: 'bikes', recordId: 'bike1', what: 'approve' });
  storeEntry('d', '2026-03-07T09:00+05:30', {
    collection: 'suspensions',
    recordId: 'dealer2',
    what: 'suspend',
    reason: '#complaints They were sent by phone.',
  });
  firebase.put(['reports', 'products_car1_buyer1'], {
    collection: 'products',
    recordId: 'car1',
    sellerId: 'dealer1',
    name: 'Maruti Swift',
  });
  storeEntry('e', '2026-03-07T10:00+05:30', { collection: 'reports', recordId: 'products_car1_buyer1', what: 'done' });
}

function open(place = 'tab=journal'): UserEvent {
  return show(<AdminUntilLeft onLeave={onLeave} />, `/AdminLogin?${place}`).user;
}

const day = async (name: string) => within(await screen.findByRole('region', { name }));
const entries = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the journal', () => {
  test('lists all decisions by day, the newest first, with names in place of ids', async () => {
    storeJournal();
    open();
    await waitFor(() => {
      expect(entries()).toEqual([
        '10:00Report done Maruti SwiftSahyadri Motors by admin …e-else',
        '09:00Dealer suspended Rao Wheels by admin …e-elseBuyers have complained. They were sent by phone.',
        '09:00Bike post approved Honda UnicornRao Wheels by admin …e-else',
        '00:30Car post approved Maruti SwiftSahyadri Motors by admin …e-else',
        '23:30Car post deleted Maruti SwiftSahyadri Motors by admin …e-else=The photos are unclear.',
      ]);
    });
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Sat, 7 Mar 2026', 'Fri, 6 Mar 2026', 'Thu, 5 Mar 2026']);
    const shown = await day('Fri, 6 Mar 2026');
    expect(shown.getByRole('link', { name: 'Honda Unicorn' })).toHaveAttribute(
      'href',
      '/AdminLogin?tab=all&post=bike_bike1',
    );
    expect(shown.getByRole('link', { name: 'Rao Wheels' })).toHaveAttribute(
      'href',
      '/AdminLogin?tab=dealers&dealer=dealer2',
    );
  });

  test('what was deleted has no name', async () => {
    storeEntry('a', '2026-03-05T23:30+05:30', { collection: 'products', recordId: 'gone', what: 'reject' });
    open();
    expect(await screen.findByText(/Unknown by admin/)).toBeVisible();
  });

  test('is narrowed to a kind, which is in the address', async () => {
    storeJournal();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Suspensions' }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(address()).toBe('/AdminLogin?tab=journal&kind=suspensions');
    await user.click(screen.getByRole('button', { name: 'Taken back' }));
    expect(await screen.findByText('No such decision was made.')).toBeVisible();
  });

  test('is narrowed to a dealer and the posts', async () => {
    storeJournal();
    const user = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Dealer’s name or phone' }), 'rao');
    await user.click(screen.getByRole('button', { name: 'Find dealer' }));
    const found = within(await screen.findByRole('navigation', { name: 'Dealers found' }));
    await user.click(await found.findByRole('link', { name: 'Rao Wheels' }));
    expect(await screen.findByRole('link', { name: 'Decisions about Rao Wheels and the posts' })).toBeVisible();
    await waitFor(() => expect(entries()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Approved' }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(address()).toBe('/AdminLogin?tab=journal&kind=approved&dealer=dealer2');
    await user.click(screen.getByRole('link', { name: 'Of all dealers' }));
    await waitFor(() => expect(entries()).toHaveLength(2));
  });

  test('is read page by page, also that of a dealer', async () => {
    for (let number = 10; number < 40; number += 1) {
      const about = number % 2 === 0 ? { collection: 'products', recordId: 'car1' } : { collection: 'suspensions' };
      const what = number % 2 === 0 ? 'approve' : 'suspend';
      storeEntry(`e${number}`, `2026-03-05T12:${number}+05:30`, { recordId: 'dealer1', ...about, what });
    }
    const user = open('tab=journal&dealer=dealer1');
    await waitFor(() => expect(entries()).toHaveLength(12));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(entries()).toHaveLength(24));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(entries()).toHaveLength(30));
    const times = entries().map((text) => text?.slice(0, 5));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('is downloaded as it is listed', async () => {
    storeJournal();
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    const user = open('tab=journal&kind=rejected');
    const download = await screen.findByRole('button', { name: 'Download what is listed (CSV)' });
    await waitFor(() => expect(download).toBeEnabled());
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(download);
    expect(click.mock.contexts[0]).toHaveProperty('download', expect.stringMatching(/^journal-\d{4}-\d\d-\d\d[.]csv$/));
    const bytes = await saved[0]?.arrayBuffer();
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\uFEFF"Time","Decision","About","Dealer","Reason","Admin","Record"\r\n' +
        '"2026-03-05 23:30","Car post deleted","Maruti Swift","Sahyadri Motors","\'=The photos are unclear.",' +
        '"someone-else","car1"\r\n',
    );
  });

  test('that cannot be read says so, and can be tried again', async () => {
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"audit"');
    const user = open();
    expect(await screen.findByText('Could not fetch the decisions. Please try again.')).toBeVisible();
    firebase.allow('runQuery');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No such decision was made.')).toBeVisible();
  });

  test('without a session, the dashboard says so and is left', async () => {
    await endSession();
    const user = open();
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    expect(onLeave).toHaveBeenCalled();
  });
});
