import { beforeEach, test } from 'vitest';
import { loginTexts } from '../../src/accounts/texts';
import { journalDecisionTexts } from '../../src/admin/journal/texts';
import { overviewTexts } from '../../src/admin/numbers/overviewTexts';
import { adminTexts, kindReviewTexts, queueTexts, reviewTexts } from '../../src/admin/texts';
import { inboxTexts } from '../../src/contact/texts';
import {
  changeTexts,
  checkTexts as markTexts,
  reviewedDealerTexts,
  suspensionTexts,
} from '../../src/dealersAsAdmin/texts';
import { reportsTabTexts } from '../../src/reports/texts';
import { type AdminPlace, adminAddress } from '../../src/shared/addresses/adminAddress';
import { dialogTexts } from '../../src/ui/texts';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { logInAdmin } from '../support/screens/logIn';
import { widenScreen } from '../support/screens/mediaQueries';
import { show } from '../support/screens/show';
import { checkTexts, openSite, press, settle } from './openSite';
import { dealer, swift } from './records';
import { storeBookings, storeDesk, storeRating } from './work';

checkTexts();
beforeEach(() => {
  widenScreen();
  storeDesk();
});

async function open(place: AdminPlace, text: string) {
  await logInAdmin();
  const { user } = show(<AdminUntilLeft onLeave={() => undefined} />, adminAddress(place));
  await settle(text);
  return user;
}

test('the login, and what it says', async () => {
  const user = await openSite('/AdminLogin', adminTexts.loginHeading);
  await press(user, loginTexts.submit);
  await settle(dialogTexts.ok);
});

test('the queue with a listing, a decision, and the question before it', async () => {
  const user = await open({ tab: 'pending', listing: { kind: 'car', id: 'pending1' } }, reviewTexts.fullSize);
  await press(user, reviewTexts.delete);
  await settle(kindReviewTexts.car.rejectQuestion);
});

test("a dealer's page, with the sheet that suspends", async () => {
  storeBookings();
  storeRating();
  const user = await open({ tab: 'dealers', dealer: 'dealer1' }, markTexts.heading);
  await press(user, suspensionTexts.suspendName(dealer.dealerName));
  await settle(suspensionTexts.suspendQuestion);
});

test.each([
  ['approved', swift.name],
  ['rejected', queueTexts.none.rejected.car],
  ['all', swift.name],
  ['dealers', changeTexts.wanted],
  ['reports', reportsTabTexts.openListing],
  ['messages', inboxTexts.markHandled],
  ['journal', journalDecisionTexts.suspension.lift],
  ['numbers', overviewTexts.lastWeeks],
])('the tab %s', async (tab, text) => {
  await open({ tab }, text);
});

test('all dealers', async () => {
  const user = await open({ tab: 'dealers' }, changeTexts.wanted);
  await press(user, reviewedDealerTexts.viewNames.all);
  await settle(dealer.dealerName);
});
