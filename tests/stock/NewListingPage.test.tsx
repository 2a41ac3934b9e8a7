import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDealer, readSession } from '../../src/accounts/sessionStore';
import { noPhotos, photoSlotsWith } from '../../src/listings/form/photoSlots';
import { type ListingKind, listingKinds, storedFieldName } from '../../src/listings/kinds';
import type { ListingFieldValues } from '../../src/listings/listing';
import { stateFlags } from '../../src/listings/state/listingState';
import { statedFields, toStoredStated } from '../../src/listings/stated/statedFacts';
import NewListingPage from '../../src/pages/dealer/NewListingPage';
import { compressPhoto } from '../../src/photos/photoCompression';
import { inspectPhoto } from '../../src/photos/photoInspection';
import { UnusablePhotoError } from '../../src/photos/unusablePhoto';
import { stockLimits } from '../../src/shared/limits';
import { yearOf } from '../../src/shared/time/indianZone';
import { describeName } from '../../src/shared/vehicles/describeName';
import { readDraft, writeDraftFields, writeDraftPhotos } from '../../src/stock/drafts/drafts';
import { loseFile } from '../photos/photoFiles';
import { requiredValues } from '../support/requiredValues';
import { fileUrl } from '../support/screens/fakeFirebase/files';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchSuggestions } from '../support/screens/fetchSuggestions';
import { endSession, logInDealer } from '../support/screens/logIn';
import { aCar, aDealer } from '../support/screens/records';
import { answerDialog, dialog, fillIn, show, type Typed } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';
import { storedAddress } from '../support/screens/storedAddress';

fetchSuggestions();

const texts: Readonly<Record<ListingKind, Typed>> = {
  car: {
    Name: 'Maruti Swift',
    Price: '4.5 lakh',
    Mileage: '21',
    'Kilometers driven': '32000',
    Description: 'One owner.',
  },
  bike: { Name: 'Honda Unicorn', Price: '65,000', Mileage: '50', 'Kilometers driven': '18000' },
};

/** The choices, as people read them. */
const choices: Readonly<Record<ListingKind, Typed>> = {
  car: {
    'Purchased year': '2019',
    'Fuel type': 'Petrol',
    Transmission: 'Manual',
    'Engine size': '1200cc',
    'Safety rating': '4 star',
    Warranty: '2 years',
    'Seating capacity': '5 seater',
    'Fuel tank capacity': '37 ltr',
  },
  bike: {
    'Purchased year': '2020',
    'Fuel type': 'Petrol',
    'Engine size': '150cc',
    'Fuel tank capacity': '13 ltr',
  },
};

const posted = {
  car: {
    kind: 'car',
    values: {
      ...requiredValues,
      kilometers: '32000',
      description: 'One owner.',
      ...describeName('car', 'Maruti Swift', ''),
    },
  },
  bike: {
    kind: 'bike',
    values: {
      name: 'Honda Unicorn',
      price: '65,000',
      year: 2020,
      fuelType: 'Petrol',
      engineSize: '150cc',
      mileage: '50',
      fuelTank: 13,
      kilometers: '18000',
      description: '',
      ...describeName('bike', 'Honda Unicorn', ''),
    },
  },
} as const;

const front = new File(['front'], 'front.jpg', { type: 'image/jpeg' });
const rear = new File(['rear'], 'rear.png', { type: 'image/png' });

beforeEach(async () => {
  await logInDealer();
  storeDealer(aDealer());
});

/** Of every photo that is compressed in a test. */
const hashOfNew = '0123456789abcdef';

/** The stored fields of the listing that the tests post, with these photos. */
function storedAs(
  kind: ListingKind,
  ...fileNames: readonly (readonly [photo: string, medium: string, thumbnail: string])[]
) {
  const { fields, photos } = listingKinds[kind];
  const values: ListingFieldValues = posted[kind].values;
  return expect.objectContaining({
    ...Object.fromEntries(fields.map(({ key, stored }) => [stored, values[key] ?? ''])),
    ...stateFlags.pending,
    sellerId: 'dealer1',
    [photos.stored]: fileNames.map(([photo]) => storedAddress(photo)),
    mediumPhotos: fileNames.map(([, medium]) => storedAddress(medium)),
    thumbnails: fileNames.map(([, , thumbnail]) => storedAddress(thumbnail)),
  });
}

const frontFiles = ['front-1280.jpg', 'front-800.jpg', 'front-400.jpg'] as const;
const rearFiles = ['rear-1280.jpg', 'rear-800.jpg', 'rear-400.jpg'] as const;
const storedListings = (kind: ListingKind) => firebase.list(listingKinds[kind].collection);
const listingIds = (kind: ListingKind) => firebase.ids(listingKinds[kind].collection);
const noDraft = { typed: undefined, chosen: undefined };

const field = (label: string) => screen.getByLabelText(label);
const photoInput = (slot: 1 | 2 | 3) => screen.getByLabelText<HTMLInputElement>(`Photo ${slot}`);
const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Save' }));

async function showForm(kind: ListingKind) {
  const { user } = show(<NewListingPage kind={kind} />);
  await screen.findByRole('button', { name: 'Save' });
  return user;
}

/** Fills in all required fields, and chooses two photos. */
async function fillInAll(user: UserEvent, kind: ListingKind): Promise<void> {
  await fillIn(user, texts[kind]);
  for (const [label, choice] of Object.entries(choices[kind])) await user.selectOptions(field(label), choice);
  await user.upload(photoInput(1), front);
  await user.upload(photoInput(2), rear);
}

