import { describe, expect, test } from 'vitest';
import { logInDealer } from '../../src/accounts/accounts.service';
import { logInAdmin } from '../../src/accounts/adminSession.service';
import { dealerNameKey } from '../../src/accounts/dealerNameKey';
import type { Dealer } from '../../src/dealers/dealer';
import { findDealerInBatch } from '../../src/dealers/dealerBatch';
import { listDealers, readDealers } from '../../src/dealers/dealers.service';
import { findDealersIn, findDealersNamed } from '../../src/dealers/foundDealers.service';
import { readOwnProfile } from '../../src/dealers/ownProfile/ownProfile.service';
import { findDealerAsAdmin } from '../../src/dealersAsAdmin/dealersAsAdmin.service';
import { type DealerAccount, erase, newAdmin, newDealer, stored, write } from '../support/services/arrange';
import { cutDocuments, cutNetwork, restoreNetwork, watchRequests } from '../support/services/network';
import { appError } from '../support/services/observe';
import { pagesOf } from '../support/services/pages';

async function newDealers(count: number): Promise<string[]> {
  const dealers = await Promise.all(Array.from({ length: count }, newDealer));
  return dealers.map(({ uid }) => uid);
}

function idsOf(sellers: readonly (Dealer | undefined)[]): (string | undefined)[] {
  return sellers.map((profile) => profile?.id);
}

const nobody = 'no-dealer-has-this-id';

/** A dealer who is not public. */
async function newUnknownDealer(distName?: string): Promise<DealerAccount> {
  const dealer = await newDealer(distName);
  const path = `sellers/${dealer.uid}`;
  await write(path, { ...(await stored(path)), approved: false });
  return dealer;
}

describe('one dealer', () => {
  test('a visitor reads the public record', async () => {
    const { uid } = await newDealer();
    expect(await readDealers([uid])).toEqual([
      {
        id: uid,
        dealerName: 'Sahyadri Motors',
        distName: 'Pune',
        address: '12 MG Road',
        phone: '9123456780',
        profilePic: 'http://pictures.example/shop.jpg',
        approved: true,
        joinedAt: expect.any(Date),
      },
    ]);
  });

  test.each([
    ['does not exist', async () => nobody],
    ['is not public', async () => (await newUnknownDealer()).uid],
  ])('a dealer who %s is left out, and the others are returned', async (_case, idOf) => {
    const { uid } = await newDealer();
    expect(idsOf(await readDealers([await idOf(), uid]))).toEqual([uid]);
  });

  test('no network is a failure', async () => {
    cutNetwork();
    await expect(readDealers([nobody])).rejects.toEqual(appError('offline'));
  });
});

describe('the dealers of a page of listings', () => {
  test('come in one request', async () => {
    const ids = await newDealers(3);
    const requests = watchRequests('firestore');
    const sellers = await readDealers(ids);
    expect(idsOf(sellers).sort()).toEqual([...ids].sort());
    expect(requests).toHaveLength(1);
  });

  test('fail as a whole if a read of a single one fails', async () => {
    const ids = [...(await newDealers(1)), nobody];
    cutDocuments();
    await expect(readDealers(ids)).rejects.toEqual(appError('offline'));
  });
});

describe('dealers who are requested one by one in the same tick', () => {
  test('come in one request, and each caller gets the right one', async () => {
    const ids = await newDealers(8);
    const requests = watchRequests('firestore');
    expect(idsOf(await Promise.all(ids.map(findDealerInBatch)))).toEqual(ids);
    expect(requests).toHaveLength(1);
  });

  test('a dealer who is requested twice is read once, and both callers get the answer', async () => {
    const [id = ''] = await newDealers(1);
    const requests = watchRequests('firestore');
    expect(idsOf(await Promise.all([findDealerInBatch(id), findDealerInBatch(id)]))).toEqual([id, id]);
    expect(requests).toHaveLength(1);
  });

  test('more dealers than one request may have are read in several', async () => {
    const ids = await newDealers(11);
    const requests = watchRequests('firestore');
    expect(idsOf(await Promise.all(ids.map(findDealerInBatch)))).toEqual(ids);
    expect(requests).toHaveLength(2);
  });

  test('a later moment is a request of its own', async () => {
    const [first = '', second = ''] = await newDealers(2);
    const requests = watchRequests('firestore');
    await findDealerInBatch(first);
    await findDealerInBatch(second);
    expect(requests).toHaveLength(2);
  });

  test('a dealer who does not exist is null, and the others are returned', async () => {
    const [id = ''] = await newDealers(1);
    expect(idsOf(await Promise.all([findDealerInBatch(nobody), findDealerInBatch(id)]))).toEqual([undefined, id]);
  });

  test.each(['a/b', 'a/b/c'])('%j, which cannot be an id, is null, and the others are returned', async (wrongId) => {
    const [id = ''] = await newDealers(1);
    expect(idsOf(await Promise.all([findDealerInBatch(wrongId), findDealerInBatch(id)]))).toEqual([undefined, id]);
  });

  test('a listing without a seller id has no dealer, and nothing is requested', async () => {
    const requests = watchRequests('firestore');
    await expect(findDealerInBatch('')).rejects.toEqual(appError('missing'));
    expect(requests).toEqual([]);
  });

  test('without a network all fail, and the next call sends a new request', async () => {
    const ids = await newDealers(2);
    cutNetwork();
    for (const answer of await Promise.allSettled(ids.map(findDealerInBatch))) {
      expect(answer).toEqual({ status: 'rejected', reason: appError('offline') });
    }
    restoreNetwork();
    expect(idsOf(await Promise.all(ids.map(findDealerInBatch)))).toEqual(ids);
  });
});

