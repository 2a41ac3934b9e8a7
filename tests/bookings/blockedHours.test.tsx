import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { testDriveDays } from '../../src/bookings/testDrive/testDrive';
import BookingsPage from '../../src/pages/dealer/BookingsPage';
import TodayPage from '../../src/pages/dealer/TodayPage';
import { setServerTime } from '../../src/shared/time/serverClock';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInBuyer, logInDealer } from '../support/screens/logIn';
import { aBooking, aCar, aDealer, anOwnProfile } from '../support/screens/records';
import { dialog, enter, show, toast } from '../support/screens/show';
import { storeBooking, storeBuyer, storeDealer, storeListing } from '../support/screens/store';

/** The hours at which a dealer takes no test drive (BOOK-32). */

const record = ['blockedHours', 'dealer1'] as const;
const days = testDriveDays(new Date());
const [, , third, fourth] = days;
const at = (day: typeof third, hour: number): Date => day?.hours[hour - 9] ?? new Date(0);
const textOf = (time: Date) => String(time.getTime());
const storeHours = (...hours: readonly Date[]) => firebase.put(record, { hours: hours.map(textOf) });
const storedHours = () => firebase.read(record)?.hours;
const recordReads = () => firebase.sent('batchGet', 'blockedHours/dealer1');

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar());
});