/** The form, filled in from a draft: typing takes ten times as long. */
async function showFilledForm(
  kind: ListingKind,
  photos: readonly File[] = [front, rear],
  uploaded: Parameters<typeof writeDraftPhotos>[2]['uploaded'] = [],
): Promise<UserEvent> {
  const fields = Object.fromEntries(Object.entries(posted[kind].values).map(([key, value]) => [key, String(value)]));
  await writeDraftFields('dealer1', kind, { listingId: 'listing7', fields });
  await writeDraftPhotos('dealer1', kind, { photos: [0, 1, 2].map((slot) => photos[slot] ?? null), uploaded });
  const user = await showForm(kind);
  await screen.findByDisplayValue(posted[kind].values.name);
  return user;
}

function expectFilledIn(kind: ListingKind): void {
  for (const [label, text] of Object.entries(texts[kind])) expect(field(label)).toHaveValue(text);
  for (const [label, choice] of Object.entries(choices[kind])) expect(field(label)).toHaveDisplayValue(choice);
  expect(screen.getByText('front.jpg')).toBeVisible();
  expect(screen.getByText('rear.png')).toBeVisible();
}

function expectBlank(kind: ListingKind): void {
  for (const label of Object.keys(texts[kind])) expect(field(label)).toHaveValue('');
  for (const label of Object.keys(choices[kind])) expect(field(label)).toHaveDisplayValue('Please choose');
  for (const slot of [1, 2, 3] as const) expect(photoInput(slot).files).toHaveLength(0);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
}

/** The listing is stored, and the form is blank again. */
function expectPosted(kind: ListingKind): void {
  expect(storedListings(kind)).toEqual([storedAs(kind, frontFiles, rearFiles)]);
  expect(firebase.files()).toHaveLength(6);
  for (const path of firebase.files()) expect(path).toMatch(new RegExp(`^${kind}_photos/dealer1/`));
  expectBlank(kind);
}

