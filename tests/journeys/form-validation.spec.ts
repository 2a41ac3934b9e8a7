import type { Page } from '@playwright/test';
import { logInAsDealer } from './support/accounts';
import { answerDialog } from './support/dialogs';
import { countDrafts } from './support/drafts';
import { expect, test } from './support/journey';
import { type ChosenFile, gifPicture, jpegPhoto, pngPhoto, textFile } from './support/photos';
import { bikeValues, carValues, fillVehicleForm, shownValues, type VehicleFormValues } from './support/vehicleForm';

/** One try: what is typed before it, and what stops it. */
interface Step {
  readonly type?: VehicleFormValues;
  readonly message: string;
  readonly focus: string;
}

async function refuse(page: Page, { message, focus }: Step): Promise<void> {
  await answerDialog(page, { title: 'Invalid Input', text: message });
  const field = page.getByLabel(focus, { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(escapeForPattern(message)));
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Fills the form step by step; each try is stopped by the next message, and keeps what was typed. */
async function walkThrough(page: Page, button: string, steps: readonly Step[]): Promise<void> {
  let typed: VehicleFormValues = {};
  for (const step of steps) {
    await fillVehicleForm(page, step.type ?? {});
    typed = { ...typed, ...step.type };
    await page.getByRole('button', { name: button, exact: true }).click();
    await refuse(page, step);
    expect(await shownValues(page, Object.keys(typed))).toEqual(typed);
  }
}

async function chosenFiles(page: Page, label: string): Promise<readonly string[]> {
  return page
    .getByLabel(label, { exact: true })
    .evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));
}

const email = 'asha@journeys.example';
const loginEmail = 'Please enter a valid e-Mail address';
const signUpEmail = 'Please enter a valid e-mail address';
const phone = 'Please enter a valid 10-digit phone number';

test('user login', async ({ page, calls }) => {
  await page.goto('/login');
  await walkThrough(page, 'Login', [
    { message: loginEmail, focus: 'Email' },
    { type: { Email: 'asha.journeys.example' }, message: loginEmail, focus: 'Email' },
    { type: { Email: 'asha@journeys' }, message: loginEmail, focus: 'Email' },
    { type: { Email: email }, message: 'Password should be at least 6 characters long', focus: 'Password' },
    { type: { Password: '12345' }, message: 'Password should be at least 6 characters long', focus: 'Password' },
  ]);
  expect(calls.calls).toEqual([]);
});

test('seller login', async ({ page, calls }) => {
  const tooShort = 'Password should be more than 6 characters long and contain letters, numbers and special characters';
  await page.goto('/slogin');
  await walkThrough(page, 'Login', [
    { message: loginEmail, focus: 'Email' },
    { type: { Email: 'asha@' }, message: loginEmail, focus: 'Email' },
    { type: { Email: email }, message: tooShort, focus: 'Password' },
    { type: { Password: 'Ab@123' }, message: tooShort, focus: 'Password' },
  ]);
  expect(calls.calls).toEqual([]);
});

test('forgotten password', async ({ page }) => {
  for (const path of ['/login', '/slogin']) {
    await page.goto(path);
    await walkThrough(page, 'Forgot password?', [
      { message: loginEmail, focus: 'Email' },
      { type: { Email: 'asha' }, message: loginEmail, focus: 'Email' },
    ]);
  }
});

test('user sign-up', async ({ page, calls }) => {
  await page.goto('/UserSignUp');
  await walkThrough(page, 'Sign Up', [
    { message: 'Please enter your name', focus: 'Name' },
    { type: { Name: '   ' }, message: 'Please enter your name', focus: 'Name' },
    { type: { Name: 'Asha Kulkarni' }, message: signUpEmail, focus: 'Email' },
    { type: { Email: 'asha@@journeys.example' }, message: signUpEmail, focus: 'Email' },
    { type: { Email: email }, message: 'Password must be at least 6 characters long', focus: 'Password' },
    { type: { Password: '12345' }, message: 'Password must be at least 6 characters long', focus: 'Password' },
    { type: { Password: '123456' }, message: phone, focus: 'Phone' },
    { type: { Phone: '981234567' }, message: phone, focus: 'Phone' },
    { type: { Phone: '98123456701' }, message: phone, focus: 'Phone' },
    { type: { Phone: '98123a5670' }, message: phone, focus: 'Phone' },
  ]);
  expect(calls.calls).toEqual([]);
});

