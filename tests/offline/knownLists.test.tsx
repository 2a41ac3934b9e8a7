import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { storePublicLists } from '../../src/app/storeLists';
import type { Listing } from '../../src/listings/listing';
import { listingPageTexts } from '../../src/listings/pageTexts';
import { invalidate } from '../../src/lists/invalidate';
import { queryClient } from '../../src/lists/queryClient';
import { knownList, knownListsKey } from '../../src/shared/device/knownLists';
import { clearDevice } from '../support/fakeDeviceStore';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { aCar, aDealer } from '../support/screens/records';
import { dialog, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();

const hour = 3_600_000;
/** Each test has a time of its own: an answer of the same millisecond counts as stored. */
let lastVisit = Date.parse('2026-11-21T14:05:00+05:30');

beforeEach(() => {
  lastVisit += 1_000;
});

const hoursBefore = (hours: number) => new Date(lastVisit - hours * hour);

const car = (changed: Partial<Listing>, postedAt: Date) => ({
  ...aCar({ approvedAt: postedAt, ...changed }),
  postedAt,
});

/** Shows the list of cars, until this device has stored it. The clock then stands at the end of that visit. */
async function visit(newest = hoursBefore(30)): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: lastVisit });
  storeListing(car({}, newest));
  const stop = storePublicLists(() => undefined);
  show(<PublicPages />, '/cars');
  await swift();
  await waitFor(() => expect(knownList('car')).not.toBeNull());
  stop();
  cleanup();
  queryClient.clear();
}

function comeBack(hoursLater: number): ReturnType<typeof show> {
  vi.setSystemTime(lastVisit + hoursLater * hour);
  return show(<PublicPages />, '/cars');
}

const swift = () => screen.findByRole('article', { name: 'Maruti Swift' });

/** Requests of both visits. */
const pagesRead = () => firebase.sent('runQuery', '"limit":8');
const questions = () => firebase.sent('runQuery', '"limit":1}');

describe('a second visit', () => {
  test('shows the first page that the device knows, after one question', async () => {
    await visit();
    comeBack(5);
    await swift();
    expect([pagesRead(), questions()]).toEqual([1, 1]);
  });

  test('reads the list if something was approved since, also something that was posted earlier', async () => {
    await visit();
    storeListing(car({ id: 'car2', name: 'Tata Nexon', approvedAt: hoursBefore(-1) }, hoursBefore(40)));
    comeBack(5);
    expect(await screen.findByRole('article', { name: 'Tata Nexon' })).toBeVisible();
    expect([pagesRead(), questions()]).toEqual([2, 1]);
  });

  test.each([
    ['twelve hours later', 30, 12],
    ['later than the newest listing was the newest', 2, 2],
    ['later than ten minutes, where a listing was just posted', 0.1, 1 / 6],
  ])('%s reads the list and asks nothing before', async (_when, newest, later) => {
    await visit(hoursBefore(newest));
    comeBack(later - 0.01);
    await swift();
    expect([pagesRead(), questions()]).toEqual([1, 1]);
    cleanup();
    queryClient.clear();
    comeBack(later);
    await swift();
    expect([pagesRead(), questions()]).toEqual([2, 1]);
  });

  test('that is a reload reads the list', async () => {
    await visit();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign({}, { type: 'reload' }) as never]);
    comeBack(5);
    await swift();
    expect([pagesRead(), questions()]).toEqual([2, 0]);
  });

  test('after a write that visitors can see reads the list', async () => {
    await visit();
    await invalidate(['market']);
    comeBack(5);
    await swift();
    expect([pagesRead(), questions()]).toEqual([2, 0]);
  });

  test.each(['null', '[]', '{"car":1}', '{"car":{"since":"never","until":1e15}}', 'no JSON'])(
    'reads the list if the note in local storage is damaged: %s',
    async (note) => {
      await visit();
      localStorage.setItem(knownListsKey, note);
      firebase.refuse('runQuery', 'INVALID_ARGUMENT', '"limit":1}');
      comeBack(5);
      await swift();
      expect(pagesRead()).toBe(2);
    },
  );

  test('reads the list if the stored one is lost', async () => {
    await visit();
    clearDevice();
    comeBack(5);
    await swift();
    expect([pagesRead(), questions()]).toEqual([2, 1]);
  });

  test('shows the details as the device knows them, and then as they are now', async () => {
    await visit();
    storeListing(car({ price: { text: '3,90,000', rupees: 390_000 } }, hoursBefore(30)));
    storeDealer(aDealer());
    const { user } = comeBack(5);
    const answer = firebase.hold('batchGet', 'products/car1');
    await user.click(within(await swift()).getByRole('button', { name: 'Know More' }));
    const details = await dialog('Maruti Swift');
    expect(within(details).queryByText('Rs. 3.9 lakh')).toBeNull();
    answer();
    expect(await within(details).findByText('Rs. 3.9 lakh')).toBeVisible();
  });

  test('says of a known listing that is sold that it is no longer there', async () => {
    await visit();
    firebase.remove(['products', 'car1']);
    const { user } = comeBack(5);
    await user.click(within(await swift()).getByRole('button', { name: 'Know More' }));
    expect(await screen.findByText(listingPageTexts.car.gone)).toBeVisible();
  });
});
