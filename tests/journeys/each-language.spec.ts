import type { Locator, Page } from '@playwright/test';
import { adminAddress } from '../../src/shared/addresses/adminAddress';
import { baseOf } from '../../src/shared/language';
import { languageCodes } from '../../src/shared/languages';
import { accessibilityFaults, sidewaysOverflow, smallTargets } from './support/accessibility';
import { answerDialog } from './support/dialogs';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import type { BuyerAccount, DealerAccount, Login } from './support/people';
import { spilledTexts } from './support/spilledTexts';
import { enterAsBuyer, enterAsDealer } from './support/storedLogin';

const translated = languageCodes.filter((code) => code !== 'en');
type Code = (typeof translated)[number];

/** The texts of a language. The types are those of Hindi: each language has the same texts. */
async function textsOf(code: Code) {
  const read = (file: string): Promise<unknown> => import(`../../src/languages/${code}/${file}`);
  const [accounts, admin, app, book, bookings, hours, lists, search, names] = await Promise.all([
    read('accounts/texts') as Promise<typeof import('../../src/languages/hi/accounts/texts')>,
    read('admin/texts') as Promise<typeof import('../../src/languages/hi/admin/texts')>,
    read('app/texts') as Promise<typeof import('../../src/languages/hi/app/texts')>,
    read('bookings/book/buttonTexts') as Promise<typeof import('../../src/languages/hi/bookings/book/buttonTexts')>,
    read('bookings/texts') as Promise<typeof import('../../src/languages/hi/bookings/texts')>,
    read('shared/time/hourTexts') as Promise<typeof import('../../src/languages/hi/shared/time/hourTexts')>,
    read('listings/texts') as Promise<typeof import('../../src/languages/hi/listings/texts')>,
    read('search/texts') as Promise<typeof import('../../src/languages/hi/search/texts')>,
    read('names') as Promise<typeof import('../../src/languages/hi/names')>,
  ]);
  return { ...accounts, ...admin, ...app, ...book, ...bookings, ...hours, ...lists, ...search, ...names };
}

type Texts = Awaited<ReturnType<typeof textsOf>>;

/** A state, a district or a make, in the language of the table. */
function nameIn({ names }: Texts, latin: string): string {
  const line = names.split('\n').find((each) => each.startsWith(`${latin} = `));
  if (!line) throw new Error(`The table has no ${latin}`);
  return line.slice(`${latin} = `.length);
}

/** The site in one language. All that people read of it is in that language. */
interface Site {
  readonly base: string;
  readonly texts: Texts;
}

/** What the people of the journey see of the dealer's cars. */
interface Stock {
  readonly dealer: DealerAccount;
  /** No names of other listings have it. */
  readonly word: string;
  readonly live: string;
  readonly pending: string;
}

const newWord = () => `z${crypto.randomUUID().replace(/\D/g, '').slice(0, 8)}`;
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

async function addStock(dealer: DealerAccount): Promise<Stock> {
  const word = newWord();
  const [live, pending] = [`Swift VXi ${word}`, `Swift ZXi ${word}`];
  await Promise.all([
    addListing('car', dealer, { photos: 1, fields: { carName: live } }),
    addListing('car', dealer, { state: 'pending', photos: 1, fields: { carName: pending } }),
  ]);
  return { dealer, word, live, pending };
}

/** The page below an open dialog has been inspected before. */
const openDialog = '[role="dialog"], dialog[open]';

/** Colors are the same in all languages, so one scheme is enough. */
async function inspect(page: Page, name: string, within?: string): Promise<void> {
  await expect.poll(() => sidewaysOverflow(page), { message: name }).toBe(0);
  expect.soft(await spilledTexts(page), name).toEqual([]);
  expect.soft(await smallTargets(page), name).toEqual([]);
  expect(await accessibilityFaults(page, 'light', within), name).toEqual([]);
}

/** From a word in the script of the language to the details. */
async function findCar(page: Page, { base, texts }: Site, { dealer, word, live }: Stock): Promise<void> {
  const { searchTexts, listingTexts, bookTexts } = texts;
  const district = nameIn(texts, dealer.district);
  await page.goto(`${base}/cars`);
  await page.getByRole('combobox', { name: searchTexts.label.car }).fill(`${district} ${word}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${base}/cars?q=${word}&district=${dealer.district}`);
  const chips = page.getByRole('list', { name: searchTexts.active });
  await expect(button(chips, searchTexts.remove(district))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, live)).toContainText(district);
  await inspect(page, 'list');
  await button(card(page, live), listingTexts.knowMore).click();
  const details = page.getByRole('dialog', { name: live });
  await expect(button(details, bookTexts.chooseTestDrive)).toBeVisible();
  await inspect(page, 'details', openDialog);
}

