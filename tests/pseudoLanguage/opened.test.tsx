import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { accountRoleTexts } from '../../src/accounts/accountTexts';
import { accountTexts, loginTexts, signUpTexts } from '../../src/accounts/texts';
import { buttonTexts } from '../../src/bookings/book/buttonTexts';
import { compareTexts, trayTexts } from '../../src/compare/texts';
import { contactTexts } from '../../src/contact/texts';
import { listingPageTexts } from '../../src/listings/pageTexts';
import { calculatorTexts } from '../../src/monthlyCost/calculator/texts';
import { photoViewerTexts } from '../../src/photos/texts';
import { rangeTexts, searchTexts } from '../../src/search/texts';
import { shareTexts } from '../../src/ui/shareTexts';
import { dialogTexts } from '../../src/ui/texts';
import { fetchSuggestions } from '../support/screens/fetchSuggestions';
import { enter } from '../support/screens/show';
import { checkTexts, openSite, press, settle } from './openSite';
import { swift, typed } from './records';

/** What visitors open above a page or in it. */

checkTexts();
fetchSuggestions();

const openDetails = () => openSite('/cars/car1', listingPageTexts.car.similar);

test('the filters on a phone', async () => {
  const user = await openSite('/cars', swift.name);
  await press(user, searchTexts.filters);
  await settle(rangeTexts.highestPrice);
  for (const more of screen.getAllByRole('button', { name: searchTexts.more })) await user.click(more);
  await settle(searchTexts.less);
});

test('the suggestions of the search box', async () => {
  const user = await openSite('/cars', swift.name);
  await enter(user, screen.getByRole('combobox', { name: searchTexts.label.car }), typed);
  await settle('Maruti Suzuki Swift');
});

test('the calculator of a loan', async () => {
  const user = await openDetails();
  await press(user, calculatorTexts.change);
  await settle(calculatorTexts.interest);
});

test('the menu that shares, and the tray of a comparison', async () => {
  const user = await openDetails();
  await press(user, shareTexts.share);
  await settle(shareTexts.copy);
  await press(user, compareTexts.compareNamed(swift.name));
  await settle(trayTexts.clear);
});

test('the photos', async () => {
  const user = await openDetails();
  const [photo] = screen.getAllByRole('button', { name: /1/ }).filter((each) => each.querySelector('img'));
  await user.click(photo as HTMLElement);
  await settle(photoViewerTexts.zoomIn);
});

test('the login that a wish asks for', async () => {
  const user = await openDetails();
  await press(user, buttonTexts.book);
  await settle(signUpTexts.submit);
  await press(user, signUpTexts.submit);
  await settle(accountTexts.buyerSignUpName);
});

test('the contact page, and the dialog of its form', async () => {
  const user = await openSite('/ContactUs', contactTexts.heading);
  await press(user, contactTexts.submit);
  await settle(contactTexts.incomplete);
});

test.each([
  ['/login', accountRoleTexts.buyer.loginTitle, loginTexts.submit],
  ['/slogin', accountRoleTexts.dealer.loginTitle, loginTexts.submit],
  ['/UserSignUp', accountRoleTexts.buyer.signUpTitle, signUpTexts.submit],
  ['/sSignup', accountRoleTexts.dealer.signUpTitle, signUpTexts.submit],
])('%s, and what its form says', async (path, title, submit) => {
  const user = await openSite(path, title);
  await press(user, submit);
  await settle(dialogTexts.ok);
});
