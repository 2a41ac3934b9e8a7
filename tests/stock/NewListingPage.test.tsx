import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import NewVehiclePage from '../../src/pages/seller/NewVehiclePage';
import { deleteDraft, readDraft, writeDraftFields, writeDraftPhotos } from '../../src/services/drafts';
import { discardVehiclePhotos, uploadVehiclePhoto } from '../../src/services/photos';
import { forgetSeller, readSession, rememberSeller } from '../../src/services/session';
import { addVehicle } from '../../src/services/vehicles';
import { compressPhoto } from '../../src/workers/photoCompression';
import { inspectPhoto } from '../../src/workers/photoInspection';
import { answerDialog, dialog, fillIn, show, type Typed } from './show';

vi.mock('../../src/services/vehicles', () => ({ addVehicle: vi.fn() }));
vi.mock('../../src/services/photos', () => ({ uploadVehiclePhoto: vi.fn(), discardVehiclePhotos: vi.fn() }));
vi.mock('../../src/services/drafts', () => ({
  readDraft: vi.fn(),
  writeDraftFields: vi.fn(),
  writeDraftPhotos: vi.fn(),
  deleteDraft: vi.fn(),
}));
// Photos are looked at and made smaller by what only browsers have.
vi.mock('../../src/workers/photoCompression', () => ({ compressPhoto: vi.fn() }));
vi.mock('../../src/workers/photoInspection', () => ({ inspectPhoto: vi.fn() }));

const kinds: readonly VehicleKind[] = ['car', 'bike'];

const texts: Readonly<Record<VehicleKind, Typed>> = {
  car: {
    Name: 'Maruti Swift',
    Price: '4.5 lakh',
    Mileage: '21',
    'Kilometers driven': '32000',
    Description: 'One owner.',
  },
  bike: { Name: 'Honda Unicorn', Price: '65,000', Mileage: '50', 'Kilometers driven': '18000' },
};

/** Choices as people read them. */
const choices: Readonly<Record<VehicleKind, Typed>> = {
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
      name: 'Maruti Swift',
      price: '4.5 lakh',
      year: 2019,
      fuelType: 'Petrol',
      transmission: 'Manual',
      engineSize: '1200cc',
      mileage: '21',
      safetyRating: 4,
      warranty: 2,
      seatingCapacity: 5,
      fuelTank: 37,
      size: '',
      kilometers: '32000',
      groundClearance: '',
      description: 'One owner.',
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
    },
  },
} as const;

const front = new File(['front'], 'front.jpg', { type: 'image/jpeg' });
const rear = new File(['rear'], 'rear.png', { type: 'image/png' });
const addressOf = (fileName: string) => `https://photos.example/${fileName}`;