describe('a dealer', () => {
  beforeEach(async () => {
    await logInDealer();
    storeBuyer('buyer1', { name: 'Asha', phone: '9876543210' });
  });

  async function openSheet() {
    const { user } = show(<BookingsPage />, '/orderlist');
    await user.click(screen.getByRole('button', { name: 'Block hours' }));
    const sheet = within(await dialog('Block hours'));
    const save = () => user.click(sheet.getByRole('button', { name: 'Save' }));
    const chooseDay = async (day: typeof third) =>
      user.click(await sheet.findByRole('radio', { name: day?.label ?? '' }));
    return { user, sheet, save, chooseDay };
  }

  test('blocks an hour, frees another one, and keeps those of other days', async () => {
    storeHours(at(third, 10), at(fourth, 9));
    const { user, sheet, save, chooseDay } = await openSheet();
    await chooseDay(third);
    expect(sheet.getByRole('checkbox', { name: '10 am' })).toBeChecked();
    await user.click(sheet.getByRole('checkbox', { name: '10 am' }));
    await user.click(sheet.getByRole('checkbox', { name: '3 pm' }));
    await save();
    await toast('Saved. Buyers see which hours are blocked.');
    expect(storedHours()).toEqual([at(third, 15), at(fourth, 9)].map(textOf));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('blocks a whole day, and frees it again', async () => {
    const { user, sheet, save, chooseDay } = await openSheet();
    await chooseDay(fourth);
    const wholeDay = sheet.getByRole('checkbox', { name: 'Whole day' });
    await user.click(wholeDay);
    expect(sheet.getByRole('checkbox', { name: '12 pm' })).toBeChecked();
    await user.click(sheet.getByRole('checkbox', { name: '12 pm' }));
    expect(wholeDay).not.toBeChecked();
    await user.click(wholeDay);
    await chooseDay(third);
    expect(wholeDay).not.toBeChecked();
    await save();
    await toast('Saved. Buyers see which hours are blocked.');
    expect(storedHours()).toEqual(fourth?.hours.map(textOf));
    await user.click(screen.getByRole('button', { name: 'Block hours' }));
    const again = within(await dialog('Block hours'));
    await user.click(again.getByRole('radio', { name: fourth?.label ?? '' }));
    await user.click(again.getByRole('checkbox', { name: 'Whole day' }));
    await user.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(storedHours()).toEqual([]));
  });

  test('sees where a test drive is accepted, which stays', async () => {
    const accepted = { status: 'accepted', testDrive: at(third, 11) } as const;
    storeBooking(aBooking(aCar(), accepted));
    storeBooking(aBooking(aCar(), { id: 'buyer2_car1', userId: 'buyer2', testDrive: at(third, 12) }));
    const { user, sheet, save, chooseDay } = await openSheet();
    await chooseDay(third);
    await user.click(await sheet.findByRole('checkbox', { name: '11 am, test drive' }));
    expect(sheet.getByRole('checkbox', { name: '12 pm, request' })).not.toBeChecked();
    await save();
    await toast('Saved. Buyers see which hours are blocked.');
    expect(storedHours()).toEqual([textOf(at(third, 11))]);
    expect(firebase.read(['bookings', 'buyer1_car1'])).toMatchObject(accepted);
  });

  test('is told before saving which of the hours buyers have or want', async () => {
    storeBooking(aBooking(aCar(), { testDrive: at(third, 12) }));
    const proposed = { id: 'buyer2_car1', userId: 'buyer2', status: 'proposed', testDrive: at(third, 15) } as const;
    storeBooking(aBooking(aCar(), proposed));
    storeBooking(
      aBooking(aCar(), { id: 'buyer3_car1', userId: 'buyer3', status: 'declined', testDrive: at(third, 9) }),
    );
    const { user, sheet, save, chooseDay } = await openSheet();
    await chooseDay(third);
    await user.click(await sheet.findByRole('checkbox', { name: '10 am' }));
    expect(sheet.queryByText(/^Buyers have or want/)).toBeNull();
    await user.click(sheet.getByRole('checkbox', { name: 'Whole day' }));
    const told = 'Buyers have or want a test drive at 12 pm, 3 pm.';
    expect(sheet.getByText(new RegExp(`^${told} Blocking does not end it`))).toBeVisible();
    expect(sheet.getByRole('checkbox', { name: '3 pm, your proposal' })).toBeChecked();
    await save();
    await toast('Saved. Buyers see which hours are blocked.');
    expect(firebase.read(['bookings', 'buyer1_car1'])?.status).toBe('requested');
  });

  test('saves no hour before the test drives of its day are shown', async () => {
    const answer = firebase.hold('runQuery', '"testDrive"');
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('checkbox', { name: 'Whole day' }));
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
    answer();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled());
  });

  test('reads in the Order List that a request has an hour which is blocked since', async () => {
    storeBooking(aBooking(aCar(), { testDrive: at(third, 10) }));
    storeBooking(aBooking(aCar(), { id: 'buyer2_car1', userId: 'buyer2', testDrive: at(third, 11) }));
    const accepted = { id: 'buyer3_car1', userId: 'buyer3', status: 'accepted', testDrive: at(third, 12) } as const;
    storeBooking(aBooking(aCar(), accepted));
    const { user, sheet, save, chooseDay } = await openSheet();
    const blocked = 'You have blocked this hour. Propose another time, or accept it all the same.';
    expect(screen.queryByText(blocked)).toBeNull();
    await chooseDay(third);
    await user.click(await sheet.findByRole('checkbox', { name: '10 am, request' }));
    await user.click(sheet.getByRole('checkbox', { name: '12 pm, test drive' }));
    await save();
    await waitFor(() => expect(screen.getAllByText(blocked)).toHaveLength(1));
    const order = screen.getByText(blocked).closest('article');
    expect(within(order ?? document.body).getByText(/10 am/)).toBeVisible();
  });

  test('loses nothing if it cannot be saved, and tries again', async () => {
    const { user, sheet, save, chooseDay } = await openSheet();
    await chooseDay(third);
    await user.click(sheet.getByRole('checkbox', { name: '10 am' }));
    firebase.refuseOnce('commit', 'PERMISSION_DENIED');
    await save();
    expect(await sheet.findByRole('alert')).toHaveTextContent('Could not save the blocked hours. Please try again.');
    expect(sheet.getByRole('checkbox', { name: '10 am' })).toBeChecked();
    await save();
    await toast('Saved. Buyers see which hours are blocked.');
    expect(storedHours()).toEqual([textOf(at(third, 10))]);
  });

  test('is told if the session has ended', async () => {
    const { user, sheet, save, chooseDay } = await openSheet();
    await chooseDay(third);
    await user.click(sheet.getByRole('checkbox', { name: '10 am' }));
    await endSession();
    await save();
    expect(await sheet.findByRole('alert')).toHaveTextContent('You are no longer logged in. Log in, and try again.');
  });

  test('is told if the blocked hours cannot be read, and asks again', async () => {
    firebase.refuseOnce('batchGet', 'PERMISSION_DENIED');
    const { user, sheet } = await openSheet();
    expect(await sheet.findByRole('alert')).toHaveTextContent('Could not fetch your blocked hours. Please try again.');
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    expect(await sheet.findByRole('checkbox', { name: 'Whole day' })).toBeVisible();
  });

  test('opens the same sheet from the test drives of the day', async () => {
    firebase.put(['stockCounts', 'dealer1'], { waiting: 0, all: 1 });
    storeDealer(anOwnProfile().dealer);
    const { user } = show(<TodayPage />);
    const drives = await screen.findByRole('region', { name: 'Test drives' });
    await user.click(within(drives).getByRole('button', { name: 'Block hours' }));
    expect(await dialog('Block hours')).toBeVisible();
  });

  test('proposes no hour that is blocked', async () => {
    storeHours(at(third, 10));
    storeBooking(aBooking(aCar(), {}));
    const { user } = show(<BookingsPage />, '/orderlist');
    await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
    const sheet = within(await dialog('Another time for Maruti Swift'));
    await user.click(sheet.getByRole('radio', { name: third?.label ?? '' }));
    expect(await sheet.findByText('You have blocked the crossed-out hours.')).toBeVisible();
    expect(sheet.getByRole('radio', { name: '10 am' })).toBeDisabled();
    expect(sheet.getByRole('radio', { name: '11 am' })).toBeEnabled();
  });

  test('proposes an hour of the day that the buyer asked for', async () => {
    storeBooking(aBooking(aCar(), { testDrive: at(third, 12) }));
    const { user } = show(<BookingsPage />, '/orderlist');
    const propose = { name: 'Propose another time' } as const;
    await user.click(await screen.findByRole('button', propose));
    const sheet = within(await dialog('Another time for Maruti Swift'));
    expect(sheet.getByRole('radio', { name: third?.label ?? '' })).toBeChecked();
    expect(sheet.getByRole('radio', { name: '12 pm' })).not.toBeChecked();
    await user.click(sheet.getByRole('radio', { name: '1 pm' }));
    await user.click(sheet.getByRole('button', propose));
    await waitFor(() => expect(firebase.read(['bookings', 'buyer1_car1'])?.testDrive).toEqual(at(third, 13)));
  });

  test('proposes no hour of a day that is blocked as a whole', async () => {
    storeHours(...(third?.hours ?? []));
    storeBooking(aBooking(aCar(), { testDrive: at(third, 12) }));
    const { user } = show(<BookingsPage />, '/orderlist');
    await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
    const sheet = within(await dialog('Another time for Maruti Swift'));
    await waitFor(() => expect(sheet.getByRole('radio', { name: third?.label ?? '' })).not.toBeChecked());
  });
});

