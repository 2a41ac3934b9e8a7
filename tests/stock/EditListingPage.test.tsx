import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { noPhotos } from '../../src/listings/form/photoSlots';
import type { Listing, ListingContent, UploadedPhoto } from '../../src/listings/listing';
import { photosOf } from '../../src/listings/photoFiles';
import EditListingPage from '../../src/pages/dealer/EditListingPage';
import { stockLimits } from '../../src/shared/limits';
import { describeName } from '../../src/shared/vehicles/describeName';
import { readDraft, writeDraftFields, writeDraftPhotos } from '../../src/stock/drafts/drafts';
import { blankValues } from '../support/blankValues';
import { requiredValues } from '../support/requiredValues';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInDealer } from '../support/screens/logIn';
import { aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, fillIn, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';
import { storedAddress } from '../support/screens/storedAddress';

const values = {
  ...blankValues('car'),
  ...requiredValues,
  price: '450000',
  kilometers: '32000',
  description: 'One owner.',
  ...describeName('car', 'Maruti Swift', ''),
} as const;

const photoHashes = ['00112233445566ff', 'ff66554433221100'];
const swift = (changed: Partial<Listing> = {}) => aCar({ values, photoHashes, ...changed });
const [front, rear] = photosOf(swift());
const saved = 'Saved. Buyers see it again as soon as it is approved.';
const newFile = new File(['new'], 'new.jpg', { type: 'image/jpeg' });

beforeEach(async () => {
  await logInDealer();
  storeDealer(aDealer());
});

/** The photos of a draft, with nothing uploaded. */
const photosIn = (photos: readonly unknown[]) => noPhotos.photos.map((_, slot) => photos[slot] ?? null);

/** The file that a test adds, once it is uploaded. */
const addedPhoto = (): UploadedPhoto => ({
  url: storedAddress('new-1280.jpg'),
  mediumUrl: storedAddress('new-800.jpg'),
  thumbnailUrl: storedAddress('new-400.jpg'),
  hash: '0123456789abcdef',
});

const storedCar = () => firebase.read(['products', 'car1']);
const photosAre = (...photos: readonly (UploadedPhoto | undefined)[]) => ({
  carPhotos: photos.map((photo) => photo?.url),
  mediumPhotos: photos.map((photo) => photo?.mediumUrl ?? ''),
  thumbnails: photos.map((photo) => photo?.thumbnailUrl),
  photoHashes: photos.map((photo) => photo?.hash ?? ''),
});
/** Another device has written the listing. */
const changeElsewhere = (changed: Partial<Listing>) =>
  storeListing(swift({ updatedAt: new Date('2026-02-01T00:00:00Z'), ...changed }));
const draft = () => readDraft('dealer1', 'car/car1');
const noDraft = { typed: undefined, chosen: undefined };

function showForm(listing: Listing = swift()) {
  storeListing(listing);
  return showPage();
}

function showPage() {
  return show(
    <Routes>
      <Route path="/EditCarProduct/:id" element={<EditListingPage kind="car" />} />
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
    expect(firebase.sent('runQuery', 'products/car1')).toBe(1);
  });

  test('says why it was rejected last, until the next decision', async () => {
    showForm(swift({ state: 'pending', rejectReason: 'Blurred photos.' }));
    expect(await screen.findByText('Last rejected:')).toBeVisible();
    expect(screen.getByText('Blurred photos.')).toBeVisible();
  });

  test('leaves a field blank if its choice no longer exists', async () => {
    const { user } = showForm(swift({ values: { ...values, engineSize: '50cc' } }));
    expect(await screen.findByLabelText('Engine size')).toHaveDisplayValue('Please choose');
    await save(user);
    await answerDialog(user, { title: 'Invalid Input', text: 'Please fill in all required fields.' });
    expect(firebase.sent('commit')).toBe(0);
  });

  test('stores what was changed, says so, and leads back', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    const { carName, carYear, fuelTank, carDescription, createdAt } = storedCar() ?? {};
    const before = { carName, carYear, fuelTank, carDescription, createdAt };
    await fillIn(user, { Price: '4 lakh' });
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(storedCar()).toMatchObject({ ...before, ...photosAre(front, rear), carPrice: '4 lakh', approved: false });
    expect(firebase.sent('upload')).toBe(0);
    expect(firebase.sent('deleteFile')).toBe(0);
    expect(await draft()).toEqual(noDraft);
    await waitFor(() => expect(address()).toBe('/SellerProducts'));
  });
});

