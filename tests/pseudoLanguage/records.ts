import { choiceTexts } from '../../src/listings/choiceTexts';
import { fuelTypes, transmissions } from '../../src/listings/kinds';
import { photoLabels } from '../../src/listings/photoLabels';
import { photoLabelTexts } from '../../src/listings/photoLabelTexts';
import { priceOf } from '../../src/listings/price';
import { statedChoices } from '../../src/listings/stated/statedChoices';
import { statedChoiceTexts } from '../../src/listings/stated/statedChoiceTexts';
import { bodyTypes, otherVehicle } from '../../src/shared/vehicles/bodyTypes';
import { aBike, aCar, aDealer, allStated, anOwnProfile, aWaitingChange } from '../support/screens/records';
import { storeDealer, storeListing } from '../support/screens/store';
import { pseudo } from './pseudo';

export const swift = aCar({ stated: allStated, photoLabels: ['Damage', 'Odometer'] });
export const creta = aCar({
  id: 'car2',
  name: 'Hyundai Creta',
  values: {
    ...swift.values,
    name: 'Hyundai Creta',
    make: 'Hyundai',
    model: 'Creta',
    price: '12 lakh',
    fuelType: 'Diesel',
  },
  price: priceOf('12 lakh'),
});
export const unicorn = aBike();
export const dealer = aDealer();

/** What people typed. */
export const said = 'Two owners, all papers.';

/** The beginning of a model. */
export const typed = 'swif';

const choices: readonly string[] = [
  ...fuelTypes,
  ...transmissions,
  ...bodyTypes.car,
  ...bodyTypes.bike,
  otherVehicle,
  ...photoLabels,
  ...Object.values(statedChoices).flat(),
];

const emails = ['buyer1', 'dealer1'].map((name) => `${name}@example.com`);
/** In place of a picture. */
const initials = [dealer, aWaitingChange().wanted].map(({ dealerName }) => dealerName.charAt(0));

const same = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]));

/** English has no labels of choices: it shows them as they are stored. */
export function labelChoices(): void {
  const { car, bike } = bodyTypes;
  const fields = { fuelType: fuelTypes, transmission: transmissions, bodyType: [...car, ...bike, otherVehicle] };
  const labelsOf = (lists: Readonly<Record<string, readonly string[]>>) =>
    pseudo(Object.fromEntries(Object.entries(lists).map(([field, words]) => [field, same(words)])));
  Object.assign(choiceTexts, { labels: labelsOf(fields) });
  Object.assign(statedChoiceTexts, { labels: labelsOf(statedChoices) });
  Object.assign(photoLabelTexts, { labels: pseudo(same(photoLabels)) });
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Names and what people typed: words with a capital, no codes such as 'approved', and no choices. */
export const storedWords = [
  swift,
  creta,
  unicorn,
  dealer,
  anOwnProfile({}, {}),
  aWaitingChange(),
  'Asha',
  said,
  ...emails,
  ...initials,
]
  .flatMap(leavesOf)
  .filter((text) => /\p{Lu}|\d/u.test(text) && !choices.includes(text) && !text.includes('//'))
  .concat(typed);

export function storeMarket(): void {
  storeDealer(dealer);
  for (const listing of [swift, creta, unicorn]) storeListing(listing);
}