describe('a buyer', () => {
  beforeEach(() => logInBuyer());

  async function chooseTestDrive() {
    firebase.put(['users', 'buyer1'], { Name: 'Asha', phone: '9876543210' });
    const { user } = show(<PublicPages />, '/cars/car1');
    await user.click(await screen.findByRole('button', { name: 'Choose a test drive' }));
    const sheet = within(await dialog('Book Maruti Swift'));
    const chooseDay = (day: typeof third) => user.click(sheet.getByRole('radio', { name: day?.label ?? '' }));
    return { user, sheet, chooseDay };
  }

  const book = { name: 'Book with this test drive' } as const;

  test('is offered the hours that are not blocked, from one read', async () => {
    storeHours(at(third, 10));
    const { user, sheet, chooseDay } = await chooseTestDrive();
    await chooseDay(third);
    expect(await sheet.findByText('The dealer has blocked the crossed-out hours.')).toBeVisible();
    expect(sheet.getByRole('radio', { name: '10 am' })).toBeDisabled();
    await chooseDay(fourth);
    expect(sheet.queryByText('The dealer has blocked the crossed-out hours.')).toBeNull();
    await user.click(sheet.getByRole('radio', { name: '10 am' }));
    expect(recordReads()).toBe(1);
    await user.click(sheet.getByRole('button', book));
    await dialog('Car booked successfully!');
    expect(firebase.read(['bookings', 'buyer1_car1'])).toMatchObject({ testDrive: at(fourth, 10) });
  });

  test('reads that a whole day is blocked, and begins with the first other one', async () => {
    const [today, tomorrow] = days;
    storeHours(...(today?.hours ?? []), ...(third?.hours ?? []));
    const { user, sheet, chooseDay } = await chooseTestDrive();
    await waitFor(() => expect(sheet.getByRole('radio', { name: tomorrow?.label ?? '' })).toBeChecked());
    await chooseDay(third);
    const blocked = sheet.getByText('The dealer has blocked this day. Choose another one.');
    expect(sheet.queryByRole('radiogroup', { name: 'Hour' })).toBeNull();
    await user.click(sheet.getByRole('button', book));
    expect(blocked).toHaveFocus();
    expect(firebase.sent('commit')).toBe(0);
  });

  test('who books without a test drive reads no hours', async () => {
    firebase.put(['users', 'buyer1'], { Name: 'Asha', phone: '9876543210' });
    const { user } = show(<PublicPages />, '/cars/car1');
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    await toast('Car booked successfully!');
    expect(recordReads()).toBe(0);
  });

  test('is offered all hours if they cannot be read, and is told what the server says', async () => {
    firebase.refuseOnce('batchGet', 'PERMISSION_DENIED', 'blockedHours');
    const { user, sheet, chooseDay } = await chooseTestDrive();
    await chooseDay(third);
    await user.click(sheet.getByRole('radio', { name: '10 am' }));
    await enter(user, sheet.getByLabelText('Note'), 'Two of us');
    storeHours(at(third, 10));
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await user.click(sheet.getByRole('button', book));
    expect(await sheet.findByRole('alert')).toHaveTextContent('The dealer has blocked this hour. Choose another one.');
    await waitFor(() => expect(sheet.getByRole('radio', { name: '10 am' })).toBeDisabled());
    expect(sheet.getByLabelText('Note')).toHaveValue('Two of us');
  });

  test('who asks for another time is told the same', async () => {
    storeBooking(aBooking(aCar(), {}));
    const { user } = show(<PublicPages />, '/MyBookings');
    await user.click(await screen.findByRole('button', { name: 'Choose a test drive' }));
    const sheet = within(await dialog('Another time for Maruti Swift'));
    await user.click(sheet.getByRole('radio', { name: third?.label ?? '' }));
    await user.click(sheet.getByRole('radio', { name: '10 am' }));
    storeHours(at(third, 10));
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await user.click(sheet.getByRole('button', { name: 'Ask for this time' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('The dealer has blocked this hour. Choose another one.');
  });
});

describe('a device whose date is wrong', () => {
  const dayLength = 86_400_000;
  afterEach(() => setServerTime(new Date().toISOString()));

  test.each([3, -400])('%i days: the days are those of the server, which the sheet says', async (ahead) => {
    firebase.setClockAhead(ahead * dayLength);
    await logInBuyer();
    const { user } = show(<PublicPages />, '/cars/car1');
    await user.click((await screen.findAllByRole('button', { name: 'Choose a test drive' }))[0] as HTMLElement);
    const sheet = within(await dialog('Book Maruti Swift'));
    const [first] = testDriveDays(new Date(Date.now() + ahead * dayLength));
    expect(await sheet.findByRole('radio', { name: first?.label ?? '' })).toBeChecked();
    expect(sheet.getByText(/^The date of this device is wrong\. It is .* in India/)).toBeVisible();
  });

  test('by less than an hour is no matter', async () => {
    firebase.setClockAhead(3_000_000);
    await logInDealer();
    const { user } = show(<BookingsPage />, '/orderlist');
    await user.click(screen.getByRole('button', { name: 'Block hours' }));
    expect(await within(await dialog('Block hours')).findByRole('checkbox', { name: 'Whole day' })).toBeVisible();
    expect(screen.queryByText(/^The date of this device is wrong/)).toBeNull();
  });
});