describe('a checked dealer', () => {
  const check = (facts: readonly string[]) => ({ facts, at: new Date('2026-01-02T10:00Z'), review: 'check' });
  const live = 'Your change is live at once. Second Gear looks at it afterwards.';
  const toReview = 'Your change goes to review. Until it is approved, buyers do not see the listing.';

  beforeEach(() => storeDealer(aDealer({ check: check(['identity']) })));

  test('reads before Save what the change leads to, and a live edit stays live', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    expect(screen.getByText(/is live at once. Any other edit waits for approval/)).toBeVisible();
    await fillIn(user, { Price: '5 lakh', Description: 'New tyres.' });
    expect(screen.getByText(live)).toBeVisible();
    await fillIn(user, { Name: 'Maruti Baleno' });
    expect(screen.getByText(toReview)).toBeVisible();
    await fillIn(user, { Name: 'Maruti Swift' });
    await user.upload(screen.getByLabelText('Photo 3'), newFile);
    expect(await screen.findByText(toReview)).toBeVisible();
    await press(user, /Remove\s*Photo 3/);
    expect(screen.getByText(live)).toBeVisible();
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: 'Saved. Buyers see it now.' });
    expect(storedCar()).toMatchObject({ carPrice: '5 lakh', carDescription: 'New tyres.', approved: true });
    expect(storedCar()).toMatchObject({ unreviewed: true, priceHistory: [{ priceValue: 450_000 }] });
  });

  test('with another name goes to review, as every dealer', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    await fillIn(user, { Name: 'Maruti Swift VXi' });
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(storedCar()).toMatchObject({ carName: 'Maruti Swift VXi', approved: false });
  });

  test('whose mark was taken off meanwhile is told so before anything is stored', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    await fillIn(user, { Price: '5 lakh' });
    storeDealer(aDealer({ check: check([]) }));
    await save(user);
    const text =
      'Your check mark does not stand any more, so your change goes to review. Save again to send it. Until it is approved, buyers do not see the listing.';
    await answerDialog(user, { title: 'Error', text });
    expect(storedCar()).toMatchObject({ carPrice: '450000', approved: true });
    expect(screen.queryByText(live)).toBeNull();
    expect(screen.getByText(/An edit goes back to the admin for approval/)).toBeVisible();
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(storedCar()).toMatchObject({ carPrice: '5 lakh', approved: false });
  });

  test('reads the same as every dealer about a listing that is not live', async () => {
    showForm(swift({ state: 'rejected' }));
    expect(await screen.findByText(/An edit goes back to the admin for approval/)).toBeVisible();
    expect(screen.queryByText(live)).toBeNull();
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
    expect(storedCar()).toMatchObject(photosAre(rear, front));
  });

  test('must be as many as the kind needs; only new ones are uploaded', async () => {
    const { user } = showForm();
    await screen.findByRole('img', { name: 'Photo 1: stored' });
    await press(user, /Remove\s*Photo 1/);
    await press(user, /Remove\s*Photo 2/);
    await save(user);
    await answerDialog(user, { title: 'Invalid Input', text: 'Please upload at least one car photo.' });
    expect(firebase.sent('commit')).toBe(0);
    await user.upload(screen.getByLabelText('Photo 3'), newFile);
    await screen.findByRole('img', { name: 'Photo 3: new.jpg' });
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(firebase.files()).toHaveLength(3);
    expect(storedCar()).toMatchObject(photosAre(addedPhoto()));
  });
});

