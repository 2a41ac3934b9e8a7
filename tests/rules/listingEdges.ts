import { type ListingField, type ListingKind, listingKinds, storedFieldName } from '../../src/listings/kinds';
import { photoLabels } from '../../src/listings/photoLabels';
import type { StatedFacts, StatedKey } from '../../src/listings/stated/statedChoices';
import { statedFields, toStoredStated } from '../../src/listings/stated/statedFacts';
import { firstVehicleYear, photoLimits, textLimits } from '../../src/shared/limits';
import { yearOf } from '../../src/shared/time/indianZone';
import { type Change, type Edges, firstOfEach, joined, setting, value, without } from './change';
import { downloadUrl, drivenFor, photosOf, photoUrls, pricedAt, statedSample } from './documents';
import { choice, foreignUrls, optionalText, ownUrls, requiredText, wholeNumber } from './fieldEdges';
import { readableNames, unreadableNames } from './names';

/** Prices as texts, each with its derived field. Values of other types replace the text only. */
function priceEdges(kind: ListingKind, longest: number): Edges {
  const field = storedFieldName(kind, 'price');
  const { denied } = requiredText(field, longest);
  return {
    allowed: [
      setting(`${field}: one digit`, pricedAt(kind, '7')),
      setting(`${field}: ${longest} characters`, pricedAt(kind, `4.${'5'.padEnd(longest - 7, '0')} lakh`)),
      setting(`${field}: words`, pricedAt(kind, 'Call us')),
    ],
    denied: denied.map(({ name, to }) => ({
      name,
      to: (honest) => {
        const changed = to(honest);
        const price: unknown = changed[field];
        return typeof price === 'string' ? { ...changed, ...pricedAt(kind, price) } : changed;
      },
    })),
  };
}

/** Distances as texts, each with its derived field. */
function distanceEdges(kind: ListingKind, { stored, required }: ListingField, longest: number): Edges {
  const { allowed, denied } = required ? requiredText(stored, longest) : optionalText(stored, longest);
  const withValue = ({ name, to }: Change): Change => ({
    name,
    to: (honest) => {
      const changed = to(honest);
      const distance: unknown = changed[stored];
      return typeof distance === 'string' ? { ...changed, ...drivenFor(kind, distance) } : changed;
    },
  });
  return { allowed: allowed.map(withValue), denied: denied.map(withValue) };
}

/** Names of each script, and names that deceive, are tried with the names of dealers and buyers. */
function nameEdges(field: string, longest: number): Edges {
  const { allowed, denied } = requiredText(field, longest);
  return {
    allowed: [...allowed, value(field, readableNames[0])],
    denied: [...denied, value(field, unreadableNames[0]?.name)],
  };
}

/** The rules know no dictionary: any short text may be a make, a model or a body type, if it begins with no blank. */
function labelEdges(field: string, longest: number): Edges {
  const { allowed, denied } = requiredText(field, longest);
  const blanks = { 'a tab': '\t', 'a vertical tab': '\u000B', 'a byte order mark': '\uFEFF' };
  return {
    allowed,
    denied: [...denied, ...Object.entries(blanks).map(([name, blank]) => value(field, `${blank}x`, `${name} first`))],
  };
}

/** The edges of one form field, from its description in `listingKinds`. */
function formFieldEdges(kind: ListingKind, field: ListingField): Edges {
  const { key, stored, required, input, derived } = field;
  if (derived) return labelEdges(stored, textLimits[key === 'make' || key === 'model' ? key : 'bodyType']);
  if (key === 'year') return wholeNumber(stored, firstVehicleYear, yearOf(new Date()));
  if (input.type === 'choice') return choice(stored, required ? input.choices : [...input.choices, '']);
  if (input.type === 'numberChoice') return wholeNumber(stored, Math.min(...input.choices), Math.max(...input.choices));
  if (key === 'name') return nameEdges(stored, input.maxLength);
  if (key === 'price') return priceEdges(kind, input.maxLength);
  if (key === 'kilometers') return distanceEdges(kind, field, input.maxLength);
  return required ? requiredText(stored, input.maxLength) : optionalText(stored, input.maxLength);
}