beforeEach(() => {
  vi.resetAllMocks();
  rememberSeller({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' });
  vi.mocked(readDraft).mockResolvedValue({ typed: undefined, chosen: undefined });
  vi.mocked(compressPhoto).mockImplementation(async (file) => ({ photo: file, thumbnail: file }));
  vi.mocked(inspectPhoto).mockResolvedValue(null);
  vi.mocked(uploadVehiclePhoto).mockImplementation(async ({ fileName }) => addressOf(fileName));
});

const field = (label: string) => screen.getByLabelText(label);
const photoInput = (slot: 1 | 2 | 3) => screen.getByLabelText<HTMLInputElement>(`Photo ${slot}`);
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

async function showForm(kind: VehicleKind) {
  const { user } = show(<NewVehiclePage kind={kind} />);
  await screen.findByRole('button', { name: 'Save' });
  return user;
}

/** Fills in everything that is required, and two photos. */
async function fillInAll(user: UserEvent, kind: VehicleKind): Promise<void> {
  await fillIn(user, texts[kind]);
  for (const [label, choice] of Object.entries(choices[kind])) await user.selectOptions(field(label), choice);
  await user.upload(photoInput(1), front);
  await user.upload(photoInput(2), rear);
}

function expectFilledIn(kind: VehicleKind): void {
  for (const [label, text] of Object.entries(texts[kind])) expect(field(label)).toHaveValue(text);
  for (const [label, choice] of Object.entries(choices[kind])) expect(field(label)).toHaveDisplayValue(choice);
  expect(screen.getByText('front.jpg')).toBeVisible();
  expect(screen.getByText('rear.png')).toBeVisible();
}

function expectBlank(kind: VehicleKind): void {
  for (const label of Object.keys(texts[kind])) expect(field(label)).toHaveValue('');
  for (const label of Object.keys(choices[kind])) expect(field(label)).toHaveDisplayValue('Please choose');
  for (const slot of [1, 2, 3] as const) expect(photoInput(slot).files).toHaveLength(0);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
}

describe('the form', () => {
  test.each([
    [
      'car',
      [
        'Name',
        'Price',
        'Purchased year',
        'Fuel type',
        'Transmission',
        'Engine size',
        'Mileage',
        'Safety rating',
        'Warranty',
        'Seating capacity',
        'Fuel tank capacity',
        'Size (optional)',
        'Kilometers driven (optional)',
        'Ground clearance (optional)',
        'Description (optional)',
        'Photo 1',
        'Photo 2 (optional)',
        'Photo 3 (optional)',
      ],
    ],
    [
      'bike',
      [
        'Name',
        'Price',
        'Purchased year',
        'Fuel type',
        'Engine size',
        'Mileage',
        'Fuel tank capacity',
        'Kilometers driven',
        'Description (optional)',
        'Photo 1',
        'Photo 2',
        'Photo 3 (optional)',
      ],
    ],
  ] as const)('of a %s has its title, and its fields in order', async (kind, labels) => {
    await showForm(kind);
    expect(screen.getByRole('heading', { name: 'Enter Car/Vehicles/Truck Details' })).toBeVisible();
    const controls = [...document.querySelectorAll<HTMLInputElement>('form input, form select, form textarea')];
    const shown = controls.map(({ labels, required }) => `${labels?.[0]?.textContent}${required ? '' : ' (optional)'}`);
    expect(shown).toEqual(labels);
  });

  const choicesOf = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(1);

  test('of a car has the choices of the specification, with their units', async () => {
    await showForm('car');
    expect(choicesOf('Purchased year').at(0)).toBe(String(new Date().getFullYear()));
    expect(choicesOf('Purchased year').at(-1)).toBe('2000');
    expect(choicesOf('Fuel type')).toEqual(['Petrol', 'Diesel', 'Electric']);
    expect(choicesOf('Transmission')).toEqual(['Automatic', 'Manual']);
    expect(choicesOf('Safety rating')).toEqual(['1 star', '2 star', '3 star', '4 star', '5 star']);
    expect(choicesOf('Warranty').slice(0, 2)).toEqual(['1 year', '2 years']);
    expect(choicesOf('Seating capacity')).toEqual(['5 seater', '6 seater', '7 seater', '8 seater', '9 seater']);
    expect(choicesOf('Fuel tank capacity').at(-1)).toBe('50 ltr');
  });
});

describe.each(kinds)('a %s that is saved', (kind) => {
  test('is posted with its photos, says so with its name, and leaves a blank form', async () => {
    const user = await showForm(kind);
    await fillInAll(user, kind);
    await save(user);
    await answerDialog(user, { title: texts[kind].Name ?? '', text: 'Uploaded Successfully!' });
    expect(addVehicle).toHaveBeenCalledExactlyOnceWith(
      'dealer1',
      { id: expect.any(String), again: false },
      posted[kind],
      [
        { url: addressOf('front.jpg'), thumbnailUrl: addressOf('front-thumb.jpg') },
        { url: addressOf('rear.png'), thumbnailUrl: addressOf('rear-thumb.jpg') },
      ],
    );
    const folder = `${kind}_photos`;
    expect(uploadVehiclePhoto).toHaveBeenCalledTimes(4);
    for (const [upload] of vi.mocked(uploadVehiclePhoto).mock.calls) {
      expect(upload).toMatchObject({ folder, ownerId: 'dealer1' });
    }
    expectBlank(kind);
    expect(deleteDraft).toHaveBeenCalledExactlyOnceWith('dealer1', kind);
  });

  test('reads Uploading... while it is on its way, shows how far each photo is, and takes no second save', async () => {
    vi.mocked(uploadVehiclePhoto).mockImplementation(({ fileName, onProgress }) => {
      onProgress?.(fileName === 'front.jpg' ? 0.25 : 0.5);
      return new Promise(() => undefined);
    });
    const user = await showForm(kind);
    await fillInAll(user, kind);
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
    expect(await screen.findByText('Sending: 25 %')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Photo 1 progress' })).toHaveValue(0.25);
    expect(screen.getByRole('progressbar', { name: 'Photo 2 progress' })).toHaveValue(0.5);
    expect(screen.queryByRole('progressbar', { name: 'Photo 3 progress' })).toBeNull();
    expect(field('Name')).toBeDisabled();
    expect(photoInput(3)).toBeDisabled();
    expect(uploadVehiclePhoto).toHaveBeenCalledTimes(4);
    expect(addVehicle).not.toHaveBeenCalled();
  });

  test('whose photo cannot be sent says so, keeps everything, and sends only the rest at the next try', async () => {
    vi.mocked(uploadVehiclePhoto).mockImplementation(async ({ fileName }) => {
      if (fileName === 'rear.png') throw new AppError('offline');
      return addressOf(fileName);
    });
    const user = await showForm(kind);
    await fillInAll(user, kind);
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not upload the product. Please try again.' });
    expect(addVehicle).not.toHaveBeenCalled();
    expectFilledIn(kind);
    expect(screen.getByText('Not sent')).toBeVisible();
    expect(screen.getByText('Sent')).toBeVisible();

    vi.mocked(uploadVehiclePhoto)
      .mockClear()
      .mockImplementation(async ({ fileName }) => addressOf(fileName));
    await save(user);
    await answerDialog(user, { title: texts[kind].Name ?? '', text: 'Uploaded Successfully!' });
    expect(vi.mocked(uploadVehiclePhoto).mock.calls.map(([{ fileName }]) => fileName)).toEqual(['rear.png']);
    expect(addVehicle).toHaveBeenCalledOnce();
  });

  test('that cannot be stored says so, keeps everything, and is saved under the same id at the next try', async () => {
    vi.mocked(addVehicle).mockRejectedValueOnce(new AppError('offline'));
    const user = await showForm(kind);
    await fillInAll(user, kind);
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not upload the product. Please try again.' });
    expectFilledIn(kind);
    await save(user);
    await answerDialog(user, { title: texts[kind].Name ?? '', text: 'Uploaded Successfully!' });
    const [first, second] = vi.mocked(addVehicle).mock.calls;
    const id = first?.[1].id;
    expect(first).toEqual(['dealer1', { id, again: false }, posted[kind], expect.anything()]);
    expect(second).toEqual(['dealer1', { id, again: true }, posted[kind], first?.[3]]);
    expect(uploadVehiclePhoto).toHaveBeenCalledTimes(4);
  });

  test('is followed by another one under an id of its own', async () => {
    const user = await showForm(kind);
    for (let round = 1; round <= 2; round += 1) {
      await fillInAll(user, kind);
      await save(user);
      await answerDialog(user, { title: texts[kind].Name ?? '', text: 'Uploaded Successfully!' });
    }
    const ids = vi.mocked(addVehicle).mock.calls.map(([, { id }]) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a dealer whose session has ended', () => {
  test('is told before anything is sent where no seller id is stored', async () => {
    forgetSeller();
    const user = await showForm('car');
    await save(user);
    await answerDialog(user, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
    expect(uploadVehiclePhoto).not.toHaveBeenCalled();
    expect(addVehicle).not.toHaveBeenCalled();
  });

  test('is told when the store says so, and led to the login', async () => {
    const goTo = vi.fn();
    vi.stubGlobal('location', { assign: goTo });
    vi.mocked(uploadVehiclePhoto).mockRejectedValue(new AppError('signedOut'));
    const user = await showForm('car');
    await fillInAll(user, 'car');
    await save(user);
    await answerDialog(user, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/slogin'));
    expect(readSession().seller).toBeNull();
    expect(deleteDraft).not.toHaveBeenCalled();
  });
});

describe('what is refused', () => {
  async function expectRefusal(user: UserEvent, label: string, message: string): Promise<void> {
    await answerDialog(user, { title: 'Invalid Input', text: message });
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  }

  test.each([
    ['car', 'Price', 'Please fill in all required fields.'],
    ['bike', 'Kilometers driven', 'Please fill in all required fields.'],
  ] as const)('a %s without its %s: the focus goes there, nothing is lost', async (kind, label, message) => {
    const user = await showForm(kind);
    await fillInAll(user, kind);
    await user.clear(field(label));
    await save(user);
    await expectRefusal(user, label, message);
    expect(field('Name')).toHaveValue(texts[kind].Name);
    expect(screen.getByText('front.jpg')).toBeVisible();
    expect(addVehicle).not.toHaveBeenCalled();
  });

  test.each([
    ['car', 'Photo 1', 'Please upload at least one car photo.', []],
    ['bike', 'Photo 2', 'Please upload at least two bike photos.', [front]],
  ] as const)('a %s with too few photos: the focus goes to %s', async (kind, label, message, photos) => {
    const user = await showForm(kind);
    await fillIn(user, texts[kind]);
    for (const [choice, option] of Object.entries(choices[kind])) await user.selectOptions(field(choice), option);
    for (const photo of photos) await user.upload(photoInput(1), photo);
    await save(user);
    await expectRefusal(user, label, message);
    expect(addVehicle).not.toHaveBeenCalled();
  });

  test.each(kinds)('%s: a photo of a wrong type, when it is chosen; the input is empty again', async (kind) => {
    await showForm(kind);
    // Drag and drop does not look at what the input accepts.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(photoInput(2), new File(['GIF'], 'rear.gif', { type: 'image/gif' }));
    await expectRefusal(user, 'Photo 2', 'Only JPG, JPEG, and PNG formats are allowed.');
    expect(photoInput(2).files).toHaveLength(0);
    expect(screen.queryByText('rear.gif')).toBeNull();
    expect(inspectPhoto).not.toHaveBeenCalled();
  });

  test.each([
    ['empty', 'This file is empty. Please choose another photo.'],
    ['unreadable', 'This file is not a photo that can be read. Please choose another one.'],
    ['tooLarge', 'This picture has too many pixels. Please choose a smaller one.'],
  ] as const)('a photo that is %s, when it is chosen; the input is empty again', async (fault, message) => {
    vi.mocked(inspectPhoto).mockResolvedValue(fault);
    const user = await showForm('car');
    await user.upload(photoInput(1), new File([fault], 'damaged.jpg', { type: 'image/jpeg' }));
    await expectRefusal(user, 'Photo 1', message);
    expect(photoInput(1).files).toHaveLength(0);
    expect(screen.queryByText('damaged.jpg')).toBeNull();
  });

  test('a photo that turns out unreadable after another one was chosen in its place leaves that one alone', async () => {
    let answer: (fault: 'unreadable') => void = () => undefined;
    vi.mocked(inspectPhoto).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const user = await showForm('car');
    await user.upload(photoInput(1), new File(['?'], 'damaged.jpg', { type: 'image/jpeg' }));
    await fillInAll(user, 'car');
    answer('unreadable');
    await save(user);
    await dialog('Maruti Swift');
    expect(vi.mocked(addVehicle).mock.lastCall?.[3][0]).toMatchObject({ url: addressOf('front.jpg') });
  });
});

describe('a photo that is chosen', () => {
  test('is seen, and can be taken away again', async () => {
    const user = await showForm('car');
    await user.upload(photoInput(1), front);
    expect(screen.getByRole('img', { name: 'Photo 1: front.jpg' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Remove\s*Photo 1$/ }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(photoInput(1).files).toHaveLength(0);
  });

  test.each([
    ['and sent, but then replaced, is taken out of the store', 'denied', 1],
    ['that the listing may show, because no answer came, stays in the store until it is saved', 'offline', 0],
  ] as const)('%s', async (_, kind, discardedAtOnce) => {
    vi.mocked(addVehicle).mockRejectedValueOnce(new AppError(kind));
    const user = await showForm('car');
    await fillInAll(user, 'car');
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not upload the product. Please try again.' });
    await user.click(screen.getByRole('button', { name: /^Remove\s*Photo 2$/ }));
    expect(discardVehiclePhotos).toHaveBeenCalledTimes(discardedAtOnce);
    await save(user);
    await dialog('Maruti Swift');
    expect(discardVehiclePhotos).toHaveBeenCalledExactlyOnceWith([addressOf('rear.png'), addressOf('rear-thumb.jpg')]);
    expect(vi.mocked(addVehicle).mock.lastCall?.[3]).toEqual([
      { url: addressOf('front.jpg'), thumbnailUrl: addressOf('front-thumb.jpg') },
    ]);
  });
});

describe('a half-written listing', () => {
  test('is kept with every change, under one id', async () => {
    const user = await showForm('bike');
    await fillIn(user, { Name: 'Honda' });
    await user.upload(photoInput(1), front);
    expect(writeDraftFields).toHaveBeenLastCalledWith('dealer1', 'bike', {
      listingId: expect.any(String),
      unanswered: false,
      fields: { name: 'Honda' },
    });
    expect(writeDraftPhotos).toHaveBeenLastCalledWith('dealer1', 'bike', {
      photos: [front, null, null],
      uploaded: [null, null, null],
    });
  });

  test('is gone on with: what was typed and chosen stands there, and what was sent is not sent again', async () => {
    vi.mocked(readDraft).mockResolvedValue({
      typed: { listingId: 'listing7', unanswered: true, fields: { name: 'Honda Unicorn', fuelType: 'Petrol' } },
      chosen: {
        photos: [front, null, null],
        uploaded: [
          { url: 'https://photos.example/kept', thumbnailUrl: 'https://photos.example/kept-thumb' },
          null,
          null,
        ],
      },
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
    expect(vi.mocked(uploadVehiclePhoto).mock.calls.map(([{ fileName }]) => fileName)).toEqual([
      'rear.png',
      'rear-thumb.jpg',
    ]);
    expect(addVehicle).toHaveBeenCalledExactlyOnceWith('dealer1', { id: 'listing7', again: true }, posted.bike, [
      { url: 'https://photos.example/kept', thumbnailUrl: 'https://photos.example/kept-thumb' },
      { url: addressOf('rear.png'), thumbnailUrl: addressOf('rear-thumb.jpg') },
    ]);
  });
});
