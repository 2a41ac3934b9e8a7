import type { Page } from '@playwright/test';
import { paths } from '../src/shared/addresses/addresses';
import { pageSize } from '../src/shared/limits';
import { documentsIn, type Exchange, FirestoreTraffic } from '../tests/journeys/support/firestoreTraffic';
import type { Bench } from './bench';
import { atMost, type Figure } from './figure';
import { untilFirstCard, untilQuiet, withPhone } from './visit';

const firstViewRequests = 1;

function describe({ name, documents }: Exchange): string {
  return `${name}: ${documents.length} documents`;
}

async function measureFirstView(bench: Bench): Promise<readonly Figure[]> {
  const exchanges = await withPhone(bench, async (page, context) => {
    const traffic = new FirestoreTraffic();
    await traffic.follow(context);
    await page.goto(paths.home);
    await untilFirstCard(page);
    await untilQuiet(page);
    return traffic.exchanges;
  });
  const listings = [...documentsIn('products', exchanges), ...documentsIn('bikes', exchanges)];
  const documents = exchanges.reduce((sum, exchange) => sum + exchange.documents.length, 0);
  return [
    atMost(firstViewRequests, String, {
      part: 'requests',
      what: 'Firestore requests, first view of the home page',
      value: exchanges.length,
      exact: true,
      details: exchanges.map(describe),
    }),
    atMost(pageSize, String, {
      part: 'requests',
      what: 'Firestore documents, first view of the home page',
      value: documents,
      exact: true,
      details: [`${listings.length} listings`],
    }),
  ];
}

async function openTab(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  await untilFirstCard(page);
  await untilQuiet(page);
}

/** The requests of going back to screens that have been visited before. */
async function measureGoingBack(bench: Bench): Promise<readonly Figure[]> {
  return withPhone(bench, async (page, context) => {
    const traffic = new FirestoreTraffic();
    await traffic.follow(context);
    await page.goto(paths.home);
    await untilFirstCard(page);
    await untilQuiet(page);
    await openTab(page, "Car's", 'Used cars');
    await openTab(page, "Bike's", 'Used bikes');
    const before = traffic.requests;
    await page.goBack();
    await page.getByRole('heading', { name: 'Used cars', exact: true }).waitFor();
    await untilFirstCard(page);
    await page.goBack();
    await page.getByRole('region', { name: 'Just added' }).waitFor();
    await untilFirstCard(page);
    await openTab(page, "Car's", 'Used cars');
    await untilQuiet(page);
    return [
      atMost(0, String, {
        part: 'requests',
        what: 'Firestore requests, going back to a screen',
        value: traffic.requests - before,
        exact: true,
        details: traffic.exchanges.slice(before).map(describe),
      }),
    ];
  });
}

export async function measureRequests(bench: Bench): Promise<readonly Figure[]> {
  return [...(await measureFirstView(bench)), ...(await measureGoingBack(bench))];
}
