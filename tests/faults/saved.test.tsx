import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PublicPages } from '../../src/app/PublicApp';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { aBooking, aCar, aDealer } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeBooking, storeDealer, storeListing } from '../support/screens/store';
import { eventually } from './clock';
import { answer, article, error, press, text, unnoticed } from './steps';
import { tryFaults } from './tryFaults';

const record = ['users', 'buyer1', 'saved', 'listings'] as const;

function arrangeListing(): void {
  storeDealer(aDealer());
  storeListing(aCar());
}

function arrangeSaved(): void {
  arrangeListing();
  firebase.put(record, { listings: ['products_car1:450000:1767225600000'] });
}

const car = article('Maruti Swift');
const heart = () => screen.queryByRole('button', { name: 'Save Maruti Swift' });
const pressHeart = (user: UserEvent) => press(user, 'Save Maruti Swift');

/** Each case saves another car: one that was hidden once is not looked up again. */
let saved = aCar();
let cases = 0;

tryFaults('a listing is saved', {
  as: 'buyer',
  arrange: () => {
    cases += 1;
    saved = aCar({ id: `saved${cases}` });
    storeDealer(aDealer());
    storeListing(saved);
  },
  open: async () => {
    const { user } = show(<PublicPages />, `/cars/${saved.id}`);
    await eventually('the heart', heart);
    return user;
  },
  act: pressHeart,
  again: pressHeart,
  // The heart fills at once, and is busy until that is stored.
  success: () => {
    const filled = screen.queryByRole('button', { name: /^Saved\. Remove Maruti Swift/ });
    return filled?.getAttribute('aria-busy') === 'false' ? filled : null;
  },
  // A listing that is not public any more is saved, but not counted.
  harm: ({ name }, fault) =>
    fault === 'denied' && name === 'read products' ? unnoticed : error('Could not save it. Please try again.'),
  records: () => {
    const lines = firebase.read(record)?.listings;
    return Array.isArray(lines) ? lines.filter((line) => String(line).startsWith(`products_${saved.id}:`)).length : 0;
  },
});

tryFaults('the saved listings', {
  as: 'buyer',
  arrange: arrangeSaved,
  act: async () => {
    show(<PublicPages />, '/Saved');
  },
  success: car,
  harm: ({ name }, fault) => {
    // What is booked.
    if (name.startsWith('query bookings')) return unnoticed;
    // The rules deny every listing that is not public.
    if (fault === 'denied' && /^(read|query) products/.test(name)) {
      return { seen: 'answer', text: 'A car that is no longer shown' };
    }
    if (/^(read|query) products/.test(name)) return { seen: 'loading' };
    return { seen: 'notice', text: 'Could not fetch your saved vehicles. Please try again.', dialog: false };
  },
});

tryFaults('a comparison', {
  arrange: arrangeListing,
  act: async () => {
    show(<PublicPages />, '/compare?cars=car1');
  },
  success: () => screen.queryByRole('columnheader', { name: /Maruti Swift/ }),
  harm: ({ name }, fault) => {
    // The names of the dealers.
    if (name.startsWith('query sellers')) return unnoticed;
    if (fault === 'denied') return { seen: 'answer', text: 'One of the cars is no longer shown.' };
    return { seen: 'notice', text: 'Could not fetch these vehicles. Please try again.', dialog: false };
  },
});

const searches = 'users/buyer1/searches';
const address = '/cars?q=zz1';
const savedSearches = () => firebase.list(searches).filter((each) => each.address === address).length;
const saveSearch = (user: UserEvent) => press(user, 'Save this search');

function arrangeSearch(): void {
  firebase.put(['users', 'buyer1', 'searches', '1'], { address, lookedAt: new Date('2026-01-05T10:00:00Z') });
}

tryFaults('a search is saved', {
  as: 'buyer',
  open: async () => {
    const { user } = show(<PublicPages />, address);
    await eventually('the empty list', text('No cars found for: “zz1”.'));
    return user;
  },
  act: saveSearch,
  again: saveSearch,
  success: text('Saved', '[role=status] *, [role=status]'),
  harm: () => error('Could not save this search. Please try again.'),
  records: savedSearches,
});

const search = article('“zz1”');

tryFaults('the saved searches', {
  as: 'buyer',
  arrange: arrangeSearch,
  act: async () => {
    show(<PublicPages />, '/MySearches');
  },
  success: search,
  harm: ({ name }) => {
    // What is booked.
    if (name.startsWith('query bookings')) return unnoticed;
    if (name.startsWith('count ')) return { seen: 'nothing', instead: 'New ones could not be counted.' };
    return { seen: 'notice', text: 'Could not fetch your searches. Please try again.', dialog: false };
  },
});

async function remove(user: UserEvent): Promise<void> {
  await press(user, 'Remove', await eventually('the search', search));
  await answer(user, 'Remove this search?', 'Remove');
}

tryFaults('remove a saved search', {
  as: 'buyer',
  arrange: arrangeSearch,
  open: async () => {
    const { user } = show(<PublicPages />, '/MySearches');
    await eventually('the count', () => screen.queryByText(/^Nothing new/));
    return user;
  },
  act: remove,
  again: remove,
  success: text('You have not saved a search yet.'),
  harm: () => error('Could not remove this search. Please try again.'),
  // Of one search, so many are removed.
  records: () => 1 - savedSearches(),
});

const rated = () => {
  const booking = car();
  return booking && within(booking).queryByText('You rated: 4 of 5');
};

tryFaults('a dealer is rated', {
  as: 'buyer',
  arrange: () => {
    arrangeListing();
    storeBooking(aBooking(aCar(), { status: 'completed' }));
  },
  open: async () => {
    firebase.addAccount({ uid: 'buyer1', email: 'buyer1@example.com', password: 'Secret@123', emailVerified: true });
    const { user } = show(<PublicPages />, '/MyBookings');
    await eventually('the button', () => screen.queryByRole('button', { name: 'Rate this dealer' }));
    await press(user, 'Rate this dealer');
    await user.click(await eventually('the sheet', () => screen.queryByRole('radio', { name: '4 stars' })));
    for (const yes of screen.getAllByRole('radio', { name: 'Yes' })) await user.click(yes);
    return user;
  },
  act: (user) => press(user, 'Send rating'),
  success: rated,
  harm: () => ({ seen: 'notice', text: 'Could not send your rating. Please try again.', dialog: false }),
  records: () => firebase.ids('ratings').length,
});
