import { assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, type Firestore, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, test } from 'vitest';
import { photoLimits } from '../../src/shared/limits';
import { type Account, accounts } from './actors';
import { drivenFor, moveWrites, newListing, photosOf, pricedAt } from './documents';
import { loadFirestoreRules, newProjectId, readRules } from './emulators';
import { type Databases, openDatabases } from './environment';
import { changeListing, writeListing } from './listingWrites';
import { checkedWorld, livePath, pricedLiveEdit } from './liveEdits';
import { writeTogether } from './records';
import { inWorld, kinds, listingPath, world } from './world';

const { dealer } = accounts;

/**
 * Production and the emulator deny a request that needs more than 1,000 evaluations. The writes of a dealer must leave
 * so many of them unused.
 */
const spare = 100;

/** Adds evaluations to each of the dealer's rules: each `true &&` costs two. */
function withPadding(rules: string): string {
  const padding = 'true && '.repeat(spare / 2);
  return rules
    .replaceAll('if isEdit(', `if ${padding}isEdit(`)
    .replaceAll('if isNewListing(', `if ${padding}isNewListing(`)
    .replaceAll('if isLiveEdit(', `if ${padding}isLiveEdit(`);
}

let databases: Databases;
let pastRules: Firestore;

const databaseOf = ({ uid, email }: Account) => databases.as({ sub: uid, email });

beforeAll(async () => {
  const projectId = newProjectId('evaluations');
  await loadFirestoreRules(projectId, withPadding(readRules('firestore.rules')));
  databases = openDatabases(projectId);
  pastRules = databases.pastRules();
  return databases.close;
});

beforeEach(() => writeTogether(pastRules, world));

/** The most expensive values: all photos, a price and a distance in words. */
const dearest = (kind: (typeof kinds)[number]) => ({
  ...photosOf(kind, dealer.uid, photoLimits.slots),
  ...pricedAt(kind, 'Rs. 4.5 lakhs/-'),
  ...drivenFor(kind, '1.2 lakh kilometres'),
});

describe.each(kinds)(`a dealer's %s leaves ${spare} evaluations in reserve`, (kind) => {
  test('when it is new', () =>
    assertSucceeds(
      writeListing(databaseOf(dealer), `${listingPath(kind, 'pending')}-new`, {
        ...newListing(kind, dealer.uid),
        ...dearest(kind),
      }),
    ));

  test('when it is edited', () =>
    assertSucceeds(
      changeListing(databaseOf(dealer), listingPath(kind, 'approved'), {
        ...moveWrites('edit', 'approved'),
        ...dearest(kind),
      }),
    ));

  test('when it is edited live', async () => {
    const path = livePath(kind);
    const before = { ...inWorld(path), ...dearest(kind) };
    await writeTogether(pastRules, { ...checkedWorld, [path]: before });
    await assertSucceeds(updateDoc(doc(databaseOf(dealer), path), pricedLiveEdit(kind, before, 'Rs. 4.75 lakhs/-')));
  });

  test('when it is saved without a change', async () => {
    const path = listingPath(kind, 'pending');
    await updateDoc(doc(pastRules, path), dearest(kind));
    await assertSucceeds(changeListing(databaseOf(dealer), path, moveWrites('edit', 'pending')));
  });
});