describe('the form', () => {
  test.each([
    ['car', ['Safety rating', 'Warranty', 'Description'], ['Photo 2']],
    ['bike', ['Description'], []],
  ] as const)('of a %s has its title, and its fields in order', async (kind, condition, optionalPhotos) => {
    await showForm(kind);
    expect(screen.getByRole('heading', { name: 'Enter Car/Vehicles/Truck Details' })).toBeVisible();
    const controls = [
      ...document.querySelectorAll<HTMLInputElement>('form input:not([hidden]), form select, form textarea'),
    ];
    const { fields } = listingKinds[kind];
    const derived = ['Make', 'Model', 'Body type'];
    const first = ['Name', 'Price', 'Purchased year', 'Kilometers driven'];
    const others: readonly string[] = [...derived, ...condition];
    const known = [...first, ...others];
    const vehicle = [...first, ...fields.map(({ label }) => label).filter((label) => !known.includes(label))];
    const stated = statedFields.map(({ label }) => label);
    const labels = ['Photo 1', 'Photo 2', 'Photo 3', ...vehicle, ...others, ...stated];
    expect(controls.map((control) => control.labels?.[0]?.textContent)).toEqual(labels);
    const isOptional = fields.filter(({ required }) => !required).map(({ label }) => label);
    const optional = new Set<string>([...optionalPhotos, 'Photo 3', ...isOptional, ...stated]);
    expect(controls.map(({ required }) => required)).toEqual(labels.map((label) => !optional.has(label)));
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(groups.filter(Boolean)).toEqual(['Photos', 'The vehicle', 'Its condition', 'Papers and history']);
  });

  test('derives make, model and body type from the name, until the dealer corrects them', async () => {
    const user = await showForm('car');
    await user.click(screen.getByText('Make, model and body type'));
    await fillIn(user, { Name: 'Maruti Swift', Size: 'Compact SUV' });
    const described = describeName('car', 'Maruti Swift', 'Compact SUV');
    expect(field('Make')).toHaveValue(described.make);
    expect(field('Model')).toHaveValue(described.model);
    expect(field('Body type')).toHaveValue(described.bodyType);
    await fillIn(user, { Make: 'Datsun' });
    await fillIn(user, { Name: 'Go Plus' });
    expect(field('Make')).toHaveValue('Datsun');
    expect(field('Model')).toHaveValue(describeName('car', 'Go Plus', 'Compact SUV').model);
  });

  test('proposes what most live listings of the model have; what the dealer chooses stays, and both are saved', async () => {
    const usual = { ...aCar().values, mileage: '21', seatingCapacity: 5, fuelTank: 42, engineSize: '1500cc' };
    for (const id of ['a', 'b']) storeListing(aCar({ id, values: usual }));
    storeListing(aCar({ id: 'c', values: { ...usual, engineSize: '1000cc' } }));
    const user = await showForm('car');
    await fillIn(user, { Name: 'Maruti Swift' });
    await waitFor(() => expect(field('Engine size')).toHaveDisplayValue('1500cc'));
    expect(field('Engine size')).toHaveAccessibleDescription(
      'Proposed: 2 of 3 live listings of this model have it. Please check it.',
    );
    expect(field('Fuel tank capacity')).toHaveDisplayValue('42 ltr');
    await user.selectOptions(field('Engine size'), '1200cc');
    expect(field('Engine size')).not.toHaveAccessibleDescription();
    await fillIn(user, { Price: '4.5 lakh' });
    for (const label of ['Purchased year', 'Fuel type', 'Transmission', 'Safety rating', 'Warranty']) {
      await user.selectOptions(field(label), choices.car[label] ?? '');
    }
    await user.upload(photoInput(1), front);
    await save(user);
    await screen.findByText('Uploaded Successfully!');
    expect(storedListings('car')).toContainEqual(
      expect.objectContaining({ ...stateFlags.pending, engineSize: '1200cc', fuelTank: 42 }),
    );
  });

  test('puts no proposal into a field that somebody is in, and what they find there is theirs', async () => {
    storeListing(aCar({ values: { ...aCar().values, mileage: '21', fuelTank: 42 } }));
    const user = await showForm('car');
    await user.click(field('Mileage'));
    fireEvent.change(field('Name'), { target: { value: 'Maruti Swift' } });
    await waitFor(() => expect(field('Fuel tank capacity')).toHaveDisplayValue('42 ltr'));
    expect(field('Mileage')).toHaveValue('');
    await user.click(field('Price'));
    expect(field('Mileage')).toHaveValue('21');
    expect(field('Mileage')).toHaveAccessibleDescription(/^Proposed/);
    await user.click(field('Mileage'));
    await user.click(field('Price'));
    expect(field('Mileage')).toHaveValue('21');
    expect(field('Mileage')).not.toHaveAccessibleDescription();
    await waitFor(async () => expect((await readDraft('dealer1', 'car')).typed?.fields.mileage).toBe('21'));
  });

  test('shows a preview as buyers will see it, with the photos, complete or not', async () => {
    const user = await showForm('car');
    await fillIn(user, { Name: 'Maruti Swift', Price: '4.5 lakh' });
    await user.upload(photoInput(1), front);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await dialog('Maruti Swift');
    expect(await within(preview).findByText('Rs. 4.5 lakh')).toBeVisible();
    expect(within(preview).getByRole('img', { name: 'Maruti Swift' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    expect(within(preview).queryByText(/NaN/)).toBeNull();
    await user.click(within(preview).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Name')).toHaveValue('Maruti Swift');
  });

  const choicesOf = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(1);

  test('of a car has the choices of its kind, with their units; an electric one needs neither engine size nor tank', async () => {
    const user = await showForm('car');
    expect(choicesOf('Purchased year').at(0)).toBe(String(yearOf(new Date())));
    expect(choicesOf('Purchased year').at(-1)).toBe('2000');
    expect(choicesOf('Fuel type')).toEqual(['Petrol', 'Diesel', 'Electric', 'CNG', 'LPG', 'Hybrid']);
    expect(choicesOf('Transmission')).toEqual(['Automatic', 'Manual']);
    expect(choicesOf('Safety rating')).toEqual(['Not rated', '1 star', '2 star', '3 star', '4 star', '5 star']);
    expect(choicesOf('Warranty').slice(0, 3)).toEqual(['None', '1 year', '2 years']);
    expect(choicesOf('Seating capacity')).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((seats) => `${seats} seater`));
    expect(choicesOf('Fuel tank capacity').slice(0, 2)).toEqual(['None', '1 ltr']);
    expect(choicesOf('Fuel tank capacity').at(-1)).toBe('50 ltr');
    expect(field('Engine size')).toBeRequired();
    await user.selectOptions(field('Fuel type'), 'Electric');
    expect(field('Engine size')).not.toBeRequired();
    expect(field('Fuel tank capacity')).not.toBeRequired();
    expect(field('Mileage')).toBeRequired();
  });

  test('marks each group that has all it needs, and says below Save what comes after it', async () => {
    const user = await showFilledForm('car');
    expect(screen.getAllByText('Done')).toHaveLength(3);
    await fillIn(user, { Price: '' });
    expect(screen.getAllByText('Done')).toHaveLength(2);
    const note = 'This listing goes to Second Gear for approval. Buyers see it as soon as it is approved.';
    expect(screen.getByText(note)).toBeVisible();
  });

  test('says near the limit of a text how many more characters fit', async () => {
    const user = await showForm('car');
    await fillIn(user, { Name: 'x'.repeat(63) });
    expect(field('Name')).not.toHaveAccessibleDescription();
    await fillIn(user, { Name: 'x'.repeat(79) });
    expect(field('Name')).toHaveAccessibleDescription('1 more character fits.');
    await user.type(field('Name'), 'yz');
    expect(field('Name')).toHaveAccessibleDescription('No more fits: at most 80 characters.');
  });

  test('reads the price back as it is typed', async () => {
    const user = await showForm('car');
    expect(field('Price')).toHaveAccessibleDescription('For example 4,50,000 or 4.5 lakh');
    await fillIn(user, { Price: '485000' });
    expect(field('Price')).toHaveAccessibleDescription('Buyers will read Rs. 4.85\u00a0lakh');
    await fillIn(user, { Price: 'abc' });
    expect(field('Price')).toHaveAccessibleDescription('Buyers will read “abc”');
    await fillIn(user, { Price: '\u202A4 lakh 50 thousand, negotiable\u202C' });
    expect(field('Price')).toHaveAccessibleDescription('Buyers will read Rs. 4.5\u00a0lakh');
  });

  test('reads the kilometers back as they are typed', async () => {
    const user = await showForm('bike');
    expect(field('Kilometers driven')).not.toHaveAccessibleDescription();
    await fillIn(user, { 'Kilometers driven': '३२,०००' });
    expect(field('Kilometers driven')).toHaveAccessibleDescription('Buyers will read 32,000 km');
    await fillIn(user, { 'Kilometers driven': 'few' });
    expect(field('Kilometers driven')).toHaveAccessibleDescription('Buyers will read “few”');
  });
});

test('a bike that is saved is posted with its photos, and leaves a blank form', async () => {
  const user = await showFilledForm('bike');
  await save(user);
  await answerDialog(user, { title: texts.bike.Name ?? '', text: 'Uploaded Successfully!' });
  expectPosted('bike');
});

describe('a listing that is saved', () => {
  const kind = 'car';

  test('is posted with its photos, waits for approval, and leads to itself and to the next one, which has a new id', async () => {
    const user = await showForm(kind);
    await fillInAll(user, kind);
    await save(user);
    await answerDialog(user, { title: texts[kind].Name ?? '', text: 'Uploaded Successfully!' });
    expectPosted(kind);
    expect(await readDraft('dealer1', kind)).toEqual(noDraft);
    expect(
      await screen.findByText(`${texts[kind].Name} waits for approval. Buyers see it as soon as it is approved.`),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it in My Vehicles' })).toHaveAttribute(
      'href',
      '/SellerProducts?state=pending',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: `Add another ${kind}` })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: `Add another ${kind}` }));
    expect(field('Photo 1')).toHaveFocus();
    await fillIn(user, { Name: 'Maruti Baleno' });
    const next = (await readDraft('dealer1', kind)).typed?.listingId;
    expect(next).toEqual(expect.any(String));
    expect(listingIds(kind)).not.toContain(next);
  });

  test('with an unlikely price asks first, and stores nothing before', async () => {
    const price = 'abc';
    const user = await showFilledForm(kind);
    await fillIn(user, { Price: price });
    await save(user);
    const asked = within(await dialog('Is this price right?'));
    await user.click(asked.getByRole('button', { name: 'Change the price' }));
    await waitFor(() => expect(field('Price')).toHaveFocus());
    expect(firebase.sent('commit')).toBe(0);
    await save(user);
    await user.click(within(await dialog('Is this price right?')).getByRole('button', { name: 'Yes, save' }));
    await dialog(texts[kind].Name ?? '');
    expect(storedListings(kind)).toEqual([expect.objectContaining({ [storedFieldName(kind, 'price')]: price })]);
  });

  test.each([
    ['that nobody can read', 'few', 'Buyers will read “few”, and no search by kilometers will find the vehicle.'],
    ['that no vehicle drives', '9876543210', 'Buyers will read 9,87,65,43,210 km.'],
  ])('with kilometers %s asks first, and stores nothing before', async (_what, kilometers, question) => {
    const user = await showFilledForm(kind);
    await fillIn(user, { 'Kilometers driven': kilometers });
    await save(user);
    const asked = within(await dialog('Are these kilometers right?'));
    expect(asked.getByText(`${question} Is that right?`)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Change the kilometers' }));
    await waitFor(() => expect(field('Kilometers driven')).toHaveFocus());
    expect(firebase.sent('commit')).toBe(0);
    await save(user);
    await user.click(within(await dialog('Are these kilometers right?')).getByRole('button', { name: 'Yes, save' }));
    await dialog(texts[kind].Name ?? '');
    expect(storedListings(kind)).toEqual([
      expect.objectContaining({ [storedFieldName(kind, 'kilometers')]: kilometers }),
    ]);
  });

  test('stores amounts as they were read, and texts without what nobody sees', async () => {
    const user = await showFilledForm(kind);
    await fillIn(user, {
      Price: '\u200E₹4 lakh 50 thousand only',
      'Kilometers driven': '३२ हज़ार किमी',
      Mileage: '21\u202E km/l',
      Description: 'One owner.\u202E All papers \u2705.',
    });
    await save(user);
    await dialog(texts[kind].Name ?? '');
    expect(storedListings(kind)).toEqual([
      expect.objectContaining({
        carPrice: '4,50,000',
        priceValue: 450_000,
        carKm: '32,000',
        kilometersValue: 32_000,
        mileage: '21 km/l',
        carDescription: 'One owner. All papers \u2705.',
      }),
    ]);
  });

  test('stores what the dealer states', async () => {
    const user = await showFilledForm(kind);
    await user.selectOptions(field('Owners'), '4 or more');
    await user.selectOptions(field('Registered in'), 'Maharashtra');
    fireEvent.change(field('Insurance until'), { target: { value: '2027-03' } });
    await user.selectOptions(field('Loan'), 'None');
    await save(user);
    await dialog(texts[kind].Name ?? '');
    const stated = { owners: '4+', registeredState: 'Maharashtra', insuranceUntil: '2027-03', loan: 'None' };
    expect(storedListings(kind)).toEqual([expect.objectContaining({ stated: toStoredStated(stated) })]);
    expect(field('Owners')).toHaveDisplayValue('Please choose');
  });

  test('reads Uploading... during the save, shows the progress of each photo, and ignores a second click', async () => {
    // The SDK sends large files in parts, the first with 256 KB.
    const sizes: Readonly<Record<string, number>> = { 'front.jpg': 1_024, 'rear.png': 512 };
    vi.mocked(compressPhoto).mockImplementation(async (file) => {
      const photo = new Blob([new Uint8Array((sizes[file.name] ?? 0) * 1_024)], { type: file.type });
      return { photo, medium: null, thumbnail: file, hash: '' };
    });
    const answer = firebase.hold('upload', ' from 262144');
    const user = await showFilledForm(kind);
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('Sending: 25 %')).toBeVisible();
    expect(await screen.findByText('Sending: 50 %')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Photo 1 progress' })).toHaveValue(0.25);
    expect(screen.getByRole('progressbar', { name: 'Photo 2 progress' })).toHaveValue(0.5);
    expect(screen.queryByRole('progressbar', { name: 'Photo 3 progress' })).toBeNull();
    expect(field('Name')).toBeDisabled();
    expect(photoInput(3)).toBeDisabled();
    expect(firebase.sent('startUpload')).toBe(2);
    expect(firebase.sent('commit')).toBe(0);
    answer();
    await dialog(texts[kind].Name ?? '');
    expect(firebase.sent('commit')).toBe(1);
  });

  test('whose photo cannot be uploaded says so, keeps everything, and uploads only the rest at the next try', async () => {
    firebase.refuse('upload', 'PERMISSION_DENIED', 'rear-1280.jpg');
    const user = await showFilledForm(kind);
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not upload the product. Please try again.' });
    expect(firebase.sent('commit')).toBe(0);
    expectFilledIn(kind);
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(screen.getByText('Sent')).toBeVisible();

    const uploads = firebase.sent('upload');
    firebase.allow('upload');
    await save(user);
    await answerDialog(user, { title: texts[kind].Name ?? '', text: 'Uploaded Successfully!' });
    expect(firebase.sent('upload')).toBe(uploads + 1);
    expect(storedListings(kind)).toEqual([storedAs(kind, frontFiles, rearFiles)]);
  });

  test('that cannot be stored says so, keeps everything, and is saved under the same id at the next try', async () => {
    firebase.refuse('commit', 'OFFLINE');
    const user = await showFilledForm(kind);
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not upload the product. Please try again.' });
    expectFilledIn(kind);
    const { typed } = await readDraft('dealer1', kind);
    expect(typed?.sent).toHaveLength(1);
    firebase.allow('commit');
    await save(user);
    await answerDialog(user, { title: texts[kind].Name ?? '', text: 'Uploaded Successfully!' });
    expect(firebase.sent('commit', typed?.listingId)).toBe(2);
    expect(listingIds(kind)).toEqual([typed?.listingId]);
    expect(storedListings(kind)).toEqual([storedAs(kind, frontFiles, rearFiles)]);
    expect(firebase.sent('upload')).toBe(6);
  });

  test('whose id is taken is posted under a new id, with its own photos', async () => {
    const user = await showFilledForm(kind);
    const { typed } = await readDraft('dealer1', kind);
    const id = typed?.listingId ?? '';
    storeListing(aCar({ id }));
    firebase.refuseOnce('commit', 'PERMISSION_DENIED');
    await save(user);
    await answerDialog(user, { title: texts[kind].Name ?? '', text: 'Uploaded Successfully!' });
    expect(firebase.sent('upload')).toBe(12);
    await waitFor(() => expect(firebase.files()).toHaveLength(6));
    expect(listingIds(kind)).toEqual([id, expect.any(String)]);
    expect(storedListings(kind)[1]).toEqual(storedAs(kind, frontFiles, rearFiles));
  });

  test('over a limit says so, and keeps everything', async () => {
    const { all } = stockLimits;
    firebase.put(['stockCounts', 'dealer1'], { waiting: 0, all });
    firebase.refuse('commit', 'PERMISSION_DENIED');
    const user = await showFilledForm(kind);
    await save(user);
    expect(await dialog('Error')).toHaveTextContent(/You have 300 listings, and there is room for no more\./);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expectFilledIn(kind);
    expect(await readDraft('dealer1', kind)).not.toEqual(noDraft);
  });
});

