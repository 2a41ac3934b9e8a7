import sharp from 'sharp';
import { fill } from '../support/accounts';
import { failedToLoad } from '../support/console';
import { answerDialog } from '../support/dialogs';
import { server } from '../support/emulators';
import { expect, test } from '../support/journey';
import { carValues, choosePhotos, fillListingForm } from '../support/listingForm';
import { onlyListingOf } from '../support/listings';
import { enterAsDealer, storeDealerLogin } from '../support/storedLogin';
import {
  cmykJpeg,
  emptyFile,
  hugePng,
  jpegWithLateFrame,
  rotatedJpeg,
  smallJpegWithPlace,
  textNamedAsPhoto,
  transparentPng,
  truncatedJpeg,
  truncatedPng,
} from './badPhotos';

const unreadable = 'This file is not a photo that can be read. Please choose another one.';

const refused = [
  { what: 'an empty file', make: emptyFile, text: 'This file is empty. Please choose another photo.' },
  { what: 'a text that is named like a photo', make: textNamedAsPhoto, text: unreadable },
  { what: 'half a JPEG', make: truncatedJpeg, text: unreadable },
  { what: 'half a PNG', make: truncatedPng, text: unreadable },
  {
    what: '20,000 × 20,000 pixels',
    make: () => hugePng(20_000),
    text: 'This picture has too many pixels. Please choose a smaller one.',
  },
] as const;

test('a file that is not a photo is refused when it is chosen, with a reason, and is not sent', async ({
  page,
  people,
  calls,
}) => {
  await enterAsDealer(page, await people.registerDealer(), '/NewCarProduct');
  for (const { what, make, text } of refused) {
    await test.step(what, async () => {
      await page.getByLabel('Photo 2', { exact: true }).setInputFiles(await make());
      await answerDialog(page, { title: 'Invalid Input', text });
      await expect(page.getByRole('img', { name: 'Photo 2' })).toBeHidden();
      await expect(page.getByLabel('Photo 2', { exact: true })).toHaveValue('');
    });
  }
  expect(calls.requests(/ photo in /)).toEqual([]);
});

interface StoredPhoto {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly format: string;
  readonly metadata: boolean;
  /** The colours near two opposite corners. */
  readonly topLeft: string;
  readonly bottomRight: string;
}

type Colour = readonly [red: number, green: number, blue: number];

function nameOf([red, green, blue]: Colour): string {
  if (Math.min(red, green, blue) > 240) return 'white';
  if (red > 140 && green < 100 && blue < 100) return 'red';
  return blue > 120 && red < 100 && green < 110 ? 'blue' : `${red}, ${green}, ${blue}`;
}

async function look(address: string): Promise<StoredPhoto> {
  const content = Buffer.from(await (await fetch(address)).arrayBuffer());
  const { width = 0, height = 0, channels = 0, format = '', exif, xmp, iptc } = await sharp(content).metadata();
  const pixels = await sharp(content).toColourspace('srgb').removeAlpha().raw().toBuffer();
  const colourAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray((y * width + x) * 3);
    return nameOf([red, green, blue]);
  };
  return {
    width,
    height,
    channels,
    format,
    metadata: Boolean(exif ?? xmp ?? iptc),
    topLeft: colourAt(10, 10),
    bottomRight: colourAt(width - 10, height - 10),
  };
}

const upright = { channels: 3, format: 'webp', metadata: false, topLeft: 'red', bottomRight: 'blue' } as const;
const wide = { ...upright, width: 600, height: 400 } as const;
const tall = { ...upright, width: 400, height: 600 } as const;

for (const [circumstance, compresses] of [
  ['with compression', true],
  ['if the compression library cannot be loaded', false],
] as const) {
  test(`unusual photos are stored upright, on white and without their location (${circumstance})`, async ({
    page,
    people,
    watch,
  }) => {
    const dealer = await people.registerDealer();
    await storeDealerLogin(page, dealer);
    if (!compresses) {
      watch.expectMessages(failedToLoad);
      await page.route(/browser-image-compression/, (route) => route.abort('connectionfailed'));
    }
    await page.goto('/NewCarProduct');
    await fillListingForm(page, carValues);
    await choosePhotos(page, [await cmykJpeg(), await rotatedJpeg(), await smallJpegWithPlace()]);
    const more = page.getByLabel('Add more photos', { exact: true }).and(page.locator('input'));
    await more.setInputFiles([await jpegWithLateFrame(), await transparentPng()]);
    await expect(page.getByRole('img', { name: 'Photo 5: transparent.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await answerDialog(page, { title: carValues.Name, text: 'Uploaded Successfully!' });
    const { carPhotos, mediumPhotos, thumbnails } = await onlyListingOf('car', dealer);
    const [cmyk, rotated, place, late, transparent] = await Promise.all(carPhotos.map(look));
    expect.soft(cmyk).toEqual(wide);
    expect.soft(rotated).toEqual(tall);
    expect.soft(place).toEqual(wide);
    expect.soft(late).toEqual({ ...upright, width: 300, height: 200 });
    expect.soft(thumbnails[3]).toBe(carPhotos[3]);
    expect.soft(transparent).toEqual({ ...wide, width: 1280, height: 886, bottomRight: 'white' });
    expect.soft(mediumPhotos.slice(0, 4)).toEqual(['', '', '', '']);
    expect.soft(await look(mediumPhotos[4])).toMatchObject({ width: 800, topLeft: 'red', bottomRight: 'white' });
    const small = await Promise.all(thumbnails.map(look));
    expect.soft(small.map(({ width, height }) => Math.max(width, height))).toEqual([400, 400, 400, 300, 400]);
    for (const thumbnail of small.slice(0, 4)) expect.soft(thumbnail).toMatchObject(upright);
  });
}

test('if the compression library never arrives, the photos are sent without it, and as JPEG if the browser makes no WebP', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  await storeDealerLogin(page, dealer);
  await page.clock.install();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,';
  });
  await page.route(/browser-image-compression/, () => {});
  await page.goto('/NewCarProduct');
  await fillListingForm(page, carValues);
  const asked = page.waitForRequest(/browser-image-compression/);
  await choosePhotos(page, [await rotatedJpeg(), await smallJpegWithPlace()]);
  await expect(page.getByRole('img', { name: 'Photo 2: place.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await asked;
  await page.clock.fastForward('01:00');
  await answerDialog(page, { title: carValues.Name, text: 'Uploaded Successfully!' });
  const { carPhotos } = await onlyListingOf('car', dealer);
  const format = 'jpeg';
  expect(await Promise.all(carPhotos.map(look))).toEqual([
    { ...tall, format },
    { ...wide, format },
  ]);
});

test("a dealer's picture loses its location too", async ({ page, people }) => {
  const email = people.newEmail('dealer');
  await page.goto('/sSignup');
  await fill(page, {
    Email: email,
    Password: 'Motors@1',
    Phone: '9812345671',
    'Dealer name': 'Verma Motors',
    District: 'Nashik',
    Address: '12 Station Road',
  });
  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await smallJpegWithPlace());
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/slogin');
  const { profilePic } = (await server.db.doc(`sellers/${await people.uidOf(email)}`).get()).data() ?? {};
  expect(await look(profilePic)).toMatchObject({ ...upright, format: 'jpeg' });
});
