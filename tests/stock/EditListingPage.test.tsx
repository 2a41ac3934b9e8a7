import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import { photosOf, type Vehicle } from '../../src/domain/vehicle';
import EditVehiclePage from '../../src/pages/seller/EditVehiclePage';
import { editVehicle } from '../../src/services/changeVehicle';
import { deleteDraft, readDraft, writeDraftFields, writeDraftPhotos } from '../../src/services/drafts';
import { getOwn } from '../../src/services/ownVehicles';
import { discardVehiclePhotos, uploadVehiclePhoto } from '../../src/services/photos';
import { rememberSeller } from '../../src/services/session';
import { compressPhoto } from '../../src/workers/photoCompression';
import { inspectPhoto } from '../../src/workers/photoInspection';
import { aCar } from './records';
import { address, answerDialog, fillIn, show } from './show';

vi.mock('../../src/services/ownVehicles', () => ({ getOwn: vi.fn() }));
vi.mock('../../src/services/changeVehicle', () => ({ editVehicle: vi.fn() }));
vi.mock('../../src/services/photos', () => ({ uploadVehiclePhoto: vi.fn(), discardVehiclePhotos: vi.fn() }));
vi.mock('../../src/services/drafts', () => ({
  readDraft: vi.fn(),
  writeDraftFields: vi.fn(),
  writeDraftPhotos: vi.fn(),
  deleteDraft: vi.fn(),
}));
vi.mock('../../src/workers/photoCompression', () => ({ compressPhoto: vi.fn() }));
vi.mock('../../src/workers/photoInspection', () => ({ inspectPhoto: vi.fn() }));

const values = {
  name: 'Maruti Swift',
  price: '450000',
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
} as const;

const swift = (changed: Partial<Vehicle> = {}) => aCar({ values, ...changed });
const [front, rear] = photosOf(swift());
const saved = 'Saved. Buyers see it again as soon as it is approved.';
const newFile = new File(['new'], 'new.jpg', { type: 'image/jpeg' });
const addressOf = (fileName: string) => `https://pictures.example/uploaded/${fileName}`;