describe('a dealer who is not public', () => {
  test('reads the own record', async () => {
    const dealer = await newUnknownDealer();
    await logInDealer(dealer);
    expect(await readOwnProfile(dealer.uid)).toMatchObject({
      dealer: { id: dealer.uid, approved: false },
      change: null,
    });
  });

  test('cannot be read as the own one by another account', async () => {
    const { uid } = await newUnknownDealer();
    await logInDealer(await newDealer());
    await expect(readOwnProfile(uid)).rejects.toEqual(appError('signedOut'));
  });

  test('is read by the admin, together with the other dealers of a page', async () => {
    const [unknown, known] = [await newUnknownDealer(), await newDealer()];
    const { email, password } = await newAdmin();
    await logInAdmin(email, password);
    const requests = watchRequests('firestore');
    const ids = [unknown.uid, nobody, known.uid];
    const dealers = await Promise.all(ids.map(findDealerAsAdmin));
    expect(dealers.map((dealer) => dealer?.profile.id)).toEqual([unknown.uid, undefined, known.uid]);
    // One for the dealers, one for their suspensions.
    expect(requests).toHaveLength(2);
  });

  test('is in no list', async () => {
    const { uid } = await newUnknownDealer('Nowhere yet');
    expect(idsOf((await pagesOf(listDealers)).flat())).not.toContain(uid);
  });
});

test('a dealer without a record reads none', async () => {
  const dealer = await newDealer();
  await logInDealer(dealer);
  await erase(`sellers/${dealer.uid}`);
  await expect(readOwnProfile(dealer.uid)).rejects.toEqual(appError('missing'));
});

describe('dealers by the beginning of their names', () => {
  async function rename({ uid }: DealerAccount, dealerName: string): Promise<void> {
    const path = `sellers/${uid}`;
    await write(path, { ...(await stored(path)), dealerName, nameKey: dealerNameKey(dealerName) });
  }

  test('are public, three at most, in the order of their names, and come in one request', async () => {
    const word = `Q${crypto.randomUUID()}`;
    const names = [`${word} शर्मा`, `${word} Motors`, `${word} ÉTOILE`, `${word} Auto`];
    for (const name of names) await rename(await newDealer(), name);
    await rename(await newUnknownDealer(), `${word} Aaa`);
    await rename(await newDealer(), `Not ${word}`);
    const requests = watchRequests('firestore');
    const found = await findDealersNamed(dealerNameKey(`${word} `));
    expect(found.map(({ dealerName }) => dealerName)).toEqual([names[3], names[1], names[2]]);
    expect(requests).toHaveLength(1);
    const [named] = await findDealersNamed(dealerNameKey(`${word.toUpperCase()}  शर्`));
    expect(named?.dealerName).toBe(names[0]);
  });

  test('are none for any other text', async () => {
    for (const text of ['zzz nobody', '\uF8FF', '\u{10FFFF}', "'; --", '%_*']) {
      expect(await findDealersNamed(text)).toEqual([]);
    }
  });
});

test('dealers in some districts are public, four at most, as they signed up', async () => {
  const [here, there] = [`H${crypto.randomUUID()}`, `T${crypto.randomUUID()}`];
  const move = async ({ uid }: DealerAccount, distName: string) => {
    const path = `sellers/${uid}`;
    await write(path, { ...(await stored(path)), distName });
    return uid;
  };
  const first = await move(await newDealer(), there);
  await move(await newUnknownDealer(), here);
  const requests = watchRequests('firestore');
  const second = await move(await newDealer(), here);
  const before = requests.length;
  expect(idsOf(await findDealersIn([here, there]))).toEqual([first, second]);
  expect(requests.length - before).toBe(1);
  for (let number = 0; number < 3; number += 1) await move(await newDealer(), here);
  expect(await findDealersIn([here, there])).toHaveLength(4);
  expect(await findDealersIn(['Nowhere at all'])).toEqual([]);
});

describe('the list of all public dealers', () => {
  test('comes in pages of 8, each dealer once, in the order of their sign-ups', async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 9; number += 1) ids.push((await newDealer()).uid);
    const pages = await pagesOf(listDealers);
    const all = idsOf(pages.flat());
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((id) => ids.includes(String(id)))).toEqual(ids);
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 8));
  });

  test('no network is a failure', async () => {
    cutNetwork();
    await expect(listDealers(null)).rejects.toEqual(appError('offline'));
  });
});
