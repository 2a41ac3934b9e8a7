import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicApp } from '../../src/app/PublicApp';
import { keepCompared } from '../../src/compare/compared';
import { toViewed } from '../../src/recentlyViewed/viewedListing';
import { fetchTabs } from '../support/screens/fetchTabs';
import { idleAtOnce } from '../support/screens/idle';
import { logInDealer } from '../support/screens/logIn';
import { aBike, aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();
idleAtOnce();

const names = ['Maruti Swift', 'Hyundai Creta', 'Tata Nexon', 'Kia Sonet', 'Honda City'];
const cars = names.map((name, index) => aCar({ id: `car${index + 1}`, name }));

beforeEach(() => {
  storeDealer(aDealer());
  for (const car of cars) storeListing(car);
  storeListing(aBike());
});

/** The first cars are chosen on this device. */
function choose(count: number): void {
  keepCompared(
    'car',
    cars.slice(0, count).flatMap((car) => toViewed(car) ?? []),
  );
}

const tray = () => screen.findByRole('region', { name: 'Chosen to compare' });
const noTray = () => expect(screen.queryByRole('region', { name: 'Chosen to compare' })).toBeNull();
const inDetails = (name: string) => screen.findByRole('button', { name: `Compare ${name} with others` });
const kept = () => {
  const items: unknown = JSON.parse(window.localStorage.getItem('compared') ?? '[]');
  return Array.isArray(items) ? items.map(({ id }: { id: string }) => id) : [];
};

async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await inDetails(name));
}

describe('in the details', () => {
  test('a second car is added to the first, and the tray leads to both', async () => {
    const first = show(<PublicApp />, '/cars/car1');
    noTray();
    await press(first.user, 'Maruti Swift');
    expect(await inDetails('Maruti Swift')).toHaveAttribute('aria-pressed', 'true');
    expect(within(await tray()).getByText('1 of 4 cars')).toBeVisible();
    expect(within(await tray()).getByRole('link', { name: 'Add another car' })).toHaveAttribute(
      'href',
      '/compare?cars=car1',
    );
    first.unmount();

    const { user } = show(<PublicApp />, '/cars/car2');
    await press(user, 'Hyundai Creta');
    expect(within(await tray()).getByText('Maruti Swift, Hyundai Creta')).toBeVisible();
    await user.click(within(await tray()).getByRole('link', { name: 'Compare 2 cars' }));
    expect(address()).toBe('/compare?cars=car1,car2');
    expect(await screen.findByRole('columnheader', { name: 'Hyundai Creta' })).toBeVisible();
    noTray();
  });

  test('the next press takes it out', async () => {
    choose(2);
    const { user } = show(<PublicApp />, '/cars/car1');
    await press(user, 'Maruti Swift');
    expect(await inDetails('Maruti Swift')).toHaveAttribute('aria-pressed', 'false');
    expect(within(await tray()).getByText('1 of 4 cars')).toBeVisible();
    expect(kept()).toEqual(['car2']);
  });

  test('a fifth one is not added, and the dialog says how to go on', async () => {
    choose(4);
    const { user } = show(<PublicApp />, '/cars/car5');
    await press(user, 'Honda City');
    await answerDialog(user, {
      title: 'You have chosen 4 cars to compare',
      text: 'At most 4 can be compared. To add this one, open the comparison and take out another one first.',
    });
    expect(await inDetails('Honda City')).toHaveAttribute('aria-pressed', 'false');
    expect(kept()).toEqual(['car1', 'car2', 'car3', 'car4']);
  });

  test('a bike is compared with bikes, and the cars stay', async () => {
    choose(2);
    const { user } = show(<PublicApp />, '/bikes/bike1');
    await press(user, 'Honda Unicorn');
    expect(within(await tray()).getByText('1 of 4 bikes')).toBeVisible();
    expect(within(await tray()).queryByText('2 of 4 cars')).toBeNull();
    expect(kept()).toEqual(['car1', 'car2', 'bike1']);
  });

  test('a browser that stores nothing says so', async () => {
    const { user } = show(<PublicApp />, '/cars/car1');
    const button = await inDetails('Maruti Swift');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await user.click(button);
    await answerDialog(user, {
      title: 'Error',
      text: 'This browser stores nothing for this site, so the choice cannot be kept.',
    });
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the tray', () => {
  test.each(['/', '/cars', '/bikes', '/dealers/dealer1', '/Saved'])('is on %s, with both kinds', async (at) => {
    choose(1);
    act(
      () =>
        void keepCompared(
          'bike',
          [aBike(), aBike({ id: 'bike2' })].flatMap((bike) => toViewed(bike) ?? []),
        ),
    );
    show(<PublicApp />, at);
    expect(within(await tray()).getByText('1 of 4 cars')).toBeVisible();
    expect(within(await tray()).getByRole('link', { name: 'Compare 2 bikes' })).toHaveAttribute(
      'href',
      '/compare?bikes=bike1,bike2',
    );
  });

  test('is cleared for one kind, and the focus stays on the page', async () => {
    choose(2);
    const { user } = show(<PublicApp />, '/cars');
    await user.click(within(await tray()).getByRole('button', { name: 'Clear the cars to compare' }));
    noTray();
    expect(kept()).toEqual([]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test.each(['/login', '/MyBookings', '/MyAccount', '/ContactUs'])('is not on %s', async (at) => {
    choose(2);
    show(<PublicApp />, at);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    noTray();
  });

  test('is not shown to dealers', async () => {
    await logInDealer();
    choose(2);
    show(<PublicApp />, '/cars');
    expect(await screen.findByRole('article', { name: 'Maruti Swift' })).toBeVisible();
    noTray();
  });

  test.each(['{', '[1]', '{"kind":"car"}', '[{"kind":"car","id":"../x","name":"","price":"","photo":""}]'])(
    'ignores the damaged text %s',
    async (text) => {
      window.localStorage.setItem('compared', text);
      const { user } = show(<PublicApp />, '/cars/car1');
      await press(user, 'Maruti Swift');
      expect(within(await tray()).getByText('1 of 4 cars')).toBeVisible();
      expect(kept()).toEqual(['car1']);
    },
  );
});

describe('the comparison', () => {
  const takeOut = (name: string) => screen.findByRole('link', { name: `Take out ${name}` });

  test('of a shared address leaves the choice of the device as it is until people change it', async () => {
    choose(1);
    const { user } = show(<PublicApp />, '/compare?cars=car2,car3');
    const link = await takeOut('Tata Nexon');
    expect(kept()).toEqual(['car1']);
    await user.click(link);
    expect(address()).toBe('/compare?cars=car2');
    expect(kept()).toEqual(['car2']);
  });

  test('is kept while people look for another one in the list', async () => {
    const { user } = show(<PublicApp />, '/compare?cars=car2,car3');
    await takeOut('Tata Nexon');
    await user.click(screen.getByRole('link', { name: 'Browse cars' }));
    expect(within(await tray()).getByText('2 of 4 cars')).toBeVisible();
  });

  test('loses the last one, and the device too', async () => {
    choose(1);
    const { user } = show(<PublicApp />, '/compare?cars=car1');
    await user.click(await takeOut('Maruti Swift'));
    expect(await screen.findByText('Nothing to compare yet')).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
  });
});
