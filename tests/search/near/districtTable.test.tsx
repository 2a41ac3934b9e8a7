import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PublicPages } from '../../../src/app/PublicApp';
import { fetchTabs } from '../../support/screens/fetchTabs';
import { aCar, aDealer } from '../../support/screens/records';
import { answerDialog, show } from '../../support/screens/show';
import { storeDealer, storeListing } from '../../support/screens/store';

fetchTabs();

const table = '../../../src/search/near/nearDistricts';

test.each(['newest', 'nearest'])(
  'a search in the order %j says that the districts could not be loaded',
  async (sort) => {
    storeDealer(aDealer());
    storeListing(aCar());
    vi.doMock(table, () => {
      throw new Error('The network is gone');
    });
    const { user } = show(<PublicPages />, `/cars?near=Pune&within=50&sort=${sort}`);
    await answerDialog(user, { title: 'Error', text: 'Could not fetch products. Please try again.', button: 'OK' });
    expect(screen.queryByRole('article')).toBeNull();
    vi.doUnmock(table);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Maruti Swift' })).toBeVisible();
  },
);
