import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import type { Listing } from '../../src/listings/listing';
import { type ListingState, stateFlags } from '../../src/listings/state/listingState';
import EditListingPage from '../../src/pages/dealer/EditListingPage';
import EditProfilePage from '../../src/pages/dealer/EditProfilePage';
import NewListingPage from '../../src/pages/dealer/NewListingPage';
import StockPage from '../../src/pages/dealer/StockPage';
import { writeDraftFields } from '../../src/stock/drafts/drafts';
import { requiredValues } from '../support/requiredValues';
import { fileUrl } from '../support/screens/fakeFirebase/files';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { aCar, aDealer, anOwnProfile } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeDealer, storeListing, storeOwnProfile } from '../support/screens/store';
import { eventually, pass, settle } from './clock';
import type { FaultJourney, Harm } from './faultJourney';
import { answer, article, dialog, error, expectTyped, fill, photo, press, toast, unnoticed } from './steps';
import { tryFaults } from './tryFaults';

const values = {
  ...requiredValues,
  kilometers: '32000',
  description: 'One owner.',
  make: 'Maruti Suzuki',
  model: 'Swift',
  bodyType: 'Hatchback',
} as const;

const typed = { Name: 'Maruti Swift', Price: '4.5 lakh', Mileage: '21', Description: 'One owner.' } as const;

const save: FaultJourney['act'] = (user) => press(user, 'Save');

async function choosePhoto(user: UserEvent, slot: number, name: string): Promise<void> {
  await user.upload(screen.getByLabelText(`Photo ${slot}`), photo(name));
  await eventually('the photo', () => screen.queryByText(name));
}

const done = (title: string, words: string) => () => {
  const said = screen.queryByRole('dialog', { name: title });
  return said && within(said).queryByText(words, { exact: false });
};

/** The number of cars; a car whose photos are not stored counts as two. */
function storedCars(): number {
  const files = firebase.files().map(fileUrl);
  const cars = firebase.list('products');
  const shown = cars.flatMap(({ carPhotos, thumbnails }) => [carPhotos, thumbnails].flat());
  return cars.length + shown.filter((address) => !files.includes(String(address))).length;
}

/** A car with two photos. */
tryFaults('post a car with photos', {
  as: 'dealer',
  arrange: async () => {
    storeDealer(aDealer());
    const fields = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
    await writeDraftFields('dealer1', 'car', { listingId: 'listing7', fields });
  },
  open: async () => {
    const { user } = show(<NewListingPage kind="car" />);
    await eventually('the draft', () => screen.queryByDisplayValue('Maruti Swift'));
    return user;
  },
  // Each photo is sent as soon as it is chosen.
  act: async (user) => {
    await choosePhoto(user, 1, 'left.jpg');
    await choosePhoto(user, 2, 'right.jpg');
    await save(user);
  },
  again: save,
  success: done('Maruti Swift', 'Uploaded Successfully!'),
  harm: () => error('Could not upload the product. Please try again.'),
  formIsAsTyped: () => {
    expectTyped(typed);
    expect(screen.getByText('left.jpg')).toBeInTheDocument();
    expect(screen.getByText('right.jpg')).toBeInTheDocument();
  },
  records: storedCars,
});

/** The lists are refetched after a success. If that fails, the shown data stays. */
const readsAnew = /^(query|count) /;

async function openEditForm(): Promise<UserEvent> {
  const { user } = show(
    <Routes>
      <Route path="/EditCarProduct/:id" element={<EditListingPage kind="car" />} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
    '/EditCarProduct/car1',
  );
  await eventually('the form', () => screen.queryByLabelText('Price'));
  return user;
}

