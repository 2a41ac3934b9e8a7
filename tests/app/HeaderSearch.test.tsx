import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import HeaderSearch from '../../src/app/HeaderSearch';
import { Navbar } from '../../src/app/Navbar';
import { PublicPages } from '../../src/app/PublicApp';
import { fetchSuggestions } from '../support/screens/fetchSuggestions';
import { fetchTabs } from '../support/screens/fetchTabs';
import { widenScreen } from '../support/screens/mediaQueries';
import { aDealer } from '../support/screens/records';
import { address, show } from '../support/screens/show';
import { storeDealer } from '../support/screens/store';

fetchTabs();
fetchSuggestions();

beforeEach(() => {
  storeDealer(aDealer({ dealerName: 'Sharma Motors' }));
});

const label = 'Search cars and bikes';

function showWithPages(at: string) {
  return show(
    <>
      <HeaderSearch />
      <main>
        <PublicPages />
      </main>
    </>,
    at,
  );
}

describe('the search box of the header', () => {
  test('leads from another page to its search', async () => {
    const { user } = showWithPages('/SellersProfiles');
    await user.type(screen.getByRole('searchbox', { name: label }), 'diesel suv{Enter}');
    await waitFor(() => expect(address()).toBe('/cars?bodyType=SUV&fuelType=Diesel'));
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('suggests, and is empty on the page of a chosen dealer', async () => {
    const { user } = showWithPages('/SellersProfiles');
    await user.type(screen.getByRole('searchbox', { name: label }), 'sharma');
    await user.click(await screen.findByRole('option', { name: 'Sharma Motors Dealer in Pune' }));
    await waitFor(() => expect(address()).toBe('/dealers/dealer1'));
    expect(screen.getByRole('searchbox', { name: label })).toHaveValue('');
  });

  test.each(['/', '/cars', '/bikes', '/cars?q=swift', '/cars/maruti-suzuki', '/bikes/in/pune'])(
    'is not at %s, which has one in the page',
    (path) => {
      show(<HeaderSearch />, path);
      expect(screen.queryByRole('search')).toBeNull();
    },
  );

  test('comes where the page is scrolled past its own, and stays while it is used', async () => {
    const { user } = showWithPages('/');
    const own = await screen.findByRole('searchbox', { name: label });
    const scrollTo = (bottom: number) => {
      vi.spyOn(own, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom, 0, 0));
      fireEvent.scroll(window);
    };
    scrollTo(-1);
    await user.click(within(screen.getByRole('search')).getByRole('searchbox', { name: label }));
    scrollTo(300);
    expect(screen.getByRole('search')).toBeVisible();
    await user.click(document.body);
    scrollTo(300);
    expect(screen.queryByRole('search')).toBeNull();
  });

  test.each(['/cars/car1', '/SellersProfiles', '/Saved', '/ContactUs'])('is at %s', (path) => {
    show(<HeaderSearch />, path);
    expect(screen.getByRole('search')).toBeVisible();
  });

  async function waitInHeader(isWork: boolean): Promise<void> {
    vi.useFakeTimers();
    // Another test may have loaded its code already.
    show(<Navbar label="Main" items={[]} isWork={isWork} />, '/ContactUs');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    vi.useRealTimers();
  }

  test('comes to a wide screen when the browser is idle', async () => {
    widenScreen();
    await waitInHeader(false);
    expect(await screen.findByRole('search')).toBeVisible();
  });

  test('never comes to a phone', async () => {
    await waitInHeader(false);
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('never comes to the screens of people at work', async () => {
    widenScreen();
    await waitInHeader(true);
    expect(screen.queryByRole('search')).toBeNull();
  });
});