function replaced(list: readonly string[], index: number, url: unknown): unknown[] {
  return list.map((honest, at) => (at === index ? url : honest));
}

/** What isCar and isBike say about the photos: the fewest of them, and their folder. */
function photoCountEdges(kind: ListingKind, sellerId: string): Edges {
  const { stored, folder, min } = listingKinds[kind].photos;
  const photos = photoUrls(kind, sellerId, photoLimits.fixedSlots);
  const ofTheOtherKind = downloadUrl(folder === 'bike_photos' ? 'car_photos' : 'bike_photos', sellerId, 'photo.jpg');
  return {
    allowed: [min, photoLimits.slots].map((count) => setting(`${count} photos`, photosOf(kind, sellerId, count))),
    denied: [
      ...[min - 1, photoLimits.slots + 1].map((count) => setting(`${count} photos`, photosOf(kind, sellerId, count))),
      value(stored, replaced(photos, 0, ofTheOtherKind), 'in the folder of the other kind'),
    ],
  };
}

function photoEdges(kind: ListingKind, sellerId: string): Edges {
  const { stored, folder } = listingKinds[kind].photos;
  const usual = photoLimits.fixedSlots;
  const photos = photoUrls(kind, sellerId, usual);
  const sizeOf = { [stored]: '1280', mediumPhotos: '800', thumbnails: '400' };
  const fields = Object.keys(sizeOf);
  const urlsIn = (field: string, count: number = usual) => photoUrls(kind, sellerId, count, `-${sizeOf[field]}.webp`);
  const notMine = (field: string) => downloadUrl(folder, 'uidOfSomebody', `photo-${sizeOf[field]}.webp`);
  const ofAnotherBucket = (field: string) =>
    downloadUrl(folder, sellerId, `photo-${sizeOf[field]}.webp`, 'attackers-project.appspot.com');
  const sized = (ending: string) => downloadUrl(folder, sellerId, `photo${ending}`);
  const places = fields.flatMap((field) => photos.map((_, index) => ({ field, index })));
  return {
    allowed: [
      ...ownUrls(folder, sellerId).map(({ name, url }) => value(stored, replaced(photos, 0, url), name)),
      value('mediumPhotos', ['', '', ''], 'none'),
      ...['-800.webp', '-800.jpg'].map((ending) =>
        value('mediumPhotos', replaced(urlsIn('mediumPhotos'), 1, sized(ending)), ending),
      ),
      ...['-400.webp', '-400.jpg', '-thumb.jpg'].map((ending) =>
        value('thumbnails', replaced(urlsIn('thumbnails'), 1, sized(ending)), ending),
      ),
      setting('one file for a small photo', {
        [stored]: replaced(photos, 0, sized('-400.webp')),
        mediumPhotos: replaced(urlsIn('mediumPhotos'), 0, ''),
        thumbnails: replaced(urlsIn('thumbnails'), 0, sized('-400.webp')),
      }),
    ],
    denied: [
      ...['mediumPhotos', 'thumbnails'].flatMap((field) => [
        value(field, urlsIn(field, usual - 1), 'one too few'),
        value(field, urlsIn(field, usual + 1), 'one too many'),
        value(field, [urlsIn(field, 2).join(' '), urlsIn(field)[2]], 'two addresses in one text, so one too few'),
        value(field, []),
      ]),
      value('thumbnails', ['', '', ''], 'none'),
      ...['-1280.webp', '-400.webp', '-800.png', '-800xjpg', '.webp'].map((ending) =>
        value('mediumPhotos', replaced(urlsIn('mediumPhotos'), 1, sized(ending)), `with the name photo${ending}`),
      ),
      ...['-1280.webp', '-800.webp', '-400.png', '-400xjpg', '-thumb.webp', '-thumbxjpg', '.jpg'].map((ending) =>
        value('thumbnails', replaced(urlsIn('thumbnails'), 1, sized(ending)), `with the name photo${ending}`),
      ),
      ...foreignUrls(folder, sellerId).map(({ name, url }) => value(stored, replaced(photos, 0, url), name)),
      ...places.map(({ field, index }) =>
        value(field, replaced(urlsIn(field), index, notMine(field)), `another owner’s in place ${index + 1}`),
      ),
      ...fields.map((field) => value(field, replaced(urlsIn(field), 0, ofAnotherBucket(field)), 'of another bucket')),
      ...[1, 2].map((index) =>
        value(stored, replaced(photos, index, photos[0]), `the first again in place ${index + 1}`),
      ),
      value(stored, [photos.slice(0, 2).join(' '), photos[2], ''], 'two addresses in one text'),
      setting('another owner’s as the last of two', {
        ...photosOf(kind, sellerId, 2),
        thumbnails: replaced(urlsIn('thumbnails', 2), 1, notMine('thumbnails')),
      }),
      ...fields.flatMap((field): Change[] => [
        value(field, photos[0], 'a text'),
        value(field, { 0: photos[0], 1: photos[1], 2: photos[2] }, 'a map'),
        value(field, 3),
        value(field, null),
        without(field),
      ]),
    ],
  };
}