test('seller sign-up', async ({ page, calls }) => {
  const password = 'Password should be at least 6 characters long and contain both letters and numbers';
  const incomplete = 'All fields, including the picture, must be filled out';
  await page.goto('/sSignup');
  await walkThrough(page, 'Sign Up', [
    { message: signUpEmail, focus: 'Email' },
    { type: { Email: email }, message: password, focus: 'Password' },
    { type: { Password: 'Ab@12' }, message: password, focus: 'Password' },
    { type: { Password: '123456@' }, message: password, focus: 'Password' },
    { type: { Password: 'Abcdef@' }, message: password, focus: 'Password' },
    { type: { Password: 'Abc123' }, message: password, focus: 'Password' },
    { type: { Password: 'Abc 12@' }, message: password, focus: 'Password' },
    { type: { Password: 'Ab@123' }, message: phone, focus: 'Phone' },
    { type: { Phone: '12345' }, message: phone, focus: 'Phone' },
    { type: { Phone: '9812345670' }, message: incomplete, focus: 'Dealer name' },
    { type: { 'Dealer name': 'Verma Motors' }, message: incomplete, focus: 'District' },
    { type: { District: 'Nashik' }, message: incomplete, focus: 'Address' },
    { type: { Address: '12 Station Road' }, message: incomplete, focus: 'Profile picture' },
  ]);
  for (const file of [await gifPicture('shop.gif'), textFile('shop.txt')]) {
    await page.getByLabel('Profile picture').setInputFiles(file);
    await refuse(page, { message: 'Only JPG, JPEG, and PNG formats are allowed', focus: 'Profile picture' });
    expect(await chosenFiles(page, 'Profile picture')).toEqual([]);
  }
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await refuse(page, { message: incomplete, focus: 'Profile picture' });
  expect(calls.calls).toEqual([]);
});

test('contact form', async ({ page, calls }) => {
  const incomplete = 'Please fill in all required fields.';
  await page.goto('/ContactUs');
  await walkThrough(page, 'Send', [
    { message: incomplete, focus: 'Name' },
    { type: { Name: 'Asha' }, message: incomplete, focus: 'Phone' },
    { type: { Phone: '98123' }, message: incomplete, focus: 'Reason' },
    { type: { Reason: '   ' }, message: incomplete, focus: 'Reason' },
  ]);
  expect(calls.calls).toEqual([]);
});

test('admin login', async ({ page, calls }) => {
  const incomplete = 'Please enter the admin ID and the password.';
  await page.goto('/AdminLogin');
  await walkThrough(page, 'Login', [
    { message: incomplete, focus: 'Admin ID' },
    { type: { 'Admin ID': 'admin@journeys.example' }, message: incomplete, focus: 'Password' },
  ]);
  expect(calls.calls).toEqual([]);
});

interface VehicleForm {
  readonly path: string;
  readonly values: VehicleFormValues;
  readonly optional: readonly string[];
  readonly tooFewPhotos: string;
  /** Photos with which the form is still refused. */
  readonly notEnough: readonly (() => Promise<ChosenFile>)[];
}

const vehicleForms: Readonly<Record<'car' | 'bike', VehicleForm>> = {
  car: {
    path: '/NewCarProduct',
    values: carValues,
    optional: ['Size', 'Kilometers driven', 'Ground clearance', 'Description'],
    tooFewPhotos: 'Please upload at least one car photo.',
    notEnough: [],
  },
  bike: {
    path: '/NewBikeProduct',
    values: bikeValues,
    optional: ['Description'],
    tooFewPhotos: 'Please upload at least two bike photos.',
    notEnough: [() => pngPhoto('left.png')],
  },
};

