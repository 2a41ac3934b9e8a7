import { type DocumentData, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { dealerNameKey } from '../../src/accounts/dealerNameKey';
import { textLimits } from '../../src/shared/limits';
import { type Account, type ActorName, accounts } from './actors';
import { type Change, type Edges, firstOfEach, joined, setting, unknownKeys, value, without } from './change';
import { buyerRecord, contactCard, dealerRecord, longAgo } from './documents';
import { foreignUrls, ownUrls, requiredLine, requiredName, serverTime, tenDigits } from './fieldEdges';
import { type Records, writeTogether } from './records';
import { openStage } from './stage';
import { grantPath } from './world';

const stage = openStage();
const { buyer, otherBuyer, dealer, halfRegistered } = accounts;

/** Of a name, with the key that the app derives from it. */
function withKey({ name, to }: Change): Change {
  return {
    name,
    to: (honest) => {
      const record = to(honest);
      const { dealerName } = record;
      return typeof dealerName === 'string' ? { ...record, nameKey: dealerNameKey(dealerName) } : record;
    },
  };
}

const { allowed: names, denied: noNames } = requiredName('dealerName', textLimits.dealerName);
const dealerNames: Edges = { allowed: names.map(withKey), denied: noNames.map(withKey) };

/** The key of another name, of a part of it, or of none. */
const nameKeys: Edges = {
  allowed: [
    setting('accents and capitals', { dealerName: 'ÉTOILE Motors', nameKey: 'Étoile motors' }),
    setting('other capitals', { dealerName: 'Sharma Motors', nameKey: 'SHARMA motors' }),
    setting('Devanagari', { dealerName: 'शर्मा Motors', nameKey: 'शर्मा motors' }),
  ],
  denied: [
    value('nameKey', 'sharma motors', 'of another dealer'),
    value('nameKey', 'motors of'),
    value('nameKey', ''),
    value('nameKey', 7),
    value('nameKey', ['motors of uidofdealer']),
    value('nameKey', null),
    value('dealerName', 'Sharma Motors', 'without its key'),
    without('nameKey'),
  ],
};

describe('a dealer’s record', () => {
  const path = `sellers/${halfRegistered.uid}`;
  const honest = dealerRecord(halfRegistered);

  const picturesOf = ({ uid }: Account): Edges => ({
    allowed: ownUrls('seller_profile_pics', uid).map(({ name, url }) => value('profilePic', url, name)),
    denied: foreignUrls('seller_profile_pics', uid).map(({ name, url }) => value('profilePic', url, name)),
  });

  const fields = joined(
    tenDigits('phone'),
    dealerNames,
    nameKeys,
    requiredLine('distName', textLimits.district),
    requiredLine('address', textLimits.address),
    picturesOf(halfRegistered),
    {
      allowed: [],
      denied: [
        ...unknownKeys('email', 'password', 'role', 'verified'),
        value('approved', true),
        value('approved', null),
        without('approved'),
      ],
    },
  );
  const createdAt = serverTime('createdAt');

  describe('at sign-up', () => {
    test('the honest call is allowed', () => stage.allows('halfRegistered', (db) => setDoc(doc(db, path), honest)));

    test.each(fields.allowed)('allowed: $name', ({ to }) =>
      stage.allows('halfRegistered', (db) => setDoc(doc(db, path), to(honest))),
    );

    test.each([...fields.denied, ...createdAt.denied])('denied: $name', ({ to }) =>
      stage.denies('halfRegistered', (db) => setDoc(doc(db, path), to(honest))),
    );

    test.each(['google.com', 'anonymous', 'custom'] as const)('denied: signed in by %s', (provider) =>
      stage.denies({ ...halfRegistered, provider }, (db) => setDoc(doc(db, path), honest)),
    );

    test('denied: under another account’s id, with that account’s picture', () =>
      stage.denies('buyer', (db) => setDoc(doc(db, path), honest)));

    test.each<ActorName>(['buyer', 'admin'])('allowed: as a second role of %s', (actor) => {
      const account = actor === 'buyer' ? buyer : accounts.admin;
      return stage.allows(actor, (db) => setDoc(doc(db, `sellers/${account.uid}`), dealerRecord(account)));
    });
  });

  describe('changed before it is public', () => {
    const own = `sellers/${dealer.uid}`;
    const stored = { ...dealerRecord(dealer), createdAt: longAgo };
    // The same function of the rules checks the fields at sign-up.
    const changes = joined(
      ...[
        tenDigits('phone'),
        dealerNames,
        nameKeys,
        requiredLine('distName', textLimits.district),
        requiredLine('address', textLimits.address),
        picturesOf(dealer),
      ].map(firstOfEach),
    );

    beforeEach(() => stage.given({ [own]: stored }));

    test.each(changes.allowed)('allowed: $name', ({ to }) =>
      stage.allows('dealer', (db) => setDoc(doc(db, own), to(stored))),
    );

    test.each([
      ...changes.denied,
      ...unknownKeys('email'),
      value('createdAt', serverTimestamp(), 'now'),
      value('approved', true),
      value('approved', null),
      without('approved'),
    ])('denied: $name', ({ to }) => stage.denies('dealer', (db) => setDoc(doc(db, own), to(stored))));

    test('denied: by another dealer', () =>
      stage.denies('otherDealer', (db) => updateDoc(doc(db, own), { address: '1 New Street' })));
  });
});

describe('a buyer’s records', () => {
  const { uid, email } = halfRegistered;
  const buyerPath = `users/${uid}`;
  const cardPath = `UsersIds/${uid}`;
  const honest = buyerRecord(halfRegistered);

  /** Both records, as the sign-up writes them: Name and phone are the same in both. */
  function bothRecords(user: DocumentData): Records {
    const card = Object.entries(user).filter(([key]) => key === 'Name' || key === 'phone');
    return { [buyerPath]: user, [cardPath]: Object.fromEntries(card) };
  }

  const ofBoth = [tenDigits('phone'), requiredName('Name', textLimits.personName)];
  const shared = joined(...ofBoth);
  const ofBuyerAlone: readonly Change[] = [
    ...['someone@example.com', email.toUpperCase(), ` ${email}`, '', null].map((other) => value('email', other)),
    without('email'),
    ...unknownKeys('password', 'role', 'sellerId'),
  ];

  describe('at sign-up', () => {
    const honestCall = bothRecords(honest);

    test('the honest call is allowed', () => stage.allows('halfRegistered', (db) => writeTogether(db, honestCall)));

    test.each(shared.allowed)('allowed: $name', ({ to }) =>
      stage.allows('halfRegistered', (db) => writeTogether(db, bothRecords(to(honest)))),
    );

    test.each([...shared.denied, ...ofBuyerAlone, ...serverTime('createdAt').denied])('denied: $name', ({ to }) =>
      stage.denies('halfRegistered', (db) => writeTogether(db, bothRecords(to(honest)))),
    );

    test.each(['google.com', 'anonymous', 'custom'] as const)('denied: signed in by %s', (provider) =>
      stage.denies({ ...halfRegistered, provider }, (db) => writeTogether(db, honestCall)),
    );

    test.each<[string, Records]>([
      ['the users record alone', { [buyerPath]: honest }],
      ['the UsersIds record alone', { [cardPath]: contactCard(uid) }],
      ['another Name in UsersIds', { ...honestCall, [cardPath]: { ...contactCard(uid), Name: 'Somebody' } }],
      ['another phone in UsersIds', { ...honestCall, [cardPath]: { ...contactCard(uid), phone: '9000000000' } }],
      ['an unknown key in UsersIds', { ...honestCall, [cardPath]: { ...contactCard(uid), email } }],
    ])('denied: %s', (_, records) => stage.denies('halfRegistered', (db) => writeTogether(db, records)));

    test('denied: under another account’s id, with the own e-mail address', async () => {
      const call = { [buyerPath]: { ...honest, email: otherBuyer.email } };
      await stage.denies('otherBuyer', (db) => writeTogether(db, { ...honestCall, ...call }));
      await stage.given({ [cardPath]: contactCard(uid) });
      await stage.denies('otherBuyer', (db) => writeTogether(db, call));
    });

    test('allowed: as a second role of a dealer', () =>
      stage.allows('dealer', (db) =>
        writeTogether(db, {
          [`users/${dealer.uid}`]: buyerRecord(dealer),
          [`UsersIds/${dealer.uid}`]: contactCard(dealer.uid),
        }),
      ));
  });

  describe('changed later', () => {
    const stored = { ...honest, createdAt: longAgo };
    const moved = { Name: 'Name after marriage', phone: '9000000000' };
    // The same function of the rules checks the fields at sign-up.
    const first = joined(...ofBoth.map(firstOfEach));

    beforeEach(() => stage.given(bothRecords(stored)));

    test.each(first.allowed)('allowed: $name, in both', ({ to }) =>
      stage.allows('halfRegistered', (db) => writeTogether(db, bothRecords(to(stored)))),
    );

    test.each([...first.denied, ...ofBuyerAlone, value('createdAt', serverTimestamp(), 'now')])(
      'denied: $name',
      ({ to }) => stage.denies('halfRegistered', (db) => writeTogether(db, bothRecords(to(stored)))),
    );

    test.each(['Name', 'phone'] as const)('denied: %s in one of the two records', async (field) => {
      const change = { [field]: moved[field] };
      await stage.denies('halfRegistered', (db) => updateDoc(doc(db, buyerPath), change));
      await stage.denies('halfRegistered', (db) => updateDoc(doc(db, cardPath), change));
      await stage.allows('halfRegistered', (db) =>
        writeTogether(db, { [buyerPath]: { ...stored, ...change }, [cardPath]: { ...contactCard(uid), ...change } }),
      );
    });

    test('denied: the UsersIds record by another account', () =>
      stage.denies('otherBuyer', (db) => setDoc(doc(db, cardPath), contactCard(uid))));

    test('denied: an unknown key in the UsersIds record', () =>
      stage.denies('halfRegistered', (db) => updateDoc(doc(db, cardPath), { address: 'x' })));
  });

  describe('read by a dealer', () => {
    const otherBuyersCard = `UsersIds/${otherBuyer.uid}`;

    test('denied without a grant, allowed with it, and only to the dealer it names', async () => {
      await stage.denies('dealer', (db) => getDoc(doc(db, otherBuyersCard)));
      await stage.given({ [grantPath(otherBuyer.uid, dealer.uid)]: { since: longAgo, vehicleId: 'any' } });
      await stage.shows('dealer', (db) => getDoc(doc(db, otherBuyersCard)));
      await stage.denies('otherDealer', (db) => getDoc(doc(db, otherBuyersCard)));
      await stage.denies('dealer', (db) => getDoc(doc(db, `users/${otherBuyer.uid}`)));
    });
  });
});
