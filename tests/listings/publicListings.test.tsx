import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSession } from '../../src/accounts/sessionStore';
import { PublicPages } from '../../src/app/PublicApp';
import { bookAgainText } from '../../src/bookings/buyer/bookAgain';
import { testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { type ListingKind, listingKinds } from '../../src/listings/kinds';
import type { Listing } from '../../src/listings/listing';
import { priceOf } from '../../src/listings/price';
import { listAddress } from '../../src/shared/addresses/addresses';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { endSession, logInBuyer, logInInSheet } from '../support/screens/logIn';
import { aBike, aBooking, aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, dialog, enter, show, toast } from '../support/screens/show';
import { storeBooking, storeDealer, storeListing } from '../support/screens/store';

fetchTabs();

const kinds: readonly ListingKind[] = ['car', 'bike'];
const names: Readonly<Record<ListingKind, string>> = { car: 'Maruti Swift', bike: 'Honda Unicorn' };

beforeEach(() => {
  storeDealer(aDealer());
  for (const kind of kinds) storeListing(aListing(kind));
});

/** The listing of a kind that is shown. */
function aListing(kind: ListingKind, changed: Partial<Listing> = {}): Listing {
  return kind === 'car' ? aCar(changed) : aBike(changed);
}

const { collection: cars } = listingKinds.car;
const readsOf = (collection: string) => firebase.sent('runQuery', `"${collection}"`);
const storedBooking = (kind: ListingKind) => firebase.read(['bookings', `buyer1_${kind}1`]);

const showTab = (kind: ListingKind) => show(<PublicPages />, listAddress(kind));
const card = (kind: ListingKind) => screen.findByRole('article', { name: names[kind] });

async function button(kind: ListingKind, name: string): Promise<HTMLElement> {
  return within(await card(kind)).getByRole('button', { name });
}

describe('a card', () => {
  test('shows price, facts, dealer and district', async () => {
    showTab('car');
    const shown = within(await card('car'));
    expect(shown.getByText('Rs. 4.5 lakh')).toBeVisible();
    expect(shown.getByText('2019 · 32,000 km · Petrol · Manual')).toBeVisible();
    expect(await shown.findByText('Sahyadri Motors')).toBeVisible();
    expect(shown.getByText('Pune')).toBeVisible();
    expect(shown.getByRole('img', { name: 'Maruti Swift' })).toHaveAttribute(
      'src',
      'https://pictures.example/front-thumb.jpg',
    );
  });

  test('names the dealer as the listing does, and reads no dealer (DEALER-24)', async () => {
    storeListing(aCar({ dealerName: 'Sahyadri Motors', distName: 'Satara' }));
    showTab('car');
    const shown = await card('car');
    expect(shown).toHaveTextContent('Satara · Sahyadri Motors');
    expect(firebase.sent('runQuery', '"sellers"')).toBe(0);
  });

  test('of a listing from before the dealer’s name was stored says Unknown', async () => {
    storeListing(aCar({ dealerName: '', distName: 'Satara' }));
    showTab('car');
    expect(await card('car')).toHaveTextContent('Satara · Unknown');
  });
});

describe('Know More', () => {
  test('shows every fact, what the dealer states, the description and the dealer; Close closes it', async () => {
    const photoLabels = ['Front', 'Damage'];
    storeListing(
      aCar({ photoLabels, stated: { owners: '1', registeredState: 'Goa', registeredYear: '2019', loan: 'Closed' } }),
    );
    const { user } = showTab('car');
    await user.click(await button('car', 'Know More'));
    const details = await dialog('Maruti Swift');
    const facts = await within(details).findAllByRole('term');
    expect(facts.map((term) => `${term.textContent?.trim()}: ${term.nextSibling?.textContent}`)).toEqual([
      'Owners: 1 Dealer says',
      'Accidents: Not stated',
      'Insurance until: Not stated',
      'Service history: Not stated',
      'Purchased year: 2019',
      'Kilometers driven: 32,000 km',
      'Fuel type: Petrol',
      'Transmission: Manual',
      'Place: Pune',
      'Registered in: Goa, 2019',
      'Loan: Closed',
      'Make: Maruti Suzuki',
      'Model: Swift',
      'Body type: Hatchback',
    ]);
    expect(within(details).getByRole('heading', { name: 'Papers' })).toBeVisible();
    expect(within(details).getByText(/as the dealer says/)).toBeVisible();
    for (const label of photoLabels) expect(within(details).getByText(label)).toBeVisible();
    expect(within(details).getByText('One owner.')).toBeVisible();
    expect(within(details).getByText('Rs. 4.5 lakh')).toBeVisible();
    expect(within(details).getByText('Rs. 4,50,000')).toBeVisible();
    expect(await within(details).findByText('12 MG Road, Pune')).toBeVisible();
    const photos = within(details).getByRole('region', { name: 'Photos of Maruti Swift' });
    expect(
      within(photos)
        .getAllByRole('img')
        .map((photo) => photo.getAttribute('alt')),
    ).toEqual(['Maruti Swift, photo 1 of 2', 'Maruti Swift, photo 2 of 2']);
    expect(within(photos).getAllByRole('button', { name: /^Show photo/ })).toHaveLength(2);
    expect(address()).toBe('/cars/car1');
    expect(firebase.sent('batchGet')).toBe(0);
    await user.click(within(details).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/cars');
    expect(await card('car')).toBeVisible();
  });

  test('opens from the link of the name too, which covers the card; closing it twice goes back once', async () => {
    const { user } = showTab('car');
    await user.click(screen.getByRole('tab', { name: "Bike's" }));
    const name = within(await card('bike')).getByRole('link', { name: 'Honda Unicorn' });
    expect(name).toHaveAttribute('href', '/bikes/bike1');
    await user.click(name);
    await user.dblClick(within(await dialog('Honda Unicorn')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/bikes');
  });

  test("leads to the dealer's page", async () => {
    const { user } = showTab('bike');
    await user.click(await button('bike', 'Know More'));
    await user.click(within(await dialog('Honda Unicorn')).getByRole('link', { name: /See all vehicles/ }));
    await waitFor(() => expect(address()).toBe('/dealers/dealer1'));
  });

  test('books too', async () => {
    await logInBuyer();
    const { user } = showTab('car');
    await user.click(await button('car', 'Know More'));
    await user.click(within(await dialog('Maruti Swift')).getByRole('button', { name: 'Book Now' }));
    const booked = await toast('Car booked successfully!');
    expect(booked).toHaveTextContent('Sahyadri Motors sees your name and phone number, and answers here or calls.');
    expect(booked).not.toHaveTextContent('Requested for');
    expect(storedBooking('car')).toMatchObject({ status: 'requested', testDrive: null, note: '' });
  });
});

describe('Choose a test drive, on the page of a listing', () => {
  async function chooseOn(kind: ListingKind) {
    const { user } = show(<PublicPages />, `${listAddress(kind)}/${kind}1`);
    await user.click(await screen.findByRole('button', { name: 'Choose a test drive' }));
    const sheet = within(await dialog(`Book ${names[kind]}`));
    return { user, sheet };
  }

  test('books a day and an hour, with a note', async () => {
    await logInBuyer();
    const { user, sheet } = await chooseOn('car');
    const chosen = testDriveDays(new Date())[2];
    await user.click(sheet.getByRole('radio', { name: chosen?.label ?? '' }));
    await user.click(sheet.getByRole('radio', { name: '2 pm' }));
    await enter(user, sheet.getByLabelText('Note'), 'Two of us');
    await user.click(sheet.getByRole('button', { name: 'Book with this test drive' }));
    const said = within(await dialog('Car booked successfully!'));
    expect(said.getByText(/Requested for \w{3}, \d+ \w+, 2 pm\. Sahyadri Motors sees your name/)).toBeVisible();
    expect(said.getByText('12 MG Road, Pune')).toBeVisible();
    expect(said.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(storedBooking('car')).toMatchObject({ testDrive: chosen?.hours[5], note: 'Two of us' });
    await user.click(said.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Requested · see booking' })).toBeVisible();
  });

  test('asks for the hour in its place, and is closed by Close', async () => {
    await logInBuyer();
    const { user, sheet } = await chooseOn('car');
    await user.click(sheet.getByRole('button', { name: 'Book with this test drive' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('Please choose an hour.');
    expect(sheet.getByRole('radiogroup', { name: 'Hour' })).toContainElement(document.activeElement as HTMLElement);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/cars/car1');
    expect(firebase.sent('commit')).toBe(0);
  });

  test('books a note alone', async () => {
    await logInBuyer();
    const { user, sheet } = await chooseOn('bike');
    await user.click(sheet.getByRole('radio', { name: /^Book now/ }));
    expect(sheet.queryByRole('radiogroup', { name: 'Hour' })).toBeNull();
    await enter(user, sheet.getByLabelText('Note'), 'Call me first');
    await user.click(sheet.getByRole('button', { name: 'Book now' }));
    const said = within(await dialog('Bike booked successfully!'));
    expect(storedBooking('bike')).toMatchObject({ testDrive: null, note: 'Call me first' });
    await user.click(said.getByRole('button', { name: 'Undo' }));
    await toast('The booking is cancelled.');
    expect(storedBooking('bike')).toMatchObject({ status: 'cancelled' });
  });

  test('says so if the hour has begun meanwhile, and keeps the note', async () => {
    await logInBuyer();
    const { user, sheet } = await chooseOn('car');
    await enter(user, sheet.getByLabelText('Note'), 'Two of us');
    const last = sheet.getAllByRole('radio', { name: / [ap]m$/ }).at(-1);
    if (last) await user.click(last);
    const muchLater = Date.now() + 30 * 24 * 3_600_000;
    vi.useFakeTimers({ toFake: ['Date'], now: muchLater });
    await user.click(sheet.getByRole('button', { name: 'Book with this test drive' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('That hour can no longer be chosen.');
    expect(sheet.getByLabelText('Note')).toHaveValue('Two of us');
  });

  test('that is closed while it is sent is told on the page', async () => {
    await logInBuyer();
    const { user, sheet } = await chooseOn('bike');
    await user.click(sheet.getByRole('radio', { name: /^Book now/ }));
    const answer = firebase.hold('commit');
    await user.click(sheet.getByRole('button', { name: 'Book now' }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    answer();
    await toast('Bike booked successfully!');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without a network keeps the choice, says so, and is sent when the network is back', async () => {
    await logInBuyer();
    const { user, sheet } = await chooseOn('bike');
    await user.click(sheet.getByRole('radio', { name: /^Book now/ }));
    await enter(user, sheet.getByLabelText('Note'), 'Two of us');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    firebase.refuse('commit', 'OFFLINE');
    await user.click(sheet.getByRole('button', { name: 'Book now' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('You are offline. Your choice is kept.');
    firebase.allow('commit');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await dialog('Bike booked successfully!');
    expect(storedBooking('bike')).toMatchObject({ note: 'Two of us' });
  });

  test('of a visitor who signs up in a step is booked, and the page knows the buyer', async () => {
    const { user, sheet } = await chooseOn('car');
    const chosen = testDriveDays(new Date())[1];
    await user.click(sheet.getByRole('radio', { name: chosen?.label ?? '' }));
    await user.click(sheet.getByRole('radio', { name: '11 am' }));
    await user.click(sheet.getByRole('button', { name: 'Book with this test drive' }));
    const step = within(await dialog('Please log in to book this car.'));
    expect(step.getByText(/^Maruti Swift, test drive on \w{3}, \d+ \w+, 11 am$/)).toBeVisible();
    expect(step.getByLabelText('Name')).toHaveFocus();
    await enter(user, step.getByLabelText('Name'), 'Asha');
    await enter(user, step.getByLabelText('Email'), 'asha@example.com');
    await enter(user, step.getByLabelText('Password'), 'asha12');
    await enter(user, step.getByLabelText('Phone'), '98765 43210');
    await user.click(step.getByRole('button', { name: 'Sign Up' }));
    const booked = within(await dialog('Car booked successfully!'));
    expect(booked.getByText(/^Requested for \w{3}, \d+ \w+, 11 am\./)).toHaveFocus();
    const { buyer } = readSession();
    expect(buyer?.name).toBe('Asha');
    expect(firebase.read(['bookings', `${buyer?.userId}_car1`])).toMatchObject({ testDrive: chosen?.hours[2] });
    await user.click(booked.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('link', { name: 'Requested · see booking' })).toBeVisible();
    expect(address()).toBe('/cars/car1');
  });

  test('of a visitor who closes the login stays as it is', async () => {
    const { user, sheet } = await chooseOn('bike');
    await user.click(sheet.getByRole('radio', { name: /^Book now/ }));
    await enter(user, sheet.getByLabelText('Note'), 'Two of us');
    await user.click(sheet.getByRole('button', { name: 'Book now' }));
    const why = 'Please log in to book this bike.';
    await user.click(within(await dialog(why)).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: why })).toBeNull());
    expect(sheet.getByLabelText('Note')).toHaveValue('Two of us');
    expect(sheet.getByRole('button', { name: 'Book now' })).toBeEnabled();
    expect(firebase.sent('commit')).toBe(0);
  });
});

describe('Book Now', () => {
  const kind = 'car';
  const success = 'Car booked successfully!';
  const why = 'Please log in to book this car.';

  test('of a visitor books after a login in a step; what is typed stays when sign-up and login change places', async () => {
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    const step = within(await dialog(why));
    await enter(user, step.getByLabelText('Email'), 'buyer2@example.com');
    await user.click(step.getByRole('button', { name: 'Sign in' }));
    expect(step.getByLabelText('Email')).toHaveValue('buyer2@example.com');
    await user.clear(step.getByLabelText('Email'));
    await logInInSheet(user, why);
    await toast(success);
    expect(storedBooking(kind)).toMatchObject({ status: 'requested' });
    expect(address()).toBe('/cars');
  });

  test('books, and says so; the message can undo it', async () => {
    await logInBuyer();
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    const undo = within(await toast(success)).getByRole('button', { name: 'Undo' });
    expect(storedBooking(kind)).toMatchObject({ status: 'requested', testDrive: null, note: '' });
    expect(firebase.ids('bookings')).toHaveLength(1);
    const link = within(await card(kind)).getByRole('link', { name: 'Requested · see booking' });
    expect(link).toHaveAttribute('href', '/MyBookings');
    await user.click(undo);
    await toast('The booking is cancelled.');
    expect(storedBooking(kind)).toMatchObject({ status: 'cancelled' });
    expect(await button(kind, 'Book Now')).toBeEnabled();
  });

  test('cannot be undone once the dealer has accepted it', async () => {
    await logInBuyer();
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    const undo = within(await toast(success)).getByRole('button', { name: 'Undo' });
    storeBooking(aBooking(aListing(kind), { status: 'accepted' }));
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await user.click(undo);
    await answerDialog(user, { title: 'Look again', text: 'This booking has changed. Please look again.' });
    expect(storedBooking(kind)).toMatchObject({ status: 'accepted' });
  });

  test('gets its test drive from the message', async () => {
    await logInBuyer();
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    await user.click(within(await toast(success)).getByRole('button', { name: 'Choose a test drive' }));
    const sheet = within(await dialog(`Another time for ${names[kind]}`));
    await user.click(sheet.getByRole('radio', { name: '5 pm' }));
    await user.click(sheet.getByRole('button', { name: 'Ask for this time' }));
    await toast('The dealer sees the new time.');
    expect(storedBooking(kind)).toMatchObject({
      status: 'requested',
      testDrive: testDriveDays(new Date())[0]?.hours.at(-1),
    });
    expect(firebase.sent('commit')).toBe(2);
  });

  test('says that it is busy, and books once for a double click', async () => {
    await logInBuyer();
    const answer = firebase.hold('commit');
    const { user } = showTab(kind);
    await user.dblClick(await button(kind, 'Book Now'));
    expect(await button(kind, 'Booking...')).toHaveAttribute('aria-disabled', 'true');
    answer();
    await toast(success);
    expect(firebase.sent('commit')).toBe(1);
  });

  test('fails: says so, and can be tried again', async () => {
    await logInBuyer();
    const { user } = showTab(kind);
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await user.click(await button(kind, 'Book Now'));
    await answerDialog(user, { title: 'Error', text: `Could not book the ${kind}. Please try again.` });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    firebase.allow('commit');
    await user.click(await button(kind, 'Book Now'));
    await toast(success);
  });

  test('with ten open requests says so, and leads to them', async () => {
    await logInBuyer();
    const booked = Array.from({ length: 10 }, (_, index) => aBooking(aListing(kind, { id: `booked${index}` })));
    for (const booking of booked) storeBooking(booking);
    firebase.put(['openRequests', 'buyer1'], { ids: booked.map(({ id }) => id) });
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    const title = 'Too many open requests';
    const text = 'You have 10 open requests. Cancel one, or wait for an answer, before you book another vehicle.';
    await answerDialog(user, { title, text, button: 'Close' });
    expect(storedBooking(kind)).toBeUndefined();
    await user.click(await button(kind, 'Book Now'));
    await answerDialog(user, { title, text, button: 'My Bookings' });
    await waitFor(() => expect(address()).toBe('/MyBookings'));
  });

  test('too soon after a decline says when it is possible again', async () => {
    await logInBuyer();
    const statusAt = new Date(Date.now() - 3_600_000);
    storeBooking(aBooking(aListing(kind), { status: 'declined', statusAt }));
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    const text = bookAgainText(kind, new Date(statusAt.getTime() + 24 * 3_600_000));
    await answerDialog(user, { title: 'Not yet', text });
    expect(await button(kind, 'Book Now')).toBeEnabled();
  });

  test('with an ended session asks for the login, and books after it; closed, it leaves a visitor', async () => {
    await logInBuyer();
    await endSession();
    const { user } = showTab(kind);
    await user.click(await button(kind, 'Book Now'));
    await user.click(within(await dialog(why)).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(readSession().buyer).toBeNull());
    await user.click(await button(kind, 'Book Now'));
    await logInInSheet(user, why);
    await toast(success);
  });
});

describe.each([
  ['car', 'Could not fetch products. Please try again.', 'No products found.'],
  ['bike', 'Could not fetch bikes. Please try again.', 'No bikes to display.'],
] as const)('the list of %ss', (kind, failed, empty) => {
  const { collection } = listingKinds[kind];

  test('that cannot be read says so, and can be tried again', async () => {
    firebase.refuseOnce('runQuery', 'PERMISSION_DENIED', `"${collection}"`);
    const { user } = showTab(kind);
    await answerDialog(user, { title: 'Error', text: failed });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await card(kind)).toBeVisible();
  });

  test('that is empty says so, and can be refetched; a failure says so', async () => {
    firebase.remove([collection, `${kind}1`]);
    const { user } = showTab(kind);
    expect(await screen.findByText(empty)).toBeVisible();
    expect(screen.getByText('Swipe down to reload')).toBeVisible();
    firebase.refuse('runQuery', 'PERMISSION_DENIED', `"${collection}"`);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await answerDialog(user, { title: 'Error', text: failed });
    firebase.allow('runQuery');
    storeListing(aListing(kind));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await card(kind)).toBeVisible();
  });
});

describe('the tabs of the home page', () => {
  test('are in the address, and have their lists', async () => {
    const { user } = show(<PublicPages />);
    for (const [name, at, heading] of [
      ["Bike's", '/bikes', 'Used bikes'],
      ["Car's", '/cars', 'Used cars'],
      ['Dealers', '/SellersProfiles', 'Dealers'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
      expect(address()).toBe(at);
    }
  });

  test('an address with an unknown tab shows the Home tab', () => {
    show(<PublicPages />, '/?tab=boats');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Home');
  });

  test('an address of a list, as it once was, leads to its present one', async () => {
    show(<PublicPages />, '/?tab=dealers');
    expect(address()).toBe('/SellersProfiles');
    expect(await screen.findByRole('heading', { name: 'Dealers', level: 1 })).toBeVisible();
  });

  test('the lists of the tabs are of approved listings, the newest first', async () => {
    for (const kind of kinds) {
      const earlier = { createdAt: new Date('2025-12-01T10:00:00Z') };
      storeListing(aListing(kind, { id: 'posted-earlier', name: 'Posted earlier' }), earlier);
      storeListing(aListing(kind, { id: 'a-pending-one', state: 'pending' }), earlier);
      const { unmount } = showTab(kind);
      await screen.findByRole('article', { name: 'Posted earlier' });
      const shown = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
      expect(shown).toEqual([names[kind], 'Posted earlier']);
      unmount();
    }
  });
});

describe('the Home tab', () => {
  test('requests the newest cars at once, and the other sections when they come near the viewport', async () => {
    show(<PublicPages />);
    await screen.findByRole('region', { name: 'Just added' });
    const sortedBy = (field: string) => firebase.sent('runQuery', `"orderBy":[{"field":{"fieldPath":"${field}"}`);
    expect([readsOf(cars), readsOf('bikes'), sortedBy('createdAt')]).toEqual([1, 0, 1]);
    scrollIntoView(screen.getByRole('heading', { name: 'Lowest prices' }));
    await screen.findByRole('region', { name: 'Lowest prices' });
    expect([readsOf(cars), readsOf('bikes'), sortedBy('priceValue')]).toEqual([2, 0, 1]);
    scrollIntoView(screen.getByRole('heading', { name: 'Dream cars' }));
    await screen.findByRole('region', { name: 'Dream cars' });
    expect([readsOf(cars), readsOf('bikes'), sortedBy('carYear')]).toEqual([3, 0, 1]);
    scrollIntoView(screen.getByRole('heading', { name: 'Bikes' }));
    await screen.findByRole('region', { name: 'Bikes' });
    expect([readsOf(cars), readsOf('bikes'), sortedBy('createdAt')]).toEqual([3, 1, 2]);
  });

  test('a strip leaves out what the strips above it show, and reads no more for it', async () => {
    const added = ['car1', 'car2', 'car3', 'car4', 'car5', 'car6', 'car7', 'car8'];
    for (const id of added) storeListing(aCar({ id, name: id }));
    const earlier = { createdAt: new Date('2025-12-01T10:00:00Z') };
    storeListing(aCar({ id: 'cheap', name: 'Cheap', price: priceOf('50000') }), earlier);
    storeListing(aCar({ id: 'dream', name: 'Dream', price: priceOf('90 lakh') }), { ...earlier, carYear: 2025 });
    show(<PublicPages />);
    await screen.findByRole('region', { name: 'Just added' });
    const namesIn = async (strip: string) => {
      scrollIntoView(screen.getByRole('heading', { name: strip }));
      const cards = within(await screen.findByRole('region', { name: strip })).getAllByRole('article');
      return cards.map((each) => each.getAttribute('aria-label'));
    };
    expect((await namesIn('Just added')).toSorted()).toEqual(added);
    expect(await namesIn('Lowest prices')).toEqual(['Cheap']);
    expect(await namesIn('Dream cars')).toEqual(['Dream']);
    expect(readsOf(cars)).toBe(3);
  });

  test('leads from the search box to the search, and to all cars while nothing is typed', async () => {
    const { user } = show(<PublicPages />);
    await enter(user, screen.getByRole('searchbox', { name: 'Search cars and bikes' }), '  {Enter}');
    expect(address()).toBe('/cars');
    await user.click(screen.getByRole('tab', { name: 'Home' }));
    await enter(user, screen.getByRole('searchbox', { name: 'Search cars and bikes' }), 'SUV under 8 lakh{Enter}');
    expect(address()).toBe('/cars?say=SUV+under+8+lakh');
  });

  test('has four pictures that can be paused, and a strip that moves by itself', async () => {
    show(<PublicPages />);
    const pictures = within(screen.getByRole('region', { name: 'Welcome pictures' }));
    expect(pictures.getAllByRole('img')).toHaveLength(4);
    expect(pictures.getByRole('button', { name: 'Pause: Welcome pictures' })).toBeEnabled();
  });

  test('a section that cannot be read says so, and the others are shown', async () => {
    firebase.refuseOnce('runQuery', 'PERMISSION_DENIED', `"${cars}"`);
    const { user } = show(<PublicPages />);
    await answerDialog(user, { title: 'Error', text: 'Could not fetch products. Please try again.' });
    scrollIntoView(await screen.findByRole('heading', { name: 'Dream cars' }));
    const strip = within(await screen.findByRole('region', { name: 'Dream cars' }));
    expect(strip.getByRole('article', { name: names.car })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Just added' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