/** The labels of three photos. */
function photoLabelEdges(kind: ListingKind, sellerId: string): Edges {
  const most = photosOf(kind, sellerId, photoLimits.slots);
  const [urls, small] = [most[listingKinds[kind].photos.stored] as string[], most.thumbnails as string[]];
  const last = photoLimits.slots - 1;
  const hash = '0123456789abcdef';
  const notMine = downloadUrl(listingKinds[kind].photos.folder, 'uidOfSomebody', 'photo-400.webp');
  return {
    allowed: [
      value('photoLabels', ['', '', ''], 'none'),
      value('photoHashes', ['', '', ''], 'none'),
      value('photoHashes', [hash, '', hash]),
      ...photoLabels.map((label) => value('photoLabels', ['', label, label])),
    ],
    denied: [
      ...[['Front'], ['Front', 'Rear'], ['', '', '', ''], []].map((labels) => value('photoLabels', labels)),
      ...['front', 'Engine', 'Front ', ' ', 'Front|Rear', 'Front Rear'].map((label) =>
        value('photoLabels', ['', label, '']),
      ),
      value('photoLabels', ['Front Rear', ''], 'two in one text'),
      ...[7, null, true, { x: 'Front' }].map((label) => value('photoLabels', ['', label, ''])),
      ...['Front', { 0: '', 1: '', 2: '' }, 3, null].map((labels) => value('photoLabels', labels)),
      without('photoLabels'),
      ...[[], [hash], [hash, hash, hash, hash]].map((hashes) => value('photoHashes', hashes)),
      ...[hash.slice(1), `${hash}0`, hash.toUpperCase(), `${hash} ${hash}`, ' ', 7, null].map((other) =>
        value('photoHashes', [hash, other, hash]),
      ),
      ...[hash, null].map((hashes) => value('photoHashes', hashes)),
      without('photoHashes'),
      setting('two addresses in one text, and a thumbnail too few', {
        [listingKinds[kind].photos.stored]: [`${urls[0]} ${urls[3]}`, urls[1], urls[2]],
        thumbnails: small.slice(0, 2),
      }),
      setting('a label and a hash in one text, and a hash too few', {
        photoLabels: ['', '', `Front ${hash}`],
        photoHashes: [hash, hash],
      }),
      setting('the last of all is the first', {
        ...most,
        [listingKinds[kind].photos.stored]: urls.with(last, urls[0] ?? ''),
      }),
      setting('the last of all is another owner’s', {
        ...most,
        [listingKinds[kind].photos.stored]: urls.with(last, notMine),
      }),
      setting('the last small one of all is another owner’s', { ...most, thumbnails: small.with(last, notMine) }),
    ],
  };
}