describe('a save that fails', () => {
  test('says so, keeps everything, and tells the next try what was sent before', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    firebase.refuse('commit', 'OFFLINE');
    await fillIn(user, { Price: '4 lakh' });
    await user.upload(screen.getByLabelText('Photo 3'), newFile);
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'Could not save the listing. Please try again.' });
    expect(screen.getByLabelText('Price')).toHaveValue('4 lakh');
    expect((await draft()).typed?.sent).toEqual([
      expect.objectContaining({ draft: { kind: 'car', values: { ...values, price: '4 lakh' }, stated: {} } }),
    ]);
    firebase.allow('commit');
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(firebase.sent('upload')).toBe(3);
    expect(firebase.files()).toHaveLength(3);
    const added = addedPhoto();
    expect(storedCar()).toMatchObject({ ...photosAre(front, rear, added), carPrice: '4 lakh' });
  });

  test('because too many wait already says so, and keeps everything', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    firebase.put(['stockCounts', 'dealer1'], { waiting: stockLimits.waiting, all: stockLimits.waiting });
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await fillIn(user, { Price: '4 lakh' });
    await save(user);
    const text =
      'You have 20 listings that wait for approval. Please try again when the admin has decided on some of them.';
    await answerDialog(user, { title: 'Error', text });
    expect(screen.getByLabelText('Price')).toHaveValue('4 lakh');
    expect(await draft()).not.toEqual(noDraft);
  });

  test('because the listing has changed says so, and shows its current state; a photo that was removed elsewhere may be deleted, and does not come back', async () => {
    const { user } = showForm();
    await screen.findByRole('img', { name: 'Photo 2: stored' });
    await fillIn(user, { Price: '4 lakh' });
    changeElsewhere({ state: 'rejected', photos: [front?.url ?? ''], thumbnails: [front?.thumbnailUrl ?? ''] });
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'This listing has changed. Please look again.' });
    expect(await screen.findByText(/It is now: Rejected/)).toBeVisible();
    expect(screen.getByLabelText('Price')).toHaveValue('4 lakh');
    await save(user);
    const text = 'The listing no longer has this photo. Please remove it, or choose it again.';
    await answerDialog(user, { title: 'Invalid Input', text });
    expect(screen.getByLabelText('Photo 2')).toBeInvalid();
    expect(storedCar()).toMatchObject({ carPrice: '450000', Reject: true });

    await press(user, /Remove\s*Photo 2/);
    await save(user);
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
    expect(storedCar()).toMatchObject({ ...photosAre(front), carPrice: '4 lakh', Reject: false });
  });

  test('because the listing has changed can start again with the stored listing', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    await fillIn(user, { Price: '4 lakh' });
    await user.upload(screen.getByLabelText('Photo 3'), newFile);
    changeElsewhere({ values: { ...values, price: '3 lakh' } });
    await save(user);
    await answerDialog(user, { title: 'Error', text: 'This listing has changed. Please look again.' });
    await user.click(await screen.findByRole('button', { name: 'Show it as it is stored' }));
    await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('3 lakh'));
    await waitFor(() => expect(firebase.files()).toEqual([]));
    // The rules would refuse it: the photos are a minute old.
    expect(firebase.sent('deleteFile')).toBe(0);
    expect(await draft()).toEqual(noDraft);
  });
});