describe('a dealer whose session has ended', () => {
  test('is told before anything is sent if no seller id is stored', async () => {
    forgetDealer();
    const user = await showForm('car');
    await save(user);
    await answerDialog(user, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
    expect(firebase.sent('upload')).toBe(0);
    expect(firebase.sent('commit')).toBe(0);
  });

  test('is told when the server says so, and is led to the login', async () => {
    const goTo = vi.fn();
    vi.stubGlobal('location', { assign: goTo });
    const user = await showFilledForm('car');
    await endSession();
    await save(user);
    await answerDialog(user, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/slogin'));
    expect(readSession().dealer).toBeNull();
    expect(await readDraft('dealer1', 'car')).not.toEqual(noDraft);
  });
});

describe('what is refused', () => {
  async function expectRefusal(user: UserEvent, label: string, message: string): Promise<void> {
    await answerDialog(user, { title: 'Invalid Input', text: message });
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  }

  test('a listing without a required field: the focus goes there, and the typed values stay', async () => {
    const user = await showFilledForm('bike');
    await user.clear(field('Kilometers driven'));
    await save(user);
    await expectRefusal(user, 'Kilometers driven', 'Please fill in all required fields.');
    expect(field('Name')).toHaveValue(texts.bike.Name);
    expect(screen.getByText('front.jpg')).toBeVisible();
    expect(firebase.sent('commit')).toBe(0);
  });

  test('a listing with too few photos: the focus goes to the first one that is missing', async () => {
    const user = await showFilledForm('bike', [front]);
    await save(user);
    await expectRefusal(user, 'Photo 2', 'Please upload at least two bike photos.');
    expect(firebase.sent('commit')).toBe(0);
  });

  test('when it is chosen: a photo of a wrong type, one that cannot be read, and one that another slot has already', async () => {
    await showForm('car');
    // Drag and drop ignores the input's `accept`.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(photoInput(2), new File(['GIF'], 'rear.gif', { type: 'image/gif' }));
    await expectRefusal(user, 'Photo 2', 'Only JPG, JPEG, and PNG formats are allowed.');
    expect(photoInput(2).files).toHaveLength(0);
    expect(screen.queryByText('rear.gif')).toBeNull();
    expect(inspectPhoto).not.toHaveBeenCalled();

    await user.upload(photoInput(1), front);
    await user.upload(photoInput(3), new File(['front'], 'copy.jpg', { type: 'image/jpeg' }));
    await expectRefusal(user, 'Photo 3', 'This photo is chosen already. Please choose another one.');
    expect(photoInput(3).files).toHaveLength(0);
    expect(screen.getByText('front.jpg')).toBeVisible();
    expect(screen.queryByText('copy.jpg')).toBeNull();

    vi.mocked(inspectPhoto).mockResolvedValue('unreadable');
    await user.upload(photoInput(3), new File(['?'], 'damaged.jpg', { type: 'image/jpeg' }));
    await expectRefusal(user, 'Photo 3', 'This file is not a photo that can be read. Please choose another one.');
    expect(photoInput(3).files).toHaveLength(0);
    expect(screen.queryByText('damaged.jpg')).toBeNull();
  });

  test('a photo that the device has lost, and that no draft has: it is named, and asked for again', async () => {
    const lost = loseFile(new File(['side'], 'side.jpg', { type: 'image/jpeg' }));
    const text = 'side.jpg cannot be read any more. Please choose it again.';
    const user = await showFilledForm('car', [front, lost]);
    await save(user);
    await expectRefusal(user, 'Photo 2', text);
    expect(firebase.sent('upload', 'side')).toBe(0);
    await user.upload(photoInput(2), rear);
    await user.upload(photoInput(3), loseFile(new File(['side'], 'side.jpg', { type: 'image/jpeg' })));
    await expectRefusal(user, 'Photo 3', text);
    await save(user);
    await dialog('Maruti Swift');
    expect(storedListings('car')).toEqual([storedAs('car', frontFiles, rearFiles)]);
  });

  test('a photo that could be read, but not made smaller, is named', async () => {
    const unusable = new UnusablePhotoError('front.jpg', null);
    vi.mocked(compressPhoto).mockRejectedValueOnce(unusable);
    const user = await showFilledForm('car');
    expect(await screen.findByText('Not sent')).toBeVisible();
    vi.mocked(compressPhoto).mockRejectedValueOnce(unusable);
    await save(user);
    const text = 'front.jpg could not be made ready to send. Please choose it again, or another photo.';
    await answerDialog(user, { title: 'Error', text });
    expectFilledIn('car');
    expect(firebase.sent('commit')).toBe(0);
  });

  test('a draft with the same photo twice: the focus goes to the later one', async () => {
    const photos = [front, rear, new File(['front'], 'copy.jpg', { type: 'image/jpeg' })];
    const user = await showFilledForm('car', photos);
    await save(user);
    await expectRefusal(user, 'Photo 3', 'This photo is chosen already. Please choose another one.');
    expect(firebase.sent('commit')).toBe(0);
  });

  test('an unreadable photo that was already replaced does not remove the new one', async () => {
    let answer: (fault: 'unreadable') => void = () => undefined;
    vi.mocked(inspectPhoto).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const user = await showFilledForm('car', []);
    await user.upload(photoInput(1), new File(['?'], 'damaged.jpg', { type: 'image/jpeg' }));
    await user.upload(photoInput(1), front);
    await user.upload(photoInput(2), rear);
    answer('unreadable');
    await save(user);
    await dialog('Maruti Swift');
    expect(storedListings('car')).toEqual([storedAs('car', frontFiles, rearFiles)]);
  });
});

describe('a photo that is chosen', () => {
  const picture = (name: string, type = 'image/jpeg') => new File([name], name, { type });
  const more = () => screen.getByLabelText<HTMLInputElement>('Add more photos', { selector: 'input' });
  const imagesShown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

  test('and is smaller than its medium or small version would be, is stored in the sizes that it has', async () => {
    vi.mocked(compressPhoto).mockImplementation(async (photo) =>
      photo.name === 'front.jpg'
        ? { photo, medium: null, thumbnail: photo, hash: '' }
        : { photo, medium: null, thumbnail: photo.slice(), hash: '' },
    );
    const user = await showFilledForm('car', [front, rear]);
    await save(user);
    await dialog('Maruti Swift');
    expect(firebase.files()).toHaveLength(3);
    const [carFront, rearLarge, rearSmall] = ['front-400.jpg', 'rear-1280.jpg', 'rear-400.jpg'].map(storedAddress);
    expect(storedListings('car')).toMatchObject([
      { carPhotos: [carFront, rearLarge], mediumPhotos: ['', ''], thumbnails: [carFront, rearSmall] },
    ]);
  });

  test('of many are added at once, labelled, moved with their labels, and stored in that order', async () => {
    const user = await showFilledForm('car');
    await user.upload(
      more(),
      ['c', 'd', 'e'].map((name) => picture(`${name}.jpg`)),
    );
    await screen.findByRole('img', { name: 'Photo 5: e.jpg' });
    await user.selectOptions(field('What picture 1 shows'), 'Front');
    await user.selectOptions(field('What picture 5 shows'), 'Damage');
    await user.click(screen.getByRole('button', { name: /Move earlier\s*Photo 5/ }));
    expect(screen.getByRole('button', { name: /Move earlier\s*Photo 4/ })).toHaveFocus();
    expect(field('What picture 4 shows')).toHaveDisplayValue('Damage');
    await user.click(screen.getByRole('button', { name: /Remove\s*Photo 3/ }));
    expect(imagesShown()).toEqual(['Photo 1: front.jpg', 'Photo 2: rear.png', 'Photo 4: e.jpg', 'Photo 5: d.jpg']);
    expect(photoInput(3).files).toHaveLength(0);
    expect(screen.getByText(/room for 4 more/)).toBeVisible();
    expect((await readDraft('dealer1', 'car')).typed?.labels?.slice(0, 5)).toEqual(['Front', '', '', 'Damage', '']);
    await save(user);
    await dialog('Maruti Swift');
    expect(storedListings('car')).toEqual([
      expect.objectContaining({
        carPhotos: ['front', 'rear', 'e', 'd'].map((name) => storedAddress(`${name}-1280.jpg`)),
        photoLabels: ['Front', '', 'Damage', ''],
      }),
    ]);
  });

  test('beyond the eighth, of a wrong type and chosen already are left out, and named', async () => {
    const user = await showFilledForm('car');
    const dropped = [picture('notes.pdf', 'application/pdf'), new File(['front'], 'again.jpg', { type: 'image/jpeg' })];
    fireEvent.drop(screen.getByRole('group', { name: 'Photos' }), {
      dataTransfer: { types: ['Files'], files: dropped },
    });
    await expectWarning(user, 'notes.pdf: Only JPG, JPEG, and PNG formats are allowed.');
    await user.upload(more(), [new File(['front'], 'front.jpg', { type: 'image/jpeg' })]);
    await expectWarning(user, 'front.jpg: This photo is chosen already. Please choose another one.');
    await user.upload(
      more(),
      ['1', '2', '3', '4', '5', '6', '7'].map((name) => picture(`${name}.jpg`)),
    );
    await expectWarning(user, 'A listing has at most 8 photos. One was left out.');
    expect(imagesShown()).toHaveLength(8);
    expect(screen.getByRole('button', { name: 'Add more photos' })).toBeDisabled();
  });

  async function expectWarning(user: UserEvent, text: string): Promise<void> {
    await answerDialog(user, { title: 'Invalid Input', text });
    expect(screen.getByText(text)).toBeVisible();
  }

  test.each([
    ['and sent, but then replaced, is taken out of the store', 'PERMISSION_DENIED', true],
    ['that the listing may show, because no answer came, stays in the store until it is saved', 'OFFLINE', false],
  ] as const)('%s', async (_, code, isDiscardedAtOnce) => {
    firebase.refuse('commit', code);
    const user = await showFilledForm('car');
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not upload the product. Please try again.' });
    await screen.findByRole('button', { name: 'Save' });
    await user.click(screen.getByRole('button', { name: /^Remove\s*Photo 2$/ }));
    if (isDiscardedAtOnce) await waitFor(() => expect(firebase.files()).toHaveLength(3));
    const answer = firebase.hold('commit');
    await save(user);
    await waitFor(() => expect(firebase.sent('commit')).toBe(2));
    expect(firebase.files()).toHaveLength(isDiscardedAtOnce ? 3 : 6);
    firebase.allow('commit');
    answer();
    await dialog('Maruti Swift');
    await waitFor(() => expect(firebase.files()).toHaveLength(3));
    expect(storedListings('car')).toEqual([storedAs('car', frontFiles)]);
    expect(storedAddress('front-1280.jpg')).not.toBe('');
  });
});

describe('a photo is sent as soon as it is chosen', () => {
  test('and Save only writes the listing; a form that keeps no draft sends it with Save', async () => {
    const held = vi.fn(async (_name, _options, use) => use(null));
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request: held } } }));
    await showFilledForm('car', [front, rear]);
    expect(await screen.findByText(/^This form is open in another tab/)).toBeVisible();
    cleanup();
    vi.unstubAllGlobals();
    expect(firebase.sent('upload')).toBe(0);

    const user = await showFilledForm('car', [front, rear]);
    expect(await screen.findByText('2 of 2 photos sent.')).toBeVisible();
    expect(firebase.sent('commit')).toBe(0);
    const sent = firebase.sent('upload');
    await save(user);
    await dialog('Maruti Swift');
    expect(firebase.sent('upload')).toBe(sent);
    expect(storedListings('car')).toEqual([storedAs('car', frontFiles, rearFiles)]);
    expect(screen.queryByText(/photos sent/)).toBeNull();
  });

  test('and one that fails is tried again by itself, at once if the network returns; what was removed meanwhile is not', async () => {
    firebase.refuse('upload', 'INVALID_ARGUMENT');
    const user = await showFilledForm('car', [front, rear]);
    expect(await screen.findByText('0 of 2 photos sent. The rest is tried again by itself.')).toBeVisible();
    expect(screen.getAllByText('Not sent yet. It is tried again by itself.')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Remove\s*Photo 2$/ }));
    firebase.allow('upload');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('1 of 1 photo sent.')).toBeVisible();
    expect(firebase.files().map(fileUrl)).toEqual(frontFiles.map(storedAddress));
  });

  test('and removed while it is on its way, it does not stay in the store', async () => {
    const answer = firebase.hold('upload', 'front-1280.jpg');
    const user = await showFilledForm('car', [front]);
    await waitFor(() => expect(firebase.sent('upload')).toBe(3));
    await user.click(screen.getByRole('button', { name: /^Remove\s*Photo 1$/ }));
    answer();
    await waitFor(() => expect(firebase.files()).toEqual([]));
    expect(firebase.sent('getFile')).toBeGreaterThan(0);
    expect((await readDraft('dealer1', 'car')).chosen?.uploaded).toEqual(noPhotos.photos);
  });

  test('what an earlier visit may have sent without an answer is deleted', async () => {
    const begun = ['car_photos/dealer1/1-lost.jpg'];
    for (const path of begun) firebase.addFile(path);
    await showFilledForm('car', [front], [{ begun }, null, null]);
    expect(await screen.findByText('1 of 1 photo sent.')).toBeVisible();
    await waitFor(() => expect(firebase.files()).toHaveLength(3));
    expect(firebase.files().join()).not.toContain('lost');
  });
});