/** Changes the price, and replaces the first photo. */
tryFaults('edit a car', {
  as: 'dealer',
  arrange: () => {
    storeDealer(aDealer());
    const stored = ['front.jpg', 'rear.jpg'].map((name) => `car_photos/dealer1/1-${name}`);
    const small = ['front-thumb.jpg', 'rear-thumb.jpg'].map((name) => `car_photos/dealer1/1-${name}`);
    for (const file of [...stored, ...small]) firebase.addFile(file);
    storeListing(aCar({ values, photos: stored.map(fileUrl), thumbnails: small.map(fileUrl) }));
  },
  open: async () => {
    const user = await openEditForm();
    await fill(user, { Price: '3,99,000' });
    return user;
  },
  act: async (user) => {
    await choosePhoto(user, 1, 'new.jpg');
    await save(user);
  },
  again: save,
  success: done('Maruti Swift', 'Saved.'),
  // Replaced photos are deleted after the save, and the numbers are refetched. People need not know if that fails.
  harm: ({ name }) =>
    /^(query|count|delete) /.test(name) ? unnoticed : error('Could not save the listing. Please try again.'),
  formIsAsTyped: () => {
    expectTyped({ Price: '3,99,000' });
    expect(screen.getByText('new.jpg')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Photo 2: stored' })).toBeInTheDocument();
  },
  records: () => {
    const { carPrice, approved, carPhotos } = firebase.read(['products', 'car1']) ?? {};
    const isSaved = carPrice === '3,99,000' && approved === false;
    return isSaved && Array.isArray(carPhotos) && carPhotos.length === 2 ? 1 : 0;
  },
});

/** Second Gear has checked the dealer: the edit stays live. */
tryFaults('edit a live car as a checked dealer', {
  as: 'dealer',
  arrange: () => {
    storeDealer(aDealer({ check: { facts: ['identity'], at: new Date('2026-01-02T10:00Z'), review: 'check' } }));
    storeListing(aCar({ values }));
  },
  open: async () => {
    const user = await openEditForm();
    await fill(user, { Price: '4,99,000' });
    return user;
  },
  act: save,
  again: save,
  success: done('Maruti Swift', 'Saved. Buyers see it now.'),
  harm: ({ name }) => (readsAnew.test(name) ? unnoticed : error('Could not save the listing. Please try again.')),
  formIsAsTyped: () => expectTyped({ Price: '4,99,000' }),
  records: () => {
    const { carPrice, priceHistory, approved } = firebase.read(['products', 'car1']) ?? {};
    const prices = Array.isArray(priceHistory) ? priceHistory.length : 0;
    return approved === true && (carPrice === '4,99,000') === prices > 0 ? prices : 2;
  },
});

/** Changes the address and the picture, which wait for review. */
tryFaults('edit the profile', {
  as: 'dealer',
  arrange: () => storeOwnProfile(anOwnProfile()),
  open: async () => {
    const { user } = show(<EditProfilePage />, '/EditProfile');
    await eventually('the form', () => screen.queryByLabelText('Address'));
    await fill(user, { Address: '5 New Road' });
    await user.upload(screen.getByLabelText('Profile picture'), photo('shop.jpg'));
    return user;
  },
  act: save,
  again: save,
  success: dialog('Your change waits for review.'),
  // The replaced picture is deleted after the save.
  harm: ({ name }) =>
    name.startsWith('delete ') ? unnoticed : error('Could not save your profile. Please try again.'),
  formIsAsTyped: () => expectTyped({ Address: '5 New Road' }),
  records: () => Number(firebase.read(['profileChanges', 'dealer1'])?.address === '5 New Road'),
});

const row = article('Maruti Swift');

const openStock = (listing: Partial<Listing>): Pick<FaultJourney, 'as' | 'arrange' | 'open'> => ({
  as: 'dealer',
  arrange: () => {
    storeDealer(aDealer());
    storeListing(aCar(listing));
  },
  open: async () => {
    const { user } = show(<StockPage />, '/SellerProducts');
    await eventually('the row', row);
    // The actions come a moment later.
    await pass(3_000);
    return user;
  },
});

/** The button of a row, or what its menu offers. */
async function choose(user: UserEvent, action: string): Promise<void> {
  const inRow = await eventually('the row', row);
  const isUsual = within(inRow).queryByRole('button', { name: action }) !== null;
  if (!isUsual) await press(user, /^More for/, inRow);
  await press(user, action, inRow);
  await settle();
}

/** The bookings that end with the sale. Without them, it cannot end. */
const openBookings = 'query bookings where sellerId, vehicleId, status';

function tryMove(
  button: string,
  question: string,
  said: string,
  failed: string,
  from: ListingState,
  to: ListingState,
): void {
  const ask: FaultJourney['act'] = async (user) => {
    await choose(user, button);
    await answer(user, question, button);
  };
  tryFaults(`${button}: a car`, {
    ...openStock({ state: from }),
    act: ask,
    again: ask,
    success: done('Maruti Swift', said),
    harm: ({ name }) => (readsAnew.test(name) && name !== openBookings ? unnoticed : error(failed)),
    records: () => {
      const stored = firebase.read(['products', 'car1']);
      return Number(Object.entries(stateFlags[to]).every(([flag, value]) => stored?.[flag] === value));
    },
  });
}

tryMove(
  'Withdraw',
  'Withdraw this car?',
  'Withdrawn.',
  'Could not withdraw the listing. Please try again.',
  'approved',
  'withdrawn',
);

tryMove(
  'Mark sold',
  'Mark this car as sold?',
  'Marked as sold.',
  'Could not mark the listing as sold. Please try again.',
  'approved',
  'sold',
);

tryMove(
  'Put back',
  'Put this car back?',
  'Put back.',
  'Could not put the listing back. Please try again.',
  'sold',
  'pending',
);

const sheetFails = (words: string): Harm => ({ seen: 'notice', text: words, dialog: false });

tryFaults('Change price: a car', {
  ...openStock({}),
  open: async () => {
    const { user } = show(<StockPage />, '/SellerProducts');
    await press(user, 'Change price', await eventually('the row', row));
    await eventually('the sheet', dialog('Price of Maruti Swift'));
    await fill(user, { 'New price': '4,11,000' });
    return user;
  },
  act: (user) => press(user, 'Lower the price'),
  success: toast('Maruti Swift: Rs. 4.11\u00a0lakh now.'),
  harm: ({ name }) => (readsAnew.test(name) ? unnoticed : sheetFails('Could not change the price. Please try again.')),
  formIsAsTyped: () => expectTyped({ 'New price': '4,11,000' }),
  records: () => {
    const { priceHistory, approved } = firebase.read(['products', 'car1']) ?? {};
    const cuts = Array.isArray(priceHistory) ? priceHistory.length : 0;
    return approved === true ? cuts : 2;
  },
});

tryFaults('Sale: a note', {
  ...openStock({ state: 'sold' }),
  open: async () => {
    const { user } = show(<StockPage />, '/SellerProducts');
    await eventually('the row', row);
    await pass(3_000);
    await choose(user, 'Sale');
    await eventually('the sheet', () => screen.queryByLabelText('Sold to'));
    await fill(user, { 'Sold to': 'Asha' });
    return user;
  },
  act: (user) => press(user, 'Save', screen.getByRole('dialog')),
  success: toast('Saved: the sale of Maruti Swift.'),
  harm: (_, fault) =>
    sheetFails(
      // The rules refuse a note on a listing that is not sold any more.
      fault === 'denied'
        ? 'This listing has changed. Please look again.'
        : 'Could not save the sale. Please try again.',
    ),
  formIsAsTyped: () => expectTyped({ 'Sold to': 'Asha' }),
  records: () => firebase.ids('sellers/dealer1/sales').length,
});
