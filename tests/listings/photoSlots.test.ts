import { describe, expect, test } from 'vitest';
import {
  freeSlotsIn,
  lastSlotOf,
  noPhotos,
  type PhotoSlots,
  photoSlotsWith,
  toPhotoSlots,
  withAdded,
  withLabel,
  withMoved,
  withoutFile,
  withPhoto,
} from '../../src/listings/form/photoSlots';

const files = new Map([...'abcdefghij'].map((name) => [name, new File([name], name, { type: 'image/jpeg' })]));
const file = (name: string) => files.get(name) ?? new File([], name);
const filesOf = (names: string) => [...names].map((name) => (name === '-' ? null : file(name)));

/** The names of the photos with their labels; '-' is an empty slot. The last empty ones are left out. */
function shown({ photos, labels }: PhotoSlots): string {
  const slots = photos.map((photo, index) => (photo instanceof File ? photo.name + (labels[index] ?? '') : '-'));
  return slots.join(' ').replace(/( ?-)+$/, '');
}

const slots = (names: string, ...labels: readonly string[]) => photoSlotsWith(filesOf(names), labels);

test('there are eight slots; a draft from before has three', () => {
  expect(noPhotos.photos).toHaveLength(8);
  expect(noPhotos.labels).toHaveLength(8);
  expect(photoSlotsWith(filesOf('a--')).photos).toHaveLength(8);
  expect(freeSlotsIn(slots('abc-'))).toBe(5);
});

describe('a photo', () => {
  test('is put into a slot, and keeps its label there', () => {
    expect(shown(withPhoto(slots('a-c', 'Front', '', 'Rear'), 1, file('b')))).toBe('aFront b cRear');
    expect(shown(withPhoto(slots('abc', 'Front'), 0, file('d')))).toBe('dFront b c');
  });

  test('is taken out with its label: the first three slots stay, the later ones close up', () => {
    expect(shown(withPhoto(slots('abcde', 'Front', '', '', 'Side', 'Tyres'), 0, null))).toBe('- b c dSide eTyres');
    expect(shown(withPhoto(slots('abcde', 'Front', '', '', 'Side', 'Tyres'), 3, null))).toBe('aFront b c eTyres');
    expect(shown(withoutFile(slots('abcde', '', 'Rear'), file('b')))).toBe('a - c d e');
    expect(shown(withoutFile(slots('abc'), file('j')))).toBe('a b c');
  });

  test.each([
    [0, 1, 'b aFront cSide d'],
    [3, 0, 'd aFront b cSide'],
    [2, 3, 'aFront b d cSide'],
    [0, 3, 'b cSide d aFront'],
  ])('is moved with its label, from %i to %i', (from, to, order) => {
    expect(shown(withMoved(slots('abcd', 'Front', '', 'Side'), from, to))).toBe(order);
  });

  test('that is moved leaves no gap among the later ones', () => {
    expect(shown(withMoved(slots('a--de'), 4, 0))).toBe('e a - d');
  });

  test('is labelled', () => {
    expect(shown(withLabel(slots('ab'), 1, 'Damage'))).toBe('a bDamage');
    expect(shown(withLabel(slots('a-'), 1, 'Damage'))).toBe('a');
  });

  test('is moved up to the last one', () => {
    expect([slots(''), slots('a'), slots('abcd'), slots('abcdefgh')].map(lastSlotOf)).toEqual([2, 2, 3, 7]);
  });
});

test.each([
  ['', 'ab', 'a b'],
  ['a-c', 'de', 'a d c e'],
  ['abc', 'defgh', 'a b c d e f g h'],
  ['abcdef', 'ghij', 'a b c d e f g h'],
])('%s and %s together', (before, added, after) => {
  expect(shown(withAdded(slots(before), filesOf(added) as File[]))).toBe(after);
});

test('of a listing come with their labels; one that is unknown is none', () => {
  const urls = ['https://p.example/1.jpg', 'https://p.example/2.jpg'];
  const { photos, labels } = toPhotoSlots({ photos: urls, thumbnails: urls, photoLabels: ['Rear', 'Engine', 'Side'] });
  expect(photos.slice(0, 3)).toEqual([...urls.map((url) => ({ url, thumbnailUrl: url })), null]);
  expect(labels.join('|')).toBe('Rear|||||||');
});
