import fc from 'fast-check';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { toStoredPhone, toStoredProfile } from '../../src/accounts/account';
import { validateSignUp } from '../../src/accounts/accountForm';
import { dealerNameKey } from '../../src/accounts/dealerNameKey';
import { validateContact } from '../../src/contact/contactForm';
import { type ListingFormValues, toSubmittedListing, validateListing } from '../../src/listings/form/listingForm';
import { isRequired, type ListingField, type ListingKind, listingKinds } from '../../src/listings/kinds';
import { type StatedField, statedFields } from '../../src/listings/stated/statedFacts';
import { toStoredFields } from '../../src/listings/stored/listingContent.record';
import { searchContent } from '../../src/listings/stored/searchTokens';
import { firstVehicleYear, photoLimits, textLimits } from '../../src/shared/limits';
import { cleanLine, cleanText } from '../../src/shared/text/cleanText';
import { isBlank } from '../../src/shared/text/hiddenCharacters';
import { accounts } from './actors';
import { buyerRecord, contactCard, contactMessage, dealerRecord, moveWrites, photosOf } from './documents';
import { changeListing } from './listingWrites';
import { writeTogether } from './records';
import { type Call, openStage } from './stage';
import { kinds, listingPath } from './world';

/**
 * The validators of the app and the rules must agree: the rules accept what a form accepts, and refuse what a form
 * refuses, if somebody sends it without the form.
 */

const stage = openStage();
const { dealer, halfRegistered } = accounts;

/** The same cases in every run, so that a failure can be repeated. */
const cases = { seed: 20_261_123, numRuns: 20 };

/** Texts that people type, texts that they should not type, and texts that nobody types. */
const texts = (longest: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: longest + 2 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: longest + 2 }) },
    { weight: 2, arbitrary: fc.string({ minLength: longest - 1, maxLength: longest + 1 }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '',
        ' ',
        '\u00A0',
        '\u3000\uFEFF',
        '\u200B',
        '\u200D',
        'x\u202Ey',
        '...',
        '0',
        'Ravi ❤\uFE0F',
        '12\n\nPune',
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '4.5 lakh',
        '4 lakh 50 thousand',
        'Rs.\u00A04,50,000/-',
        '45k kms',
        '1e9',
        '-5',
        '٤٥٠٠',
        'K',
      ),
    },
  );

/** Fails unless the rules allow the call exactly if the app would send it. */
async function judgedAlike(call: Call, sent: boolean, asker: Parameters<typeof stage.allows>[0]): Promise<void> {
  await (sent ? stage.allows : stage.denies)(asker, call);
}

function fits(text: string, longest: number): boolean {
  return text.length <= longest;
}

describe.each(kinds)('the form of a %s', (kind: ListingKind) => {
  const { fields } = listingKinds[kind];
  const { photos, thumbnails } = (({ [listingKinds[kind].photos.stored]: urls, thumbnails: small }) => ({
    photos: urls as string[],
    thumbnails: small as string[],
  }))(photosOf(kind, dealer.uid, photoLimits.slots));
  const uploaded = photos.map((url, index) => ({ url, thumbnailUrl: thumbnails[index] ?? '' }));

  const typed = ({ input }: ListingField): fc.Arbitrary<string> => {
    switch (input.type) {
      case 'text':
      case 'textarea':
        return texts(input.maxLength);
      case 'choice':
        return fc.constantFrom(...input.choices, '', 'other', `${input.choices[0]} `);
      case 'numberChoice':
        return fc.oneof(fc.constantFrom(...input.choices.map(String)), fc.constantFrom('', '0', '99', '4.5'));
    }
  };
  const good: ListingFormValues = Object.fromEntries(
    fields.map(({ key, input }) => {
      if (key === 'year') return [key, String(firstVehicleYear)];
      if (key === 'price') return [key, '4.5 lakh'];
      if (input.type === 'choice') return [key, input.choices[0] ?? ''];
      return [key, input.type === 'numberChoice' ? String(input.choices[0]) : 'Maruti 8'];
    }),
  );

  /** Whether the control of the field allows the value, before it is validated. */
  function isOffered(field: ListingField, values: ListingFormValues): boolean {
    const { key, input, derived } = field;
    const text = values[key] ?? '';
    if (isBlank(text) && !isRequired(field, values.fuelType)) return true;
    // The rules know no list of body types. What is blank is derived.
    if (derived && input.type === 'choice') return true;
    switch (input.type) {
      case 'text':
      case 'textarea':
        return fits(String(toSubmittedListing(kind, values).values[key]), input.maxLength);
      case 'choice':
        return input.choices.includes(text.trim());
      case 'numberChoice':
        return input.choices.map(String).includes(text.trim());
    }
  }

  const typedFact = ({ input }: StatedField): fc.Arbitrary<string> =>
    input.type === 'month'
      ? fc.oneof(fc.stringMatching(/^(19|20|21)\d\d-[01]\d$/), texts(7))
      : fc.constantFrom(...input.choices, '', 'other', `${input.choices[0]} `, ` ${input.choices.at(-1)}\n`);

  const possible = ({ input }: StatedField): fc.Arbitrary<string> =>
    input.type === 'month' ? fc.constantFrom('', '2027-03') : fc.constantFrom('', ...input.choices);

  const isOfferedFact = ({ key, input }: StatedField, values: ListingFormValues) => {
    const text = (values[key] ?? '').trim();
    return input.type === 'month' || text === '' || input.choices.includes(text);
  };

  const isSent = (values: ListingFormValues) =>
    fields.every((field) => isOffered(field, values)) &&
    statedFields.every((field) => isOfferedFact(field, values)) &&
    validateListing(kind, values, uploaded).length === 0;

  async function edit(values: ListingFormValues): Promise<void> {
    const draft = toSubmittedListing(kind, values);
    const content = { ...toStoredFields({ draft, photos: uploaded }), ...searchContent(draft.values, 'Pune') };
    const changes = { ...moveWrites('edit', 'pending'), ...content };
    await judgedAlike((db) => changeListing(db, listingPath(kind, 'pending'), changes), isSent(values), 'dealer');
  }

  // A refusal says nothing about the other fields, so each text that the form refuses has a listing of its own.
  test('each field', async () => {
    const texts = fc.record(Object.fromEntries(fields.map((field) => [field.key, typed(field)])));
    await fc.assert(
      fc.asyncProperty(texts, async (written) => {
        const each = Object.entries(written).map(([key, text]) => ({ [key]: text }));
        const accepted = each.filter((one) => isSent({ ...good, ...one }));
        await edit(Object.assign({ ...good }, ...accepted));
        for (const one of each) if (!accepted.includes(one)) await edit({ ...good, ...one });
      }),
      cases,
    );
  });

  test('what an electric vehicle may do without', async () => {
    const choices = fields
      .filter(({ notIfElectric }) => notIfElectric)
      .map((field) => [field.key, typed(field)] as const);
    await fc.assert(
      fc.asyncProperty(fc.record(Object.fromEntries(choices)), (text) =>
        edit({ ...good, fuelType: 'Electric', ...text }),
      ),
      cases,
    );
  });

  test('the stated facts, all at once', async () => {
    const facts = Object.fromEntries(
      statedFields.map((field) => [field.key, fc.oneof({ weight: 9, arbitrary: possible(field) }, typedFact(field))]),
    );
    await fc.assert(
      fc.asyncProperty(fc.record(facts), (stated) => edit({ ...good, ...stated })),
      cases,
    );
  });
});

