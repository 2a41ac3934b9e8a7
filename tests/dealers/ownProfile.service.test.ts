import { beforeEach, describe, expect, test } from 'vitest';
import type { DealerProfile } from '../../src/accounts/account';
import { logInDealer } from '../../src/accounts/accounts.service';
import { identityOf } from '../../src/dealers/dealerIdentity';
import { readOwnProfile } from '../../src/dealers/ownProfile/ownProfile.service';
import { changeProfile, takeBackChange } from '../../src/dealers/ownProfile/profile.service';
import { identityToEdit, type OwnProfile } from '../../src/dealers/ownProfile/profileChange';
import { type DealerAccount, newDealer, stored, Timestamp, write } from '../support/services/arrange';
import { cutWrites, loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

let dealer: DealerAccount;
beforeEach(async () => {
  dealer = await newDealer();
  await logInDealer(dealer);
  await change('sellers', { approved: false });
});

const recordOf = (collection: 'sellers' | 'profileChanges') => `${collection}/${dealer.uid}`;

/** Changes a record without rules, as the admin would. */
async function change(collection: 'sellers' | 'profileChanges', fields: object): Promise<void> {
  await write(recordOf(collection), { ...(await stored(recordOf(collection))), ...fields });
}

/** The rules keep a picture for its first 15 minutes. The device remembers one that nobody needs. */
const isDiscarded = (address: string) => window.localStorage.getItem('photosToDelete')?.split(' ').includes(address);
const isThere = async (address: string) => (await fetch(address)).ok && !isDiscarded(address);
const profile = () => readOwnProfile(dealer.uid);
const typed: DealerProfile = {
  phone: ' 9000000001 ',
  dealerName: ' Rao Motors ',
  district: 'Nashik',
  address: '<i>5</i> New Road',
};

function picture(name: string) {
  return {
    chosen: new File([name], name, { type: 'image/jpeg' }),
    compressed: new Blob([name], { type: 'image/jpeg' }),
  };
}

/** The values of a form that starts with a profile, with some of them changed. */
function edit(
  shown: OwnProfile,
  changed: Partial<DealerProfile> = {},
  chosen: ReturnType<typeof picture> | null = null,
  again = false,
) {
  const begunWith = identityToEdit(shown, again);
  const { dealerName, distName: district, address, profilePic: pictureBegunWith } = begunWith;
  const asShown = { phone: shown.dealer.phone, dealerName, district, address };
  return changeProfile(shown, { typed: { ...asShown, ...changed }, picture: chosen, pictureBegunWith });
}

describe('the profile of a dealer who is not public', () => {
  test('is changed with its picture; without one, the picture stays; the replaced one is deleted', async () => {
    const before = await stored(recordOf('sellers'));
    expect(await edit(await profile(), typed, picture('one.jpg'))).toEqual({ identity: 'shown', phone: 'changed' });
    const first = await profile();
    expect(await stored(recordOf('sellers'))).toEqual({
      phone: '9000000001',
      dealerName: 'Rao Motors',
      nameKey: 'rao motors',
      distName: 'Nashik',
      address: '<i>5</i> New Road',
      profilePic: expect.stringContaining('one.jpg'),
      createdAt: before?.createdAt,
      approved: false,
    });
    expect(await stored(recordOf('profileChanges'))).toBeUndefined();
    expect(window.localStorage.getItem('dealerName')).toBe('Rao Motors');

    expect(await edit(first, { address: 'Elsewhere' })).toEqual({ identity: 'shown', phone: 'same' });
    expect((await profile()).dealer).toMatchObject({ address: 'Elsewhere', profilePic: first.dealer.profilePic });
    await edit(await profile(), {}, picture('two.jpg'));
    expect(await isThere(first.dealer.profilePic)).toBe(false);
    expect(await isThere((await profile()).dealer.profilePic)).toBe(true);
  });

  test('whose write has failed is written at the next try, with one picture', async () => {
    const shown = await profile();
    const chosen = picture('one.jpg');
    cutWrites();
    await expect(edit(shown, typed, chosen)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await edit(shown, typed, chosen);
    const { dealer } = await profile();
    expect(dealer).toMatchObject({ dealerName: 'Rao Motors' });
    expect(await isThere(dealer.profilePic)).toBe(true);
  });

  test('that has changed elsewhere is not overwritten', async () => {
    const shown = await profile();
    await edit(shown, typed, picture('one.jpg'));
    const other = { ...typed, address: 'Elsewhere' };
    await expect(edit(shown, other, picture('two.jpg'))).rejects.toEqual(appError('changed'));
    expect((await profile()).dealer).toMatchObject({ address: '<i>5</i> New Road' });
  });

  test('of another account is not changed', async () => {
    const { dealer, change } = await profile();
    const { uid: id } = await newDealer();
    await expect(edit({ dealer: { ...dealer, id }, change }, typed)).rejects.toEqual(appError('signedOut'));
  });
});

describe('the profile of a dealer whom buyers see', () => {
  /** A public profile with a picture in the store. */
  async function publicProfile(): Promise<OwnProfile> {
    await edit(await profile(), {}, picture('shop.jpg'));
    await change('sellers', { approved: true });
    return profile();
  }

  /** The same with a waiting change of name and picture. */
  async function waitingProfile(): Promise<OwnProfile> {
    await edit(await publicProfile(), { dealerName: 'Rao Motors' }, picture('new.jpg'));
    return profile();
  }

  async function rejectedProfile(): Promise<OwnProfile> {
    await waitingProfile();
    await change('profileChanges', {
      status: 'rejected',
      reason: 'No such shop.',
      updatedAt: Timestamp.now(),
      lastReview: 'r1',
    });
    return profile();
  }

  function newPicture({ change }: OwnProfile): string {
    if (!change) throw new Error('Nothing waits');
    return change.wanted.profilePic;
  }

  test('a new phone number is public at once; other changes wait, and buyers see the approved values', async () => {
    const shown = await publicProfile();
    expect(await edit(shown, typed, picture('new.jpg'))).toEqual({ identity: 'waiting', phone: 'changed' });
    const { dealer, change } = await profile();
    expect(dealer).toEqual({ ...shown.dealer, phone: '9000000001' });
    expect(change).toMatchObject({
      wanted: { dealerName: 'Rao Motors', distName: 'Nashik', address: '<i>5</i> New Road' },
      status: 'waiting',
      reason: '',
    });
    expect(window.localStorage.getItem('dealerName')).toBe('Sahyadri Motors');
    for (const address of [dealer.profilePic, newPicture({ dealer, change })])
      expect(await isThere(address)).toBe(true);
  });

  test('a new phone number alone leaves no waiting change', async () => {
    expect(await edit(await publicProfile(), { phone: '9000000001' })).toEqual({ identity: 'shown', phone: 'changed' });
    expect(await stored(recordOf('profileChanges'))).toBeUndefined();
    expect((await profile()).dealer.phone).toBe('9000000001');
  });

  test('saved as it is, writes nothing', async () => {
    const shown = await publicProfile();
    const before = await stored(recordOf('sellers'));
    expect(await edit(shown)).toEqual({ identity: 'shown', phone: 'same' });
    expect(await stored(recordOf('sellers'))).toEqual(before);
    expect(await stored(recordOf('profileChanges'))).toBeUndefined();
  });

  test('sent again after a lost answer, is one change', async () => {
    const shown = await publicProfile();
    const chosen = picture('new.jpg');
    loseAnswersToWrites();
    await expect(edit(shown, typed, chosen)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    const sent = await stored(recordOf('profileChanges'));
    expect(sent).toMatchObject({ dealerName: 'Rao Motors' });
    expect(await edit(shown, typed, chosen)).toEqual({ identity: 'waiting', phone: 'changed' });
    expect(await stored(recordOf('profileChanges'))).toEqual(sent);
    expect(await isThere(newPicture(await profile()))).toBe(true);
  });

  test('a picture whose answer was lost is not deleted, even if another one is chosen', async () => {
    const shown = await publicProfile();
    loseAnswersToWrites();
    await expect(edit(shown, typed, picture('new.jpg'))).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await expect(edit(shown, typed, picture('other.jpg'))).rejects.toEqual(appError('changed'));
    expect(newPicture(await profile())).toContain('new.jpg');
    expect(await isThere(newPicture(await profile()))).toBe(true);
  });

  test('a waiting change is changed again; its picture is deleted, the public one stays', async () => {
    const shown = await waitingProfile();
    expect(await edit(shown, {}, picture('newer.jpg'))).toEqual({ identity: 'waiting', phone: 'same' });
    const now = await profile();
    expect(now.change?.wanted.dealerName).toBe('Rao Motors');
    expect(await isThere(newPicture(shown))).toBe(false);
    expect(await isThere(newPicture(now))).toBe(true);
    expect(await isThere(now.dealer.profilePic)).toBe(true);
  });

  test('a new phone number does not change a waiting change', async () => {
    const shown = await waitingProfile();
    const sent = await stored(recordOf('profileChanges'));
    expect(await edit(shown, { phone: '9000000001' })).toEqual({ identity: 'waiting', phone: 'changed' });
    expect(await stored(recordOf('profileChanges'))).toEqual(sent);
  });

  test('typing the public values takes the waiting change back', async () => {
    await edit(await publicProfile(), { dealerName: 'Rao Motors' });
    const shown = await profile();
    expect(await edit(shown, { dealerName: 'Sahyadri Motors' })).toEqual({ identity: 'shown', phone: 'same' });
    expect(await stored(recordOf('profileChanges'))).toBeUndefined();
    expect(await isThere(shown.dealer.profilePic)).toBe(true);
  });

  test('a change from another device is not overwritten, and keeps its picture', async () => {
    const shown = await publicProfile();
    await edit(shown, { dealerName: 'Rao Motors' }, picture('new.jpg'));
    await expect(edit(shown, { dealerName: 'Other Motors' }, picture('other.jpg'))).rejects.toEqual(
      appError('changed'),
    );
    const now = await profile();
    expect(now.change?.wanted.dealerName).toBe('Rao Motors');
    expect(await isThere(newPicture(now))).toBe(true);
  });

  test('a change that the admin has decided on meanwhile is not overwritten', async () => {
    const shown = await waitingProfile();
    await change('profileChanges', { status: 'rejected', reason: 'No such shop.', updatedAt: Timestamp.now() });
    await expect(edit(shown, { address: 'Elsewhere' })).rejects.toEqual(appError('changed'));
    expect((await profile()).change).toMatchObject({ status: 'rejected', reason: 'No such shop.' });
  });

  test('a dealer who has become public since the form was opened also waits', async () => {
    const shown = await publicProfile();
    const before = { ...shown, dealer: { ...shown.dealer, approved: false } };
    expect(await edit(before, { dealerName: 'Rao Motors' })).toEqual({ identity: 'waiting', phone: 'same' });
    expect((await profile()).dealer.dealerName).toBe('Sahyadri Motors');
  });

  test('the form starts with the waiting change, and with a rejected one only to send it again', async () => {
    const waiting = await waitingProfile();
    expect(identityToEdit(waiting, false).dealerName).toBe('Rao Motors');
    const rejected = await rejectedProfile();
    expect(identityToEdit(rejected, false).dealerName).toBe('Sahyadri Motors');
    expect(identityToEdit(rejected, true).dealerName).toBe('Rao Motors');
  });

  test('a rejected change is sent again with its picture, and names the decision', async () => {
    const shown = await rejectedProfile();
    expect(await edit(shown, { dealerName: 'Rao & Sons' }, null, true)).toEqual({ identity: 'waiting', phone: 'same' });
    expect(await stored(recordOf('profileChanges'))).toMatchObject({
      dealerName: 'Rao & Sons',
      profilePic: newPicture(shown),
      status: 'waiting',
      reason: '',
      lastReview: 'r1',
    });
    expect(await isThere(newPicture(shown))).toBe(true);
  });

  test('the reason of a rejection stays when only the phone number is changed', async () => {
    const shown = await rejectedProfile();
    expect(await edit(shown, { phone: '9000000001' })).toEqual({ identity: 'shown', phone: 'changed' });
    expect((await profile()).change).toEqual(shown.change);
    expect(await isThere(newPicture(shown))).toBe(true);
  });

  test('an approved change is no change any more', async () => {
    const { change: sent } = await waitingProfile();
    await change('sellers', { ...sent?.wanted });
    await change('profileChanges', { status: 'approved', updatedAt: Timestamp.now() });
    expect(await profile()).toMatchObject({ dealer: { dealerName: 'Rao Motors' }, change: null });
  });

  describe('a change that is taken back', () => {
    test.each([
      ['what waits', waitingProfile],
      ['what was rejected', rejectedProfile],
    ])('is deleted with its picture (%s); the public one stays', async (_case, given) => {
      const shown = await given();
      await takeBackChange(shown);
      expect(await stored(recordOf('profileChanges'))).toBeUndefined();
      expect(await isThere(newPicture(shown))).toBe(false);
      expect(await isThere(shown.dealer.profilePic)).toBe(true);
      expect(identityOf((await profile()).dealer)).toEqual(identityOf(shown.dealer));
    });

    test('leaves the public picture if it changes the name only', async () => {
      await edit(await publicProfile(), { dealerName: 'Rao Motors' });
      const shown = await profile();
      await takeBackChange(shown);
      expect(await isThere(shown.dealer.profilePic)).toBe(true);
    });

    test('is deleted if the call is repeated after a lost answer', async () => {
      const shown = await waitingProfile();
      loseAnswersToWrites();
      await expect(takeBackChange(shown)).rejects.toEqual(appError('offline'));
      restoreNetwork();
      await takeBackChange(shown);
      expect(await isThere(newPicture(shown))).toBe(false);
    });

    test('is not deleted if the admin has approved it, and its picture stays', async () => {
      const shown = await waitingProfile();
      await change('sellers', { ...shown.change?.wanted });
      await change('profileChanges', { status: 'approved', updatedAt: Timestamp.now() });
      await expect(takeBackChange(shown)).rejects.toEqual(appError('changed'));
      expect(await isThere(newPicture(shown))).toBe(true);
    });

    test('is not deleted if the admin has rejected it: the dealer must read the reason', async () => {
      const shown = await waitingProfile();
      await change('profileChanges', { status: 'rejected', reason: 'No such shop.', updatedAt: Timestamp.now() });
      await expect(takeBackChange(shown)).rejects.toEqual(appError('changed'));
      expect((await profile()).change?.reason).toBe('No such shop.');
    });
  });

  test('of an account that was suspended meanwhile is denied, and leaves nothing behind', async () => {
    const shown = await publicProfile();
    await write(`suspensions/${dealer.uid}`, {
      reason: 'Fraud',
      wasPublic: true,
      since: Timestamp.now(),
      lastReview: '',
    });
    await expect(edit(shown, typed)).rejects.toEqual(appError('denied'));
    expect(await stored(recordOf('profileChanges'))).toBeUndefined();
  });
});
