import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import { choiceLabel } from '../../src/listings/choiceLabel';
import { type ChoiceLabels, choiceTexts } from '../../src/listings/choiceTexts';
import { fuelTypes, listingKinds, transmissions } from '../../src/listings/kinds';
import { photoLabels } from '../../src/listings/photoLabels';
import { photoLabelTexts } from '../../src/listings/photoLabelTexts';
import { statedChoices } from '../../src/listings/stated/statedChoices';
import { type StatedChoiceLabels, statedChoiceTexts } from '../../src/listings/stated/statedChoiceTexts';
import { formatStated, statedFields } from '../../src/listings/stated/statedFacts';
import NewListingPage from '../../src/pages/dealer/NewListingPage';
import { BrowseSearches } from '../../src/pages/public/BrowseSearches';
import { suggestFromDictionary } from '../../src/search/box/boxSuggestions';
import { adminAddress } from '../../src/shared/addresses/adminAddress';
import { kindNames } from '../../src/shared/listingKind';
import { bodyTypes, otherVehicle } from '../../src/shared/vehicles/bodyTypes';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { fetchTabs } from '../support/screens/fetchTabs';
import { logInAdmin, logInDealer } from '../support/screens/logIn';
import { widenScreen } from '../support/screens/mediaQueries';
import { aBike, aCar, aDealer, allStated, aReviewedListing } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

fetchTabs();

function bracketed<Choice extends string>(...choices: readonly Choice[]): Readonly<Record<Choice, string>> {
  return Object.fromEntries(choices.map((choice) => [choice, `[${choice}]`])) as Record<Choice, string>;
}

/** Another language. The type finds a choice that has no label. */
const labels: ChoiceLabels = {
  fuelType: bracketed(...fuelTypes),
  transmission: bracketed(...transmissions),
  bodyType: bracketed(...bodyTypes.car, ...bodyTypes.bike, otherVehicle),
};

const statedChoiceLabels: StatedChoiceLabels = {
  serviceHistory: bracketed(...statedChoices.serviceHistory),
  accidents: bracketed(...statedChoices.accidents),
  loan: bracketed(...statedChoices.loan),
  spareKey: bracketed(...statedChoices.spareKey),
};
const photoNames = bracketed(...photoLabels);

/** 'None' is also a number of years. */
const choices = new Set(
  Object.values<Readonly<Record<string, string>>>({ ...labels, ...statedChoiceLabels, photo: photoNames })
    .flatMap((texts) => Object.keys(texts))
    .filter((choice) => choice !== 'None'),
);

beforeAll(() => {
  Object.assign(choiceTexts, { labels });
  Object.assign(photoLabelTexts, { labels: photoNames });
  Object.assign(statedChoiceTexts, { labels: statedChoiceLabels });
});
afterAll(() => {
  for (const texts of [choiceTexts, photoLabelTexts, statedChoiceTexts]) Object.assign(texts, { labels: null });
});

const shownLabels = ['Damage', 'Odometer'];
const car = aCar({ stated: allStated, photoLabels: shownLabels });

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(car);
  storeListing(aCar({ ...car, id: 'car2', name: 'Tata Nexon', values: { ...car.values, fuelType: 'Diesel' } }));
  for (const id of ['car3', 'car4', 'car5', 'car6']) storeListing(aCar({ id }));
  storeListing(aBike());
});

/** What people read, between the signs that separate facts. */
function readTexts(): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(...(walker.currentNode.textContent ?? '').split(/[·,]/));
  return texts.map((text) => text.trim());
}

/** Waits for the labels, and finds no choice as it is stored. */
async function expectLabels(...expected: readonly string[]): Promise<void> {
  const labelled = expected.map((choice) => `[${choice}]`);
  await waitFor(() => expect(readTexts()).toEqual(expect.arrayContaining(labelled)));
  expect(readTexts().filter((text) => choices.has(text))).toEqual([]);
}

/** Numbers, names, and sizes of engines, which read as they are stored. */
const counted = ['owners', 'registeredState', 'registeredYear', 'engineSize'];
const ofKinds = kindNames.flatMap((kind) => listingKinds[kind].fields);
const readChoices = () => [
  ...ofKinds.flatMap(({ key, input }) =>
    input.type === 'choice' && !counted.includes(key)
      ? input.choices.map((choice) => [choice, choiceLabel(key, choice)] as const)
      : [],
  ),
  ...statedFields.flatMap((field) =>
    field.input.type === 'choice' && !counted.includes(field.key)
      ? field.input.choices.map((choice) => [choice, formatStated(field, choice)] as const)
      : [],
  ),
];

describe('in another language', () => {
  test('each choice of a field has a label', () => {
    expect(readChoices().filter(([choice, label]) => label !== `[${choice}]`)).toEqual([]);
  });

  test('a value that is no choice stays as it is', () => {
    expect(choiceLabel('make', 'Front')).toBe('Front');
    expect(choiceLabel('fuelType', 'Steam')).toBe('Steam');
  });

  test('the cards, the filters and the chips of a list', async () => {
    widenScreen();
    const { user } = show(<PublicPages />, '/cars?fuelType=Petrol&fuelType=Diesel');
    await screen.findByRole('article', { name: 'Tata Nexon' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await expectLabels('Petrol', 'Manual', 'Hatchback', 'Electric', 'Automatic');
    expect(screen.getByRole('button', { name: 'Remove [Diesel]' })).toBeVisible();
  });

  test('the details, with photos and papers', async () => {
    show(<PublicPages />, '/cars/car1');
    await expectLabels('Petrol', 'Hatchback', ...shownLabels, 'Full', 'Repaired', 'Running', 'Yes');
  });

  test('a comparison', async () => {
    show(<PublicPages />, '/compare?cars=car1,car2');
    await expectLabels('Petrol', 'Diesel', 'Full', 'Repaired', 'Running', 'Yes');
  });

  test("a dealer's page, where the stock can be narrowed", async () => {
    show(<PublicPages />, '/dealers/dealer1');
    const select = within(await screen.findByRole('combobox', { name: 'Fuel type' }));
    expect(await select.findByRole('option', { name: '[Diesel]' })).toHaveValue('Diesel');
    await expectLabels('Petrol', 'Hatchback');
  });

  test('the commonest searches, and the suggestions of the search box', async () => {
    show(<BrowseSearches />);
    await expectLabels('SUV', 'Scooter');
    expect(suggestFromDictionary('car', 'swift', { thisYear: 2026 }).map(({ note }) => note)).toContain('[Hatchback]');
  });

  test.each(kindNames)('the form of a %s', async (kind) => {
    await logInDealer();
    const { user } = show(<NewListingPage kind={kind} />);
    await user.upload(await screen.findByLabelText('Photo 1'), new File(['a'], 'front.jpg', { type: 'image/jpeg' }));
    await expectLabels('LPG', 'Other', 'Dashboard', 'Part', 'None known', 'Closed', 'No');
    expect(screen.getByRole('option', { name: '[Petrol]' })).toHaveValue('Petrol');
  });

  test("the admin's review", async () => {
    await logInAdmin();
    storeListing(aReviewedListing('car', { photoLabels: shownLabels, stated: allStated, values: car.values }));
    show(
      <AdminUntilLeft onLeave={() => undefined} />,
      adminAddress({ tab: 'all', listing: { kind: 'car', id: 'car1' } }),
    );
    await expectLabels('Petrol', ...shownLabels, 'Full', 'Repaired', 'Running', 'Yes');
  });
});