describe('a draft', () => {
  test('is kept with every change, under one id', async () => {
    const user = await showForm('bike');
    await fillIn(user, { Name: 'Honda' });
    await user.upload(photoInput(1), front);
    await screen.findByText('1 of 1 photo sent.');
    const [url, mediumUrl, thumbnailUrl] = frontFiles.map(storedAddress);
    const uploaded = { url, mediumUrl, thumbnailUrl };
    expect(await readDraft('dealer1', 'bike')).toEqual({
      typed: {
        listingId: expect.any(String),
        at: expect.any(Number),
        fields: { name: 'Honda' },
        labels: noPhotos.labels,
        sent: [],
      },
      chosen: {
        photos: photoSlotsWith([front]).photos,
        uploaded: noPhotos.photos.with(0, expect.objectContaining({ ...uploaded, begun: [] })),
      },
    });
  });

  /** Files that the draft has uploaded. @returns their addresses */
  function keepUploads(kind: ListingKind, ...names: readonly string[]): readonly string[] {
    const paths = names.map((name) => `${kind}_photos/dealer1/1-${name}`);
    for (const path of paths) firebase.addFile(path);
    return paths.map(fileUrl);
  }

  const unanswered = { draft: posted.bike, photos: [] };

  test('is continued with its values and photos; uploaded photos are not uploaded again', async () => {
    const [url = '', mediumUrl = '', thumbnailUrl = ''] = keepUploads('bike', ...frontFiles);
    const fields = { name: 'Honda Unicorn', fuelType: 'Petrol' };
    await writeDraftFields('dealer1', 'bike', { listingId: 'listing7', fields, sent: [unanswered] });
    await writeDraftPhotos('dealer1', 'bike', {
      photos: [front, null, null],
      uploaded: [{ url, mediumUrl, thumbnailUrl, hash: '00112233445566ff' }, null, null],
    });
    const user = await showForm('bike');
    expect(field('Name')).toHaveValue('Honda Unicorn');
    expect(field('Fuel type')).toHaveDisplayValue('Petrol');
    expect(await screen.findByText('front.jpg')).toBeVisible();
    await fillIn(user, texts.bike);
    for (const [label, choice] of Object.entries(choices.bike)) await user.selectOptions(field(label), choice);
    await user.upload(photoInput(2), rear);
    await save(user);
    await dialog('Honda Unicorn');
    expect(firebase.sent('upload')).toBe(3);
    expect(firebase.sent('upload', 'rear')).toBe(3);
    expect(listingIds('bike')).toEqual(['listing7']);
    expect(storedListings('bike')).toEqual([storedAs('bike', frontFiles, rearFiles)]);
    expect(storedListings('bike')).toMatchObject([{ photoHashes: ['00112233445566ff', hashOfNew] }]);
  });

  test('says of which day it is, and can be given up, with what was sent', async () => {
    const uploaded = keepUploads('car', ...frontFiles).map((url) => ({ url }));
    await writeDraftFields('dealer1', 'car', {
      listingId: 'listing7',
      at: new Date('2025-11-26T12:00Z').getTime(),
      fields: { name: 'Tata Nexon' },
    });
    await writeDraftPhotos('dealer1', 'car', { photos: [null, null, null], uploaded });
    const user = await showForm('car');
    expect(screen.getByText('Your draft of 26 Nov.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start empty' }));
    const question = { title: 'Discard your changes?', text: 'Nothing of it has been posted.' };
    await answerDialog(user, { ...question, button: 'Discard' });
    await waitFor(() => expect(field('Name')).toHaveValue(''));
    expect(screen.queryByText(/^Your draft/)).toBeNull();
    expect(await readDraft('dealer1', 'car')).toEqual(noDraft);
    await waitFor(() => expect(firebase.files()).toEqual([]));
  });

  test('has a copy of a photo that the device has lost: the copy is sent', async () => {
    const make = () => new File(['front'], 'front.jpg', { type: 'image/jpeg', lastModified: 1 });
    const [chosen, copy] = [make(), make()];
    vi.mocked(compressPhoto).mockRejectedValueOnce(new UnusablePhotoError('front.jpg', null));
    const user = await showFilledForm('car', [chosen]);
    await screen.findByText('Not sent');
    await writeDraftPhotos('dealer1', 'car', { photos: [copy, null, null], uploaded: [] });
    loseFile(chosen);
    await save(user);
    await dialog('Maruti Swift');
    expect(compressPhoto).toHaveBeenLastCalledWith(copy);
    expect(storedListings('car')).toEqual([storedAs('car', frontFiles)]);
  });

  test('uploads photos again that another tab has deleted', async () => {
    const [mediumUrl = '', thumbnailUrl = ''] = keepUploads('car', 'front-800.jpg', 'front-400.jpg');
    const url = fileUrl('car_photos/dealer1/1-gone.jpg');
    const user = await showFilledForm('car', [front], [{ url, mediumUrl, thumbnailUrl }, null, null]);
    await save(user);
    await dialog('Maruti Swift');
    expect(firebase.sent('upload')).toBe(1);
    expect(firebase.sent('upload', 'front-1280.jpg')).toBe(1);
    expect(storedListings('car')).toEqual([storedAs('car', frontFiles)]);
  });

  test('sends only a size that is missing: of a draft from before the medium size, or of a small photo none', async () => {
    const [url = '', thumbnailUrl = ''] = keepUploads('car', 'front-1280.jpg', 'front-400.jpg');
    const small = { url: thumbnailUrl, mediumUrl: '', thumbnailUrl };
    const user = await showFilledForm('car', [front, rear], [{ url, thumbnailUrl }, small, null]);
    await save(user);
    await dialog('Maruti Swift');
    expect(firebase.sent('upload')).toBe(1);
    expect(firebase.sent('upload', 'front-800.jpg')).toBe(1);
    expect(storedListings('car')).toMatchObject([
      { carPhotos: [url, thumbnailUrl], mediumPhotos: [storedAddress('front-800.jpg'), ''] },
    ]);
  });
});

test('the name is suggested while the dealer types', async () => {
  const { user } = show(<NewListingPage kind="bike" />);
  const input = await screen.findByRole('combobox', { name: 'Name' });
  await user.type(input, 'bulle');
  await user.click(await screen.findByRole('option', { name: 'Royal Enfield Bullet Cruiser' }));
  expect(input).toHaveValue('Royal Enfield Bullet');
});