/** Stored facts with one difference, and the flag of complete papers as before. */
function statedAs(key: string, changed: unknown, papers: string): Change {
  const stated = { ...toStoredStated(statedSample), papers, [key]: changed };
  return setting(`stated.${key}: ${JSON.stringify(changed)}`, { stated });
}

/** Stored facts with these differences, and the flag of complete papers that follows from them. */
function honestlyStated(name: string, differences: StatedFacts): Change {
  return setting(`stated: ${name}`, { stated: toStoredStated({ ...statedSample, ...differences }) });
}

/** What a fact may be, and what it may not. */
interface FactValues {
  readonly key: StatedKey;
  readonly possible: readonly string[];
  readonly impossible: readonly string[];
}

function factValues({ key, input }: (typeof statedFields)[number]): FactValues {
  if (input.type === 'month') {
    const impossible = ['1999-12', '2100-01', '2027-00', '2027-13', '2027-3', '2027-03\n'];
    return { key, possible: ['2000-01', '2099-12'], impossible };
  }
  if (key === 'registeredYear') {
    return { key, possible: ['2000', '2099'], impossible: ['1999', '2100', '19', '20199'] };
  }
  const [first = ''] = input.choices;
  return { key, possible: input.choices, impossible: [`${first} `, `${first}\n`, input.choices.join('|')] };
}

/** A record for each possible value. Each has one of every fact, as long as the fact has more. */
function possibleFacts(facts: readonly FactValues[]): Change[] {
  const most = Math.max(...facts.map(({ possible }) => possible.length));
  const records = Array.from({ length: most }, (_, index) =>
    Object.fromEntries(
      facts.flatMap(({ key, possible }) => (index < possible.length ? [[key, possible[index] as string]] : [])),
    ),
  );
  const lacking = facts.map(({ key }) => ({ [key]: '' }));
  return [...records, ...lacking].map((stated) => honestlyStated(JSON.stringify(stated), stated));
}

/** The rules read all facts as one text, so values of other types are tried with one fact. */
function impossibleFacts({ key, impossible }: FactValues, index: number): Change[] {
  const papersOf = (text: string) => toStoredStated({ ...statedSample, [key]: text }).papers;
  return [
    ...[' ', 'other', ...impossible].map((text) => statedAs(key, text, papersOf(text))),
    ...(index === 0 ? [7, ['x'], { x: 'x' }, null, true] : [7]).map((other) => statedAs(key, other, 'Complete')),
  ];
}

function statedFactEdges(): Edges[] {
  const facts = statedFields.map(factValues);
  const each: Edges = { allowed: possibleFacts(facts), denied: facts.flatMap(impossibleFacts) };
  const lacking = (key: StatedKey, text = ''): StatedFacts => ({ ...statedSample, [key]: text });
  const incomplete: readonly StatedFacts[] = [
    lacking('registeredState'),
    lacking('registeredYear'),
    lacking('insuranceUntil'),
    lacking('serviceHistory'),
    lacking('serviceHistory', 'None'),
    lacking('loan'),
    lacking('loan', 'Running'),
  ];
  const complete = toStoredStated(statedSample);
  const together: Edges = {
    allowed: [
      setting('stated: nothing', { stated: toStoredStated({}) }),
      setting('stated: complete papers with less', {
        stated: toStoredStated({ ...statedSample, owners: '', accidents: '', spareKey: '', serviceHistory: 'Part' }),
      }),
    ],
    denied: [
      setting('stated: complete papers that are not marked as complete', { stated: { ...complete, papers: '' } }),
      ...incomplete.map((facts) =>
        setting(`stated: papers that are called complete: ${JSON.stringify(facts)}`, {
          stated: { ...toStoredStated(facts), papers: 'Complete' },
        }),
      ),
      ...['complete', 'Complete ', true, null].map((papers) => statedAs('papers', papers, '')),
      ...Object.keys(complete).map((key) =>
        setting(`stated.${key} missing`, {
          stated: Object.fromEntries(Object.entries(complete).filter(([other]) => other !== key)),
        }),
      ),
      setting('stated: an unknown fact', { stated: { ...complete, stolen: 'No' } }),
      setting('stated: facts that are moved by a line', {
        stated: { ...complete, owners: '1\nMaharashtra', registeredState: '' },
      }),
      value('stated', Object.values(complete), 'a list'),
      value('stated', 'Full'),
      value('stated', null),
      without('stated'),
    ],
  };
  return [each, together];
}