/** @returns the time of the test drive, as people read it */
async function book(page: Page, { base, texts }: Site, { dealer, live }: Stock, buyer: BuyerAccount): Promise<string> {
  const { bookTexts, sheetTexts, hourTexts, kindBookingTexts, afterBookingTexts, buttonTexts } = texts;
  await enterAsBuyer(page, buyer, new URL(page.url()).pathname);
  await expect(page).toHaveURL(new RegExp(`${base}/cars/\\w+$`));
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', new RegExp(nameIn(texts, dealer.district)));
  await button(page, bookTexts.chooseTestDrive).click();
  const sheet = page.getByRole('dialog', { name: sheetTexts.book(live), exact: true });
  const day = sheet.getByRole('radiogroup', { name: sheetTexts.day }).getByRole('radio').nth(2);
  const hour = hourTexts.at(11);
  await day.check();
  await sheet.getByRole('radio', { name: hour, exact: true }).check();
  await inspect(page, 'booking sheet', openDialog);
  const time = `${await day.inputValue()}, ${hour}`;
  await button(sheet, sheetTexts.submitTestDrive.book).click();
  await answerDialog(page, { title: kindBookingTexts.car.booked }, afterBookingTexts.done);
  await expect(page.getByRole('link', { name: buttonTexts.booked.requested, exact: true })).toBeVisible();
  return time;
}

async function accept(page: Page, { base, texts }: Site, { dealer, live }: Stock, time: string): Promise<void> {
  const { dealerBookingsTexts, bookingStateLabels } = texts;
  await enterAsDealer(page, dealer, `${base}/orderlist`);
  const order = card(page, live);
  await expect(order.getByText(time, { exact: true })).toBeVisible();
  await inspect(page, "dealer's bookings");
  await button(order, dealerBookingsTexts.accept).click();
  await expect(order.getByText(bookingStateLabels.accepted, { exact: true })).toBeVisible();
}

async function seeAcceptance(page: Page, { base, texts }: Site, { live }: Stock, buyer: BuyerAccount): Promise<void> {
  const { myBookingsTexts } = texts;
  await enterAsBuyer(page, buyer, `${base}/MyBookings`);
  await expect(page.getByRole('heading', { name: myBookingsTexts.heading, level: 1 })).toBeVisible();
  // Only an accepted test drive is for a calendar. The name of the state is also that of a step.
  await expect(button(card(page, live), myBookingsTexts.addToCalendar)).toBeVisible();
  await inspect(page, "buyer's bookings");
}

async function approve(page: Page, { base, texts }: Site, { word, pending }: Stock, admin: Login): Promise<void> {
  const { adminTexts, loginTexts, kindReviewTexts, reviewTexts } = texts;
  await page.goto(base + adminAddress({ tab: 'pending', search: word }));
  await page.getByLabel(adminTexts.adminId, { exact: true }).fill(admin.email);
  await page.getByLabel(adminTexts.password, { exact: true }).fill(admin.password);
  await button(page, loginTexts.submit).click();
  await expect(page.getByRole('heading', { name: adminTexts.heading })).toBeVisible();
  const row = page.getByRole('link', { name: pending });
  await expect(row).toBeVisible();
  await inspect(page, "admin's queue");
  await row.click();
  await button(card(page, pending), reviewTexts.approve).click();
  await answerDialog(page, { title: kindReviewTexts.car.approveQuestion }, reviewTexts.approve);
  await expect(button(card(page, pending), reviewTexts.approved)).toBeDisabled();
}

for (const code of translated) {
  // One browser, which keeps the files of the app.
  test(`${code}: a car is found, booked, accepted and another one approved in the language of the site`, async ({
    page,
    people,
  }) => {
    const site: Site = { base: baseOf(code), texts: await textsOf(code) };
    const [dealer, buyer, admin] = await Promise.all([
      people.registerDealer(),
      people.registerBuyer(),
      people.registerAdmin(),
    ]);
    const stock = await addStock(dealer);
    await page.setViewportSize({ width: 360, height: 800 });
    await findCar(page, site, stock);
    const time = await book(page, site, stock, buyer);
    await accept(page, site, stock, time);
    await seeAcceptance(page, site, stock, buyer);
    await approve(page, site, stock, admin);
  });
}