beforeEach(() => {
  vi.resetAllMocks();
  rememberSeller({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' });
  vi.mocked(readDraft).mockResolvedValue({ typed: undefined, chosen: undefined });
  vi.mocked(compressPhoto).mockImplementation(async (file) => ({ photo: file, thumbnail: file }));
  vi.mocked(inspectPhoto).mockResolvedValue(null);
  vi.mocked(uploadVehiclePhoto).mockImplementation(async ({ fileName }) => addressOf(fileName));
  vi.mocked(editVehicle).mockResolvedValue();
});

function showForm(vehicle: Vehicle = swift()) {
  vi.mocked(getOwn).mockResolvedValue(vehicle);
  return showPage();
}

function showPage() {
  return show(
    <Routes>
      <Route path="/EditCarProduct/:id" element={<EditVehiclePage kind="car" />} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
    '/EditCarProduct/car1',
  );
}

const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Save' }));
const press = (user: UserEvent, name: RegExp) => user.click(screen.getByRole('button', { name }));

describe('the form', () => {
  test('is filled with the listing, and says what an edit leads to', async () => {
    showForm(swift({ state: 'rejected', rejectReason: 'Blurred photos.' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Maruti Swift');
    expect(screen.getByLabelText('Purchased year')).toHaveDisplayValue('2019');
    expect(screen.getByLabelText('Safety rating')).toHaveDisplayValue('4 star');
    expect(screen.getByLabelText('Description')).toHaveValue('One owner.');
    expect(screen.getByRole('img', { name: 'Photo 1: stored' })).toHaveAttribute('src', front?.thumbnailUrl);
    expect(screen.getByRole('img', { name: 'Photo 2: stored' })).toHaveAttribute('src', rear?.thumbnailUrl);
    expect(screen.getByText(/An edit goes back to the admin for approval/)).toBeVisible();
    expect(screen.getByText('Blurred photos.')).toBeVisible();
    expect(getOwn).toHaveBeenCalledExactlyOnceWith('car', 'dealer1', 'car1');
  });

  test('leaves a choice empty that there no longer is', async () => {
    const { user } = showForm(swift({ values: { ...values, engineSize: '50cc' } }));
    expect(await screen.findByLabelText('Engine size')).toHaveDisplayValue('Please choose');
    await save(user);
    await answerDialog(user, { title: 'Invalid Input', text: 'Please fill in all required fields.' });
    expect(editVehicle).not.toHaveBeenCalled();
  });

  test('stores what was changed, says so, and leads back', async () => {
    const vehicle = swift();
    const { user } = showForm(vehicle);
    await screen.findByLabelText('Price');
    await fillIn(user, { Price: '4 lakh' });
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(editVehicle).toHaveBeenCalledExactlyOnceWith(
      vehicle,
      { draft: { kind: 'car', values: { ...values, price: '4 lakh' } }, photos: [front, rear] },
      [],
    );
    expect(uploadVehiclePhoto).not.toHaveBeenCalled();
    expect(discardVehiclePhotos).not.toHaveBeenCalled();
    expect(deleteDraft).toHaveBeenCalledExactlyOnceWith('dealer1', 'car/car1');
    expect(address()).toBe('/SellerProducts');
  });
});

describe('its photos', () => {
  test('are put in order by buttons, and the focus goes with them', async () => {
    const { user } = showForm();
    await screen.findByRole('img', { name: 'Photo 2: stored' });
    expect(screen.getByRole('button', { name: /Move earlier\s*Photo 1/ })).toBeDisabled();
    await press(user, /Move later\s*Photo 1/);
    expect(screen.getByRole('img', { name: 'Photo 1: stored' })).toHaveAttribute('src', rear?.thumbnailUrl);
    expect(screen.getByRole('button', { name: /Move later\s*Photo 2/ })).toHaveFocus();
    expect(screen.getByText('The photo is photo 2 now.')).toBeInTheDocument();
    await press(user, /Move later\s*Photo 2/);
    expect(screen.getByRole('button', { name: /Move earlier\s*Photo 3/ })).toHaveFocus();
    expect(screen.queryByRole('img', { name: 'Photo 2: stored' })).toBeNull();
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(vi.mocked(editVehicle).mock.calls[0]?.[1].photos).toEqual([rear, front]);
  });

  test('are added and taken out; only what is new is sent', async () => {
    const { user } = showForm();
    await screen.findByRole('img', { name: 'Photo 1: stored' });
    await press(user, /Remove\s*Photo 1/);
    await user.upload(screen.getByLabelText('Photo 3'), newFile);
    await screen.findByRole('img', { name: 'Photo 3: new.jpg' });
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(uploadVehiclePhoto).toHaveBeenCalledTimes(2);
    const { photos } = vi.mocked(editVehicle).mock.calls[0]?.[1] ?? {};
    expect(photos).toEqual([rear, { url: addressOf('new.jpg'), thumbnailUrl: addressOf('new-thumb.jpg') }]);
    expect(discardVehiclePhotos).not.toHaveBeenCalled();
  });

  test('must be as many as the kind needs', async () => {
    const { user } = showForm();
    await screen.findByRole('img', { name: 'Photo 1: stored' });
    await press(user, /Remove\s*Photo 1/);
    await press(user, /Remove\s*Photo 2/);
    await save(user);
    await answerDialog(user, { title: 'Invalid Input', text: 'Please upload at least one car photo.' });
    expect(editVehicle).not.toHaveBeenCalled();
  });
});

describe('a save that fails', () => {
  test('says so, keeps everything, and sends at the next try what went before', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    vi.mocked(editVehicle).mockRejectedValueOnce(new AppError('offline'));
    await fillIn(user, { Price: '4 lakh' });
    await user.upload(screen.getByLabelText('Photo 3'), newFile);
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not save the listing. Please try again.' });
    expect(screen.getByLabelText('Price')).toHaveValue('4 lakh');
    expect(discardVehiclePhotos).not.toHaveBeenCalled();
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(uploadVehiclePhoto).toHaveBeenCalledTimes(2);
    const [first, second] = vi.mocked(editVehicle).mock.calls;
    expect(first?.[2]).toEqual([]);
    expect(second?.[2]).toEqual([first?.[1]]);
  });

  test('because it has changed says so, shows how it stands, and can be saved after a look', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    await fillIn(user, { Price: '4 lakh' });
    const now = swift({ state: 'rejected', updatedAt: new Date('2026-02-01T00:00:00Z') });
    vi.mocked(editVehicle).mockRejectedValueOnce(new AppError('changed'));
    vi.mocked(getOwn).mockResolvedValue(now);
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'This listing has changed. Please look again.' });
    expect(await screen.findByText(/It is now: Rejected/)).toBeVisible();
    expect(screen.getByLabelText('Price')).toHaveValue('4 lakh');
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(vi.mocked(editVehicle).mock.calls[1]?.[0]).toEqual(now);
  });

  test('because it has changed can be begun anew with what is stored', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    await fillIn(user, { Price: '4 lakh' });
    await user.upload(screen.getByLabelText('Photo 3'), newFile);
    vi.mocked(editVehicle).mockRejectedValueOnce(new AppError('changed'));
    vi.mocked(getOwn).mockResolvedValue(swift({ values: { ...values, price: '3 lakh' } }));
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'This listing has changed. Please look again.' });
    await user.click(await screen.findByRole('button', { name: 'Show it as it is stored' }));
    await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('3 lakh'));
    expect(discardVehiclePhotos).toHaveBeenCalledExactlyOnceWith([addressOf('new.jpg'), addressOf('new-thumb.jpg')]);
    expect(deleteDraft).toHaveBeenCalledWith('dealer1', 'car/car1');
  });
});

