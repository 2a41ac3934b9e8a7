import { describe, expect, test } from 'vitest';
import { type ComparedListing, findCopied } from '../../src/admin/hints/copiedListing';
import { unknownAmount } from '../../src/shared/numbers/amount';

const listing: ComparedListing = {
  id: 'new',
  sellerId: 'dealer1',
  name: 'Maruti Swift VXI',
  description: 'One owner, serviced by Maruti, four new tyres, no accident.',
  price: 485_000,
  year: 2019,
  kilometers: 32_000,
};
const other = (changed: Partial<ComparedListing>): ComparedListing => ({
  ...{ ...listing, id: 'other', sellerId: 'dealer2', name: 'Maruti Swift' },
  ...changed,
});
const otherText = { description: 'Come and see.' };
const otherFacts = { price: 490_000, year: 2020, kilometers: 40_000 };

describe('a listing that is like one of another dealer', () => {
  test.each<[string, Partial<ComparedListing>, string | null]>([
    ['all is the same', {}, 'description'],
    ['the description is the same', otherFacts, 'description'],
    [
      'it differs in capitals, signs and blanks',
      { ...otherFacts, description: listing.description.toUpperCase().replaceAll(',', ' -') },
      'description',
    ],
    ['a word of it differs', { ...otherFacts, description: listing.description.replace('four', 'two') }, null],
    ['price, year and kilometers are the same', otherText, 'facts'],
    ['only the price differs', { ...otherText, price: 484_000 }, null],
    ['only the year differs', { ...otherText, year: 2018 }, null],
    ['only the kilometers differ', { ...otherText, kilometers: 32_001 }, null],
    ['it is of the same dealer', { sellerId: 'dealer1' }, null],
  ])('if %s', (_, changed, part) => {
    expect(findCopied(listing, [other(changed)])?.part ?? null).toBe(part);
  });

  test.each<[string, Partial<ComparedListing>, Partial<ComparedListing>]>([
    ['a short description', { description: 'Good condition.' }, otherFacts],
    ['no price', { price: unknownAmount }, otherText],
    ['no kilometers', { kilometers: unknownAmount }, otherText],
  ])('%s proves nothing, if both have it', (_, both, others) => {
    expect(findCopied({ ...listing, ...both }, [other({ ...both, ...others })])).toBeNull();
  });

  test('names the one with the same description first', () => {
    const found = findCopied(listing, [other(otherText), other({ ...otherFacts, id: 'third' })]);
    expect(found).toEqual({ id: 'third', name: 'Maruti Swift', part: 'description' });
  });
});