describe('sign-up', () => {
  const values = {
    name: 'Asha',
    email: halfRegistered.email,
    password: 'Secret@1',
    oldPassword: 'Secret@0',
    phone: '9876543210',
  };
  const noReviewedDealer = { dealerName: 'Sahyadri Motors', district: 'Pune', address: '12 MG Road' };
  const picture = new File(['x'], 'shop.jpg', { type: 'image/jpeg' });
  const phones = fc.oneof(texts(10), fc.stringMatching(/^[0-9]{9,11}$/));

  test.each([
    ['dealerName', 'dealerName', textLimits.dealerName],
    ['district', 'distName', textLimits.district],
    ['address', 'address', textLimits.address],
    ['phone', 'phone', 10],
  ] as const)('of a dealer: %s', async (field, stored, longest) => {
    const record = dealerRecord(halfRegistered);
    await fc.assert(
      fc.asyncProperty(field === 'phone' ? phones : texts(longest), async (text) => {
        const typedValues = { ...values, ...noReviewedDealer, [field]: text, picture };
        const profile = await toStoredProfile(typedValues);
        const sent = fits(profile[stored], longest) && validateSignUp('dealer', typedValues).length === 0;
        const path = `sellers/${halfRegistered.uid}`;
        await stage.given({ [path]: null });
        const changed = { ...record, [stored]: profile[stored] };
        const signedUp = { ...changed, nameKey: dealerNameKey(changed.dealerName) };
        await judgedAlike((db) => setDoc(doc(db, path), signedUp), sent, 'halfRegistered');
      }),
      cases,
    );
  });

  test.each([
    ['name', 'Name', textLimits.personName],
    ['phone', 'phone', 10],
  ] as const)('of a buyer: %s', async (field, stored, longest) => {
    const [buyerPath, cardPath] = [`users/${halfRegistered.uid}`, `UsersIds/${halfRegistered.uid}`];
    await fc.assert(
      fc.asyncProperty(field === 'phone' ? phones : texts(longest), async (text) => {
        const typedValues = { ...values, ...noReviewedDealer, [field]: text, picture: null };
        const kept = field === 'phone' ? toStoredPhone(text) : cleanLine(text);
        const sent = fits(kept, longest) && validateSignUp('buyer', typedValues).length === 0;
        const records = {
          [buyerPath]: { ...buyerRecord(halfRegistered), [stored]: kept },
          [cardPath]: { ...contactCard(halfRegistered.uid), [stored]: kept },
        };
        await stage.given({ [buyerPath]: null, [cardPath]: null });
        await judgedAlike((db) => writeTogether(db, records), sent, 'halfRegistered');
      }),
      cases,
    );
  });
});

test.each([
  ['name', textLimits.personName],
  ['phone', textLimits.contactPhone],
  ['reason', textLimits.contactReason],
] as const)('a contact message: %s', async (field, longest) => {
  const honest = { name: 'Asha', phone: '98765 43210', reason: 'Do you sell vans?' };
  let sentBefore = 0;
  await fc.assert(
    fc.asyncProperty(texts(longest), async (text) => {
      const kept = field === 'reason' ? cleanText(text) : cleanLine(text);
      const sent = fits(kept, longest) && validateContact({ ...honest, [field]: text }).length === 0;
      sentBefore += 1;
      const message = { ...contactMessage(), timestamp: serverTimestamp(), [field]: kept };
      await judgedAlike((db) => setDoc(doc(db, `contacts/message${sentBefore}`), message), sent, 'visitor');
    }),
    cases,
  );
});

test('the generators make accepted and refused values', () => {
  const made = fc.sample(texts(textLimits.listingName), { seed: cases.seed, numRuns: 200 });
  const isGood = (name: string) => validateContact({ name, phone: 'x', reason: 'x' }).length === 0;
  expect(made.filter(isGood).length).toBeGreaterThan(50);
  expect(made.filter((name) => !isGood(name)).length).toBeGreaterThan(10);
});