describe('a draft', () => {
  const file = new File(['rear'], 'rear.jpg', { type: 'image/jpeg' });
  const basedOn = (listing: Listing) => JSON.stringify([listing.values, listing.photos, listing.thumbnails]);

  const unanswered = { draft: { kind: 'car', values }, photos: [] } as const;

  let draftFiles = 0;

  async function keep(listing: Listing, sent: readonly ListingContent[] = []): Promise<void> {
    // The app deletes no file twice, so each test has another one.
    draftFiles += 1;
    firebase.addFile(`car_photos/dealer1/${draftFiles}-rear.jpg`);
    await writeDraftFields('dealer1', 'car/car1', {
      listingId: 'car1',
      fields: { name: 'Half-written' },
      sent,
      basedOn: basedOn(listing),
    });
    await writeDraftPhotos('dealer1', 'car/car1', {
      photos: [front ?? null, file, null],
      uploaded: [null, { url: storedAddress('rear.jpg') }, null],
    });
  }

  test('is kept with every change, under the listing’s own name', async () => {
    const { user } = showForm();
    await screen.findByLabelText('Price');
    await fillIn(user, { Price: '4 lakh' });
    await user.upload(screen.getByLabelText('Photo 3'), newFile);
    await screen.findByText('1 of 1 photo sent.');
    expect(await draft()).toEqual({
      typed: {
        listingId: 'car1',
        at: expect.any(Number),
        fields: expect.objectContaining({ price: '4 lakh' }),
        labels: noPhotos.labels,
        sent: [],
        basedOn: basedOn(swift()),
      },
      chosen: expect.objectContaining({ photos: photosIn([front, rear, newFile]) }),
    });
  });

  test('of a listing that was edited elsewhere is deleted, with its uploaded photos', async () => {
    await keep(swift({ values: { ...values, price: 'another' } }));
    showForm();
    expect(await screen.findByLabelText('Name')).toHaveValue('Maruti Swift');
    await waitFor(() => expect(firebase.files()).toEqual([]));
    expect(await draft()).toEqual(noDraft);
  });

  test('that may be stored already is continued', async () => {
    await keep(swift({ values: { ...values, price: 'another' } }), [unanswered]);
    showForm();
    expect(await screen.findByLabelText('Name')).toHaveValue('Half-written');
    expect(firebase.files()).toHaveLength(1);
  });

  test('is marked as sent before the request, so that it is not lost if the page is closed', async () => {
    const answer = firebase.hold('commit');
    const { user } = showForm();
    await screen.findByLabelText('Price');
    await fillIn(user, { Price: '4 lakh' });
    await save(user);
    await waitFor(() => expect(firebase.sent('commit')).toBe(1));
    const content = {
      draft: { kind: 'car', values: { ...values, price: '4 lakh' }, stated: {} },
      photos: [front, rear].map((photo) => ({ ...photo, label: '' })),
    };
    expect((await draft()).typed?.sent).toEqual([content]);
    answer();
    await answerDialog(user, { title: 'Maruti Swift', text: saved });
  });

  test('is continued, and can be discarded', async () => {
    await keep(swift({ state: 'pending' }));
    const { user } = showForm();
    expect(await screen.findByLabelText('Name')).toHaveValue('Half-written');
    expect(await screen.findByRole('img', { name: 'Photo 2: rear.jpg' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    const question = { title: 'Discard your changes?', text: 'The listing stays as it is.' };
    await answerDialog(user, { ...question, button: 'Cancel' });
    expect(await draft()).not.toEqual(noDraft);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await answerDialog(user, { ...question, button: 'Discard' });
    await waitFor(() => expect(address()).toBe('/SellerProducts'));
    await waitFor(() => expect(firebase.files()).toEqual([]));
    expect(await draft()).toEqual(noDraft);
  });
});

describe('a listing that cannot be edited', () => {
  test.each(['sold', 'withdrawn'] as const)('one that is %s', async (state) => {
    showForm(swift({ state }));
    expect(await screen.findByText('The sale is over. Put the listing back to edit it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test.each([
    ['missing', 'You have no such listing.'],
    ['signedOut', 'You must be logged in to view your bookings.'],
  ] as const)('where it is %s', async (kind, text) => {
    if (kind === 'signedOut') await endSession();
    showPage();
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('a listing that cannot be read can be tried again', async () => {
    firebase.refuseOnce('runQuery', 'RESOURCE_EXHAUSTED');
    const { user } = showForm();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Could not fetch products. Please try again.');
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Maruti Swift');
  });
});
