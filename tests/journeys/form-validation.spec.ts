import type { Page } from '@playwright/test';
import { answerDialog } from './support/dialogs';
import { countDrafts } from './support/drafts';
import { expect, test } from './support/journey';
import { gifPicture, jpegPhoto, pngPhoto, textFile } from './support/photos';
import { enterAsDealer } from './support/storedLogin';
import { bikeValues, fillListingForm, type ListingFormValues, shownValues } from './support/vehicleForm';

/** One submit: what is typed before it, and the fault that stops it. */
interface Step {
  readonly type?: ListingFormValues;
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

/** Fills the form step by step. Each submit is stopped by the next fault, and the typed values stay. */
async function walkThrough(page: Page, button: string, steps: readonly Step[]): Promise<void> {
  let typed: ListingFormValues = {};
  for (const step of steps) {
    await fillListingForm(page, step.type ?? {});
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
const hiddenCharacter = 'The name has a character that nobody can see. Please delete the name, and type it again.';
const signUpEmail = 'Please enter a valid e-mail address';
const phone = 'Please enter a valid 10-digit phone number';

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
    { type: { 'Dealer name': 'Verma \u202EsrotoM' }, message: hiddenCharacter, focus: 'Dealer name' },
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

test('bike form: every required field, then the photos, then their types', async ({ page, people, calls }) => {
  const tooFewPhotos = 'Please upload at least two bike photos.';
  await enterAsDealer(page, await people.registerDealer(), '/NewBikeProduct');
  const required = Object.entries(bikeValues).filter(([label]) => label !== 'Description');
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

  await walkThrough(page, 'Save', [
    { type: { Name: `${bikeValues.Name}\u3164` }, message: hiddenCharacter, focus: 'Name' },
    { type: { Name: bikeValues.Name }, message: tooFewPhotos, focus: 'Photo 1' },
  ]);

  await page.getByLabel('Photo 1', { exact: true }).setInputFiles(await pngPhoto('left.png'));
  await page.getByRole('button', { name: 'Save' }).click();
  await refuse(page, { message: tooFewPhotos, focus: 'Photo 2' });

  const wrongType = 'Only JPG, JPEG, and PNG formats are allowed.';
  for (const file of [await gifPicture('car.gif'), textFile('car.txt')]) {
    await page.getByLabel('Photo 3', { exact: true }).setInputFiles(file);
    await refuse(page, { message: wrongType, focus: 'Photo 3' });
    expect(await chosenFiles(page, 'Photo 3')).toEqual([]);
  }
  const photo = await jpegPhoto('front.jpg');
  await page.getByLabel('Photo 1', { exact: true }).setInputFiles(photo);
  await page.getByLabel('Photo 3', { exact: true }).setInputFiles({ ...photo, name: 'the same.jpg' });
  await refuse(page, { message: 'This photo is chosen already. Please choose another one.', focus: 'Photo 3' });
  expect(await chosenFiles(page, 'Photo 3')).toEqual([]);
  expect(await shownValues(page, labels)).toEqual(Object.fromEntries(required));
  expect(calls.requests(/ photo in |^write (products|bikes)/)).toEqual([]);
});

test('a draft of a listing survives a reload of the page', async ({ page, people }) => {
  await enterAsDealer(page, await people.registerDealer(), '/NewBikeProduct');
  await fillListingForm(page, bikeValues);
  await page.getByLabel('Photo 1', { exact: true }).setInputFiles(await jpegPhoto('left side.jpg'));
  await expect.poll(() => countDrafts(page)).toBe(2);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Photo 1: left side.jpg' })).toBeVisible();
  expect(await shownValues(page, Object.keys(bikeValues))).toEqual(bikeValues);
});