for (const [kind, { path, values, optional, tooFewPhotos, notEnough }] of Object.entries(vehicleForms)) {
  test(`${kind} form: every required field, then the photos, then their types`, async ({ page, people, calls }) => {
    await logInAsDealer(page, await people.registerDealer());
    await page.goto(path);
    const required = Object.entries(values).filter(([label]) => !optional.includes(label));
    const labels = required.map(([label]) => label);
    const steps = required.map(([label, value], index) => ({
      type: { [label]: value },
      message: labels[index + 1] ? 'Please fill in all required fields.' : tooFewPhotos,
      focus: labels[index + 1] ?? 'Photo 1',
    }));
    await walkThrough(page, 'Save', [
      { message: 'Please fill in all required fields.', focus: labels[0] ?? '' },
      ...steps,
    ]);

    for (const [index, photo] of notEnough.entries()) {
      await page.getByLabel(`Photo ${index + 1}`, { exact: true }).setInputFiles(await photo());
      await page.getByRole('button', { name: 'Save' }).click();
      await refuse(page, { message: tooFewPhotos, focus: `Photo ${index + 2}` });
    }

    const wrongType = 'Only JPG, JPEG, and PNG formats are allowed.';
    for (const file of [await gifPicture('car.gif'), textFile('car.txt')]) {
      await page.getByLabel('Photo 3', { exact: true }).setInputFiles(file);
      await refuse(page, { message: wrongType, focus: 'Photo 3' });
      expect(await chosenFiles(page, 'Photo 3')).toEqual([]);
    }
    expect(await shownValues(page, labels)).toEqual(Object.fromEntries(required));
    expect(calls.requests(/ photo in |^write (products|bikes)/)).toEqual([]);
  });

  test(`${kind} form: files that are no photos, whatever they are called`, async ({ page, people }) => {
    await logInAsDealer(page, await people.registerDealer());
    await page.goto(path);
    const photo = await jpegPhoto('front.jpg');
    const empty = { ...photo, name: 'empty.jpg', buffer: Buffer.alloc(0) };
    const torn = { ...photo, name: 'torn.jpg', buffer: Buffer.from('JFIF, but not really') };
    for (const [file, message] of [
      [empty, 'This file is empty. Please choose another photo.'],
      [torn, 'This file is not a photo that can be read. Please choose another one.'],
    ] as const) {
      await page.getByLabel('Photo 2', { exact: true }).setInputFiles(file);
      await refuse(page, { message, focus: 'Photo 2' });
      expect(await chosenFiles(page, 'Photo 2')).toEqual([]);
    }
  });

  test(`${kind} form: prices, distances and mileages are free text`, async ({ page, people }) => {
    await logInAsDealer(page, await people.registerDealer());
    await page.goto(path);
    const texts = { Price: 'about four lakh', Mileage: 'very good', 'Kilometers driven': 'few' };
    await fillVehicleForm(page, { ...values, ...texts });
    await page.getByRole('button', { name: 'Save' }).click();
    await refuse(page, { message: tooFewPhotos, focus: 'Photo 1' });
  });
}

test('a half-written listing survives a reload of the page', async ({ page, people }) => {
  await logInAsDealer(page, await people.registerDealer());
  await page.goto('/NewBikeProduct');
  await fillVehicleForm(page, bikeValues);
  await page.getByLabel('Photo 1', { exact: true }).setInputFiles(await jpegPhoto('left side.jpg'));
  await expect.poll(() => countDrafts(page)).toBe(2);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Photo 1: left side.jpg' })).toBeVisible();
  expect(await shownValues(page, Object.keys(bikeValues))).toEqual(bikeValues);
});
