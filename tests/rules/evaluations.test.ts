import { assertSucceeds, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import { beforeAll, describe, test } from 'vitest';
import { accounts } from './actors';
import { drivenFor, moveWrites, newListing, photosOf, pricedAt } from './documents';
import { emulatorAddress, newProjectId, readRules } from './emulators';
import { writeTogether } from './records';
import { kinds, listingPath, world } from './world';

const { dealer } = accounts;

/** Production and the emulator give up on a request that needs more than a thousand evaluations, and deny it. */
const spare = 100;

/** Asks the dealer's rules for more than they need: each `true &&` is two evaluations. */
function withPadding(rules: string): string {
  const padding = 'true && '.repeat(spare / 2);
  return rules
    .replaceAll('if isEdit(', `if ${padding}isEdit(`)
    .replaceAll('if isNewListing(', `if ${padding}isNewListing(`);
}

let environment: RulesTestEnvironment;

function databaseOf({ uid, email }: { uid: string; email: string }): Firestore {
  return environment.authenticatedContext(uid, { email }).firestore() as unknown as Firestore;
}

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: newProjectId('evaluations'),
    firestore: { ...emulatorAddress('firestore'), rules: withPadding(readRules('firestore.rules')) },
  });
  await environment.withSecurityRulesDisabled((context) =>
    writeTogether(context.firestore() as unknown as Firestore, world),
  );
  return () => environment.cleanup();
});

/** What is dearest to look at: all photos, a price and a distance in words. */
const dearest = (kind: (typeof kinds)[number]) => ({
  ...photosOf(kind, dealer.uid, 3),
  ...pricedAt(kind, 'Rs. 4.5 lakhs/-'),
  ...drivenFor(kind, '1.2 lakh kilometres'),
});

describe.each(kinds)(`a dealer's %s leaves ${spare} evaluations to spare`, (kind) => {
  test('when it is new', () =>
    assertSucceeds(
      setDoc(doc(databaseOf(dealer), `${listingPath(kind, 'pending')}-new`), {
        ...newListing(kind, dealer.uid),
        ...dearest(kind),
      }),
    ));

  test('when it is edited', () =>
    assertSucceeds(
      updateDoc(doc(databaseOf(dealer), listingPath(kind, 'approved')), { ...moveWrites('edit'), ...dearest(kind) }),
    ));

  test('when it is saved as it was', async () => {
    const path = listingPath(kind, 'pending');
    await environment.withSecurityRulesDisabled((context) =>
      updateDoc(doc(context.firestore() as unknown as Firestore, path), dearest(kind)),
    );
    await assertSucceeds(updateDoc(doc(databaseOf(dealer), path), moveWrites('edit')));
  });
});