describe('a draft', () => {
  const file = new File(['rear'], 'rear.jpg', { type: 'image/jpeg' });
  const basedOn = (vehicle: Vehicle) => JSON.stringify([vehicle.values, vehicle.photos, vehicle.thumbnails]);

  function keep(vehicle: Vehicle, unanswered = false): void {
    vi.mocked(readDraft).mockResolvedValue({
      typed: {
        listingId: 'car1',
        unanswered,
        fields: { name: 'Half-written' },
        edit: { basedOn: basedOn(vehicle), sent: [] },
      },
      chosen: {
        photos: [front ?? null, file, null],
        uploaded: [null, { url: addressOf('rear.jpg') }, null],
      },
    });
  }

  test('is kept with every change, under the listing’s own name', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    await fillIn(user, { Price: '4 lakh' });
    await user.upload(screen.getByLabelText('Photo 3'), newFile);
    expect(writeDraftFields).toHaveBeenLastCalledWith('dealer1', 'car/car1', {
      listingId: 'car1',
      unanswered: false,
      fields: expect.objectContaining({ price: '4 lakh' }),
      edit: { basedOn: basedOn(swift()), sent: [] },
    });
    expect(writeDraftPhotos).toHaveBeenLastCalledWith('dealer1', 'car/car1', {
      photos: [front, rear, newFile],
      uploaded: [null, null, null],
    });
  });

  test('is gone on with', async () => {
    keep(swift({ state: 'pending' }));
    showForm();
    expect(await screen.findByLabelText('Name')).toHaveValue('Half-written');
    expect(await screen.findByRole('img', { name: 'Photo 2: rear.jpg' })).toBeVisible();
    expect(readDraft).toHaveBeenCalledExactlyOnceWith('dealer1', 'car/car1');
  });

  test('of what has been edited elsewhere is dropped, with what was stored of its photos', async () => {
    keep(swift({ values: { ...values, price: 'another' } }));
    showForm();
    expect(await screen.findByLabelText('Name')).toHaveValue('Maruti Swift');
    expect(discardVehiclePhotos).toHaveBeenCalledExactlyOnceWith([addressOf('rear.jpg')]);
    expect(deleteDraft).toHaveBeenCalledExactlyOnceWith('dealer1', 'car/car1');
  });

  test('that may be what is stored by now is gone on with', async () => {
    keep(swift({ values: { ...values, price: 'another' } }), true);
    showForm();
    expect(await screen.findByLabelText('Name')).toHaveValue('Half-written');
    expect(discardVehiclePhotos).not.toHaveBeenCalled();
  });

  test('can be discarded', async () => {
    keep(swift());
    const { user } = showForm();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    const question = { title: 'Discard your changes?', text: 'The listing stays as it is.' };
    await answerDialog(user, { ...question, button: 'Cancel' });
    expect(deleteDraft).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await answerDialog(user, { ...question, button: 'Discard' });
    await waitFor(() => expect(address()).toBe('/SellerProducts'));
    expect(discardVehiclePhotos).toHaveBeenCalledExactlyOnceWith([addressOf('rear.jpg')]);
  });
});

describe('what is not edited', () => {
  test.each(['sold', 'withdrawn'] as const)('one that is %s', async (state) => {
    showForm(swift({ state }));
    expect(await screen.findByText('The sale is over. Put the listing back to edit it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test.each([
    ['missing', 'You have no such listing.'],
    ['signedOut', 'You must be logged in to view your bookings.'],
  ] as const)('where it is %s', async (kind, text) => {
    vi.mocked(getOwn).mockRejectedValue(new AppError(kind));
    showPage();
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('what cannot be read can be asked for again', async () => {
    vi.mocked(getOwn).mockRejectedValueOnce(new AppError('denied')).mockResolvedValue(swift());
    const { user } = showPage();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Could not fetch products. Please try again.');
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Maruti Swift');
  });
});
