import { test } from 'vitest';
import { footerMoreTexts } from '../../src/app/footerMoreTexts';
import { compareTexts } from '../../src/compare/texts';
import { dealerTexts } from '../../src/dealers/texts';
import { listingPageTexts } from '../../src/listings/pageTexts';
import { notFoundTexts } from '../../src/pages/notFoundTexts';
import { saveTexts } from '../../src/saved/heartTexts';
import { savedTexts } from '../../src/saved/texts';
import { mySearchesTexts } from '../../src/savedSearches/texts';
import { foundTexts, searchTexts } from '../../src/search/texts';
import { widenScreen } from '../support/screens/mediaQueries';
import { checkTexts, openSite, press, settle } from './openSite';
import { creta, dealer, swift, unicorn } from './records';

checkTexts();

test('the home page, with the part below the first view', async () => {
  await openSite('/', footerMoreTexts.aboutHeading);
});

test('a list of cars with a search, its filters, and a heart', async () => {
  widenScreen();
  const user = await openSite('/cars?fuelType=Petrol&fuelType=Diesel&maxPrice=2000000', swift.name);
  await press(user, searchTexts.more);
  await press(user, saveTexts.saveNamed(swift.name));
  await settle(swift.name);
});

test.each([
  ['a search that finds nothing', '/bikes?maxPrice=1000', foundTexts.count.bike('0')],
  ['a car', '/cars/car1', listingPageTexts.car.similar],
  ['a bike', '/bikes/bike1', unicorn.name],
  ['a listing that is gone', '/cars/none', listingPageTexts.car.gone],
  ['the dealers', '/SellersProfiles', dealer.dealerName],
  ["a dealer's page", '/dealers/dealer1', swift.name],
  ['a dealer who is not there', '/dealers/none', dealerTexts.notFound],
  ['a comparison', '/compare?cars=car1,car2', creta.name],
  ['no comparison', '/compare', compareTexts.nothing],
  ['nothing saved', '/Saved', savedTexts.none],
  ['no searches', '/MySearches', mySearchesTexts.none],
  ['a page that is not there', '/no/such/page', notFoundTexts.heading],
])('%s', async (_name, path, text) => {
  await openSite(path, text);
});
