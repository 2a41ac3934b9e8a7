import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import BookingsPage from '../../src/pages/dealer/BookingsPage';
import StockPage from '../../src/pages/dealer/StockPage';
import TodayPage from '../../src/pages/dealer/TodayPage';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { logInAdmin, logInBuyer, logInDealer } from '../support/screens/logIn';
import { aDealer } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeDealer } from '../support/screens/store';

fetchTabs();

const visitor = async () => undefined;

interface Screen {
  readonly path: string;
  readonly page: ReactNode;
  readonly logIn: () => Promise<void>;
  readonly loading: readonly string[];
  readonly empty: readonly string[];
}

const publicPage = <PublicPages />;

const screens: Readonly<Record<string, Screen>> = {
  'the cars': {
    path: '/cars',
    page: publicPage,
    logIn: visitor,
    loading: ['Loading cars...'],
    empty: ['No products found.'],
  },
  'the bikes': {
    path: '/bikes',
    page: publicPage,
    logIn: visitor,
    loading: ['Loading bikes...'],
    empty: ['No bikes to display.'],
  },
  'the dealers': {
    path: '/SellersProfiles',
    page: publicPage,
    logIn: visitor,
    loading: ['Loading dealers...'],
    empty: ['No dealers found.'],
  },
  'the home page': {
    path: '/',
    page: publicPage,
    logIn: visitor,
    loading: ['Loading cars...', 'Loading bikes...'],
    empty: ['No products found.', 'No bikes to display.'],
  },
  "a buyer's bookings": {
    path: '/MyBookings',
    page: publicPage,
    logIn: logInBuyer,
    loading: ['Loading your bookings...'],
    empty: ['You have not booked any vehicles yet.'],
  },
  "a dealer's bookings": {
    path: '/orderlist',
    page: <BookingsPage />,
    logIn: logInDealer,
    loading: ['Loading your bike Orders...', 'Loading your bookings...'],
    empty: [
      'Your bikes have not been booked yet or you may not have posted any bikes yet.',
      'You have not booked any cars yet.',
    ],
  },
  "a dealer's listings": {
    path: '/SellerProducts',
    page: <StockPage />,
    logIn: logInDealer,
    loading: ['Loading your bikes...', 'Loading your cars...'],
    empty: ['No bikes to display.', 'No products found.'],
  },
  'the posts that wait': {
    path: '/AdminLogin',
    page: <AdminUntilLeft onLeave={() => undefined} />,
    logIn: logInAdmin,
    loading: [],
    empty: ['No car posts available for approval.', 'No bikes to display.'],
  },
};

describe.each(Object.entries(screens))('%s (PAGE-3, PAGE-4)', (_name, { path, page, logIn, loading, empty }) => {
  test('are loading, and then empty', async () => {
    await logIn();
    const release = firebase.hold('runQuery');
    show(page, path);
    scrollIntoView(document.body);
    for (const text of loading) expect((await screen.findAllByText(text))[0]).toBeVisible();
    release();
    for (const text of empty) expect((await screen.findAllByText(text))[0]).toBeVisible();
  });
});

test("a dealer's profile is loading, and then there", async () => {
  await logInDealer();
  storeDealer(aDealer());
  const release = firebase.hold('batchGet', 'sellers');
  show(<TodayPage />, '/');
  expect(await screen.findByText('Loading...')).toBeVisible();
  release();
  expect(await screen.findByRole('article', { name: 'Sahyadri Motors' })).toBeVisible();
});
