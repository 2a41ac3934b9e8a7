import { expect, test } from 'vitest';
import { pseudo } from './pseudo';

test('a text has other letters, stands in brackets, and is longer', () => {
  expect(pseudo('Save the car')).toBe('[Šáṽé ŧĥé çář·····]');
  expect(pseudo('–')).toBe('–');
});

test('lists, objects and functions keep their shape', () => {
  const texts = pseudo({ steps: ['One'], of: { car: (count: number) => [`${count} cars`] }, none: null, most: 3 });
  expect(texts).toMatchObject({ steps: ['[Óñé··]'], none: null, most: 3 });
  expect(texts.of.car(2)).toEqual(['[2 çářš···]']);
});

test('what a function is given stays as it is, also in lists and objects', () => {
  const texts = pseudo({
    names: (names: readonly string[]) => `Compare ${names.join(' and ')}`,
    sum: ({ average }: { average: string }, word: string) => `Average: ${average} ${word}`,
    nested: (text: string) => `Next: ${text}`,
  });
  expect(texts.names(['Swift', 'Creta'])).toBe('[Çóɱþářé Swift áñđ Creta······]');
  expect(texts.sum({ average: 'four' }, 'stars')).toBe('[Áṽéřáǧé: four stars····]');
  expect(texts.nested(pseudo('Photo'))).toBe('[Ñéẋŧ: [Þĥóŧó··]···]');
});

test('a text that is in the pseudo-language already stays as it is', () => {
  const [car, bike] = [pseudo('Car'), pseudo('Bike')];
  expect(pseudo(car)).toBe(car);
  expect(pseudo({ both: () => `${car} or ${bike}` }).both()).toBe('[[Çář··] óř [Ɓíķé··]········]');
});

test('a value that decides what the text is, is not put in', () => {
  const texts = pseudo({
    count: (count: string, of: 'car' | 'bike') => (count === 'one' ? `one ${{ car: 'car', bike: 'bike' }[of]}` : count),
  });
  expect(texts.count('one', 'car')).toBe('[óñé çář···]');
  expect(texts.count('many', 'car')).toBe('many');
});
