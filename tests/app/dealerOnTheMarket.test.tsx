import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import DealerPage from '../../src/pages/public/DealerPage';
import SaveHeart from '../../src/saved/SaveHeart';
import { SaveSearch } from '../../src/savedSearches/SaveSearch';
import { logInDealer } from '../support/screens/logIn';
import { aCar, aDealer } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

/** What visitors are offered, and a dealer who looks at the market is not (NAV-9). */
describe.each([
  ['a visitor', true],
  ['a dealer', false],
])('%s', (_, isOffered) => {
  const count = isOffered ? 1 : 0;
  const logIn = async () => {
    if (!isOffered) await logInDealer();
  };

  test(`is offered a heart: ${isOffered}`, async () => {
    await logIn();
    show(<SaveHeart listing={aCar()} />);
    expect(screen.queryAllByRole('button')).toHaveLength(count);
  });

  test(`is offered to save a search: ${isOffered}`, async () => {
    await logIn();
    show(<SaveSearch search={{ kind: 'car', text: '', filters: { fuelType: ['Diesel'] }, sort: 'newest' }} />);
    expect(screen.queryAllByRole('button', { name: 'Save this search' })).toHaveLength(count);
  });

  test(`is offered a login to call another dealer: ${isOffered}`, async () => {
    await logIn();
    storeDealer(aDealer({ id: 'dealer2', dealerName: 'Deccan Auto' }));
    storeListing(aCar({ sellerId: 'dealer2' }));
    show(
      <Routes>
        <Route path="/dealers/:id" element={<DealerPage />} />
      </Routes>,
      '/dealers/dealer2',
    );
    const dealer = within(await screen.findByRole('article', { name: 'Deccan Auto' }));
    expect(dealer.getByRole('link', { name: /^Directions/ })).toBeVisible();
    expect(dealer.queryAllByRole('button', { name: 'Log in to call' })).toHaveLength(count);
  });
});