/** An electric vehicle may do without an engine size and a tank, and no other one may do without an engine size. */
function electricEdges(kind: ListingKind): Edges {
  const [fuelType, engineSize, fuelTank] = (['fuelType', 'engineSize', 'fuelTank'] as const).map((key) =>
    storedFieldName(kind, key),
  ) as [string, string, string];
  const without = { [engineSize]: '', [fuelTank]: 0 };
  return {
    allowed: [
      setting('electric, without engine size and tank', { [fuelType]: 'Electric', ...without }),
      setting('electric, with an engine size', { [fuelType]: 'Electric' }),
    ],
    denied: [
      setting('hybrid, without engine size', { [fuelType]: 'Hybrid', ...without }),
      setting('electric, with a blank as engine size', { [fuelType]: 'Electric', [engineSize]: ' ' }),
      setting('electric, with another engine size', { [fuelType]: 'Electric', [engineSize]: '99cc' }),
    ],
  };
}

/** All lines of a listing are read as one, so each is tried with one hidden character. */
function hiddenEdges(kind: ListingKind): Edges {
  const hidden = 'Call us\u200B';
  const lines = listingKinds[kind].fields.filter(
    ({ key, input }) => input.type === 'text' && key !== 'price' && key !== 'kilometers',
  );
  return {
    allowed: [],
    denied: [
      ...[...lines.map(({ stored }) => stored), 'bodyType'].map((field) => value(field, hidden)),
      setting('price: with a hidden character', pricedAt(kind, hidden)),
      setting('kilometers: with a hidden character', drivenFor(kind, hidden)),
      setting('kilometers: in two lines', drivenFor(kind, 'Call\nus')),
    ],
  };
}

/** The fields that isVehicle checks. Each other field is checked by isCar or isBike itself. */
const sharedFields: readonly ListingField['key'][] = [
  'name',
  'price',
  'year',
  'fuelType',
  'mileage',
  'fuelTank',
  'make',
  'model',
  'bodyType',
];

/** What the same functions of the rules check for both kinds is tried with cars: a bike has the first edge of each. */
export function sharedEdges(kind: ListingKind, ...edges: readonly Edges[]): Edges {
  return joined(...(kind === 'car' ? edges : edges.map(firstOfEach)));
}

/** The edges of each field. */
function parts(kind: ListingKind, sellerId: string): Edges[] {
  const { fields } = listingKinds[kind];
  const own = fields.filter(({ key }) => !sharedFields.includes(key)).map((field) => formFieldEdges(kind, field));
  const shared = [
    ...fields.filter(({ key }) => sharedFields.includes(key)).map((field) => formFieldEdges(kind, field)),
    photoEdges(kind, sellerId),
    photoLabelEdges(kind, sellerId),
    ...statedFactEdges(),
    hiddenEdges(kind),
  ];
  return [
    ...own,
    electricEdges(kind),
    photoCountEdges(kind, sellerId),
    ...shared.map((edges) => sharedEdges(kind, edges)),
  ];
}

/** The edges of every field of a listing. */
export function listingEdges(kind: ListingKind, sellerId: string): Edges {
  return joined(...parts(kind, sellerId));
}

/** The first edge of each field, for a call whose fields the same functions of the rules check as those of another. */
export function firstListingEdges(kind: ListingKind, sellerId: string): Edges {
  return joined(...parts(kind, sellerId).map(firstOfEach));
}
