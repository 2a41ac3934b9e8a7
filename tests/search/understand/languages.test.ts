import { describe, expect, test } from 'vitest';
import { understand } from '../../../src/search/understand/understand';
import { vocabularyWith } from '../../../src/search/understand/vocabulary';
import { bengali } from '../../../src/search/understand/words/bengali';
import { marathi } from '../../../src/search/understand/words/marathi';
import { tamil } from '../../../src/search/understand/words/tamil';
import { telugu } from '../../../src/search/understand/words/telugu';
import { districts as allDistricts } from '../../../src/shared/places/districts';
import { languagePhrases } from './languagePhrases';

/** What a text asks for; how it was written, and what no filter answers, is left aside. */
function askedFor(text: string) {
  const { kind, filters, words, near, order, without } = understand(text, { thisYear: 2025 });
  return { kind, filters, words, near, order, without: without.map(({ filter, values }) => ({ filter, values })) };
}

describe.each(Object.entries(languagePhrases))('%s', (_, phrases) => {
  test('has at least 60 phrases', () => {
    expect(new Set(phrases.map(([text]) => text)).size).toBeGreaterThanOrEqual(60);
  });

  test.each(phrases)('%s asks for what %j asks for', (text, english) => {
    expect(askedFor(text)).toEqual(askedFor(english));
  });
});

describe.each(Object.entries({ marathi, bengali, tamil, telugu }))('the table of %s', (_, { districts, names }) => {
  test.each(Object.keys(districts))('names %s as the table of districts does', (name) => {
    expect(allDistricts.map((district) => district.name)).toContain(name);
  });

  test.each(Object.keys(names))('says %s for a word that is understood', (word) => {
    expect(vocabularyWith([]).has(word.replaceAll(' ', ''))).toBe(true);
  });
});

test('one search may mix scripts', () => {
  expect(askedFor('டீசல் car under ५ लाख హైదరాబాద్')).toEqual(askedFor('diesel car under 5 lakh hyderabad'));
});

test('joiners, half letters and dots make no difference', () => {
  expect(askedFor('డీజిల్\u200C కారు')).toEqual(askedFor('డీజిల్ కారు'));
  expect(askedFor('डीज़ल')).toEqual(askedFor('डीजल'));
  expect(askedFor('গাড়ি'.normalize('NFD'))).toEqual(askedFor('গাড়ি'.normalize('NFC')));
});
