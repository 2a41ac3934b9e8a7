import { logInAsBuyer, signUpAsBuyer } from './support/accounts';
import { failedToLoad } from './support/console';
import { answerDialog } from './support/dialogs';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsBuyer, enterAsDealer } from './support/storedLogin';

test('a visitor is sent to the login, signs up, books a car and a bike; the dealer sees who booked', async ({
  page,
  people,
  openVisitor,
  watch,
}) => {
  // The dealer of another journey's car may go while this page asks for the dealers of its list.
  watch.allowMessages(failedToLoad);
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { newest: true });
  const bike = await addListing('bike', dealer);
  const dealerPage = `/dealers/${dealer.uid}`;
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  const book = (name: string) => card(name).getByRole('button', { name: 'Book Now' }).click();

  await page.goto('/cars');
  await book(car.name);
  await answerDialog(page, { title: 'Login needed', text: 'Please log in to book this car.' });
  await expect(page).toHaveURL('/login');
  await page.goto(dealerPage);
  await book(bike.name);
  await answerDialog(page, { title: 'Login needed', text: 'Please log in to book this bike.' });
  await expect(page).toHaveURL('/login');

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/UserSignUp');
  const buyer = { name: 'Asha Kulkarni', email: people.newEmail('buyer'), password: 'asha12', phone: '9812345670' };
  await signUpAsBuyer(page, buyer);
  await logInAsBuyer(page, buyer);

  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();

  await page.goto(dealerPage);
  await book(car.name);
  await answerDialog(page, { title: 'Car booked successfully!' });
  await book(bike.name);
  await answerDialog(page, { title: 'Bike booked successfully!' });
  await book(car.name);
  await answerDialog(page, { title: 'Already booked', text: 'You have already booked this car.' });
  await card(bike.name).getByRole('button', { name: 'Know More' }).click();
  await page.getByRole('dialog', { name: bike.name }).getByRole('button', { name: 'Book Now' }).click();
  await answerDialog(page, { title: 'Already booked', text: 'You have already booked this bike.' });
  await page.getByRole('dialog', { name: bike.name }).getByRole('button', { name: 'Close' }).click();

  const today = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(new Date());
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const [name, price] of [
    [car.name, 'Rs. 4.85 lakh'],
    [bike.name, 'Rs. 62,000'],
  ] as const) {
    for (const text of [price, today, dealer.dealerName, dealer.district]) {
      await expect(card(name).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card(name).getByText(buyer.phone)).toBeHidden();
  }

  const counter = await openVisitor();
  await enterAsDealer(counter, dealer);
  await counter.getByRole('link', { name: 'Order List' }).click();
  await expect(counter.getByRole('heading', { name: 'My Car Orders', level: 1 })).toBeVisible();
  const sections = counter.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['My Bike Bookings', 'My Car Bookings']);
  for (const [section, { name }, price] of [
    ['My Bike Bookings', bike, 'Rs. 62,000'],
    ['My Car Bookings', car, 'Rs. 4.85 lakh'],
  ] as const) {
    const order = counter.getByRole('region', { name: section }).getByRole('article', { name, exact: true });
    for (const text of [price, today, dealer.dealerName, dealer.district, buyer.name, buyer.phone]) {
      await expect(order.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(order.getByRole('img', { name })).toHaveCSS('height', '200px');
    await expect(order.getByRole('link', { name: 'Call customer' })).toHaveAttribute('href', `tel:+91${buyer.phone}`);
  }
});

test("a buyer sees nobody else's bookings", async ({ page, people, openVisitor }) => {
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer);
  const [first, second] = [await people.registerBuyer(), await people.registerBuyer()];
  await enterAsBuyer(page, first, `/dealers/${dealer.uid}`);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await answerDialog(page, { title: 'Car booked successfully!' });

  const other = await openVisitor();
  await enterAsBuyer(other, second);
  await other.getByRole('link', { name: 'My Bookings' }).click();
  await expect(other.getByText('You have not booked any vehicles yet.')).toBeVisible();
  await expect(other.getByRole('article', { name: car.name })).toBeHidden();
});

test('a booking cannot be sent twice while it is being written', async ({ page, people, calls }) => {
  const dealer = await people.registerDealer();
  await addListing('car', dealer);
  await enterAsBuyer(page, await people.registerBuyer(), `/dealers/${dealer.uid}`);
  await page.getByRole('button', { name: 'Book Now' }).dblclick();
  await answerDialog(page, { title: 'Car booked successfully!' });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(calls.requests(/^write bookings/)).toHaveLength(1);
});
