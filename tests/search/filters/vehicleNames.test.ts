import { describe, expect, test } from 'vitest';
import { findMakes, findModels, modelsOfMakes } from '../../../src/search/filters/vehicleNames';

const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

describe('the list of makes', () => {
  test('has those of the kind, the most sold first', () => {
    expect(names(findMakes('car', '')).slice(0, 2)).toEqual(['Maruti Suzuki', 'Hyundai']);
    expect(names(findMakes('bike', ''))).toContain('Royal Enfield');
    expect(names(findMakes('car', ''))).not.toContain('Royal Enfield');
  });

  test.each(['maru', 'suzuki', 'मारुति', ' MARUTI '])('is searched by every spelling: %s', (typed) => {
    expect(names(findMakes('car', typed))).toContain('Maruti Suzuki');
  });

  test('finds a misspelt name', () => {
    expect(names(findMakes('car', 'hundai'))).toEqual(['Hyundai']);
    expect(findMakes('car', 'zzyzx')).toEqual([]);
  });
});

describe('the list of models', () => {
  test('belongs to the chosen makes, and names the make where there are several', () => {
    expect(findModels('car', ['Tata'], '')).toContainEqual({ name: 'Nexon', note: '' });
    expect(names(findModels('car', ['Tata'], ''))).not.toContain('Swift');
    expect(findModels('car', ['Tata', 'Hyundai'], 'creta')).toEqual([{ name: 'Creta', note: 'Hyundai' }]);
  });

  test('without a make, is that of a search', () => {
    expect(findModels('car', [], ' ')).toEqual([]);
    expect(findModels('car', [], 'swif')).toContainEqual({ name: 'Swift', note: 'Maruti Suzuki' });
    expect(findModels('car', ['Zzyzx'], '')).toEqual([]);
  });

  test.each([
    [['Tata'], ['Nexon', 'Swift'], ['Nexon']],
    [[], ['Swift'], []],
    [['Tata'], ['Zzyzx'], ['Zzyzx']],
  ])('with the makes %j, of %j stay %j', (makes, models, kept) => {
    expect(modelsOfMakes('car', makes, models)).toEqual(kept);
  });
});
