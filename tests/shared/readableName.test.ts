import { describe, expect, test } from 'vitest';
import { nameTexts } from '../../src/shared/nameTexts';
import { nameProblem } from '../../src/shared/readableName';
import { cleanLine } from '../../src/shared/text/cleanText';
import { readableNames, unreadableNames } from '../rules/names';

describe('a name that people can read', () => {
  test.each(readableNames)('passes here as it does in the rules: %s', (name) => {
    expect(nameProblem(name)).toBeNull();
    expect(cleanLine(name)).toBe(name);
  });

  test.each([
    ['Latin, with digits alone', '911'],
    ['Latin, with accents and signs', 'D’Souza & Sons (Moto-Café), Mysuru #1'],
    ['Latin, with marks of their own', 'Jose\u0301 Rane'],
    ['Devanagari', 'शर्मा मोटर्स'],
    ['Devanagari: an eyelash ra', 'दर्\u200Dया मोटर्स'],
    ['Devanagari: a visible vowel killer', 'शक्\u200Cति'],
    ['Devanagari: the same at the end of a word', 'श्रीमान्\u200C मोटर्स'],
    ['Marathi', 'सह्याद्री मोटर्स, पुणे'],
    ['Bengali', 'বঙ্গ মোটর হাউস'],
    ['Bengali: a ya behind a ra', 'র\u200D্যালি'],
    ['Bengali: an old t at the end', 'হঠাত্\u200D'],
    ['Assamese', 'অসম মটৰছ'],
    ['Gurmukhi', 'ਗੁਰਨਾਮ ਆਟੋ ਡੀਲਜ਼'],
    ['Gujarati', 'શ્રી લક્ષ્મી મોટર્સ'],
    ['Odia', 'ଜଗନ୍ନାଥ ମୋଟର୍ସ'],
    ['Tamil', 'ஸ்ரீ லக்ஷ்மி கார்ஸ்'],
    ['Tamil: letters that do not join', 'க்\u200Cஷ'],
    ['Telugu', 'తిరుపతి కార్లు'],
    ['Telugu: a vowel killer and a joiner at the end', 'హైదరాబాద్\u200C మోటార్స్\u200C'],
    ['Kannada', 'ಮೈಸೂರು ಕಾರುಗಳು'],
    ['Kannada: a vowel killer and a joiner at the end', 'ಕಾರ್\u200C, ಬೈಕ್\u200C'],
    ['Kannada: a ra before its letter', 'ರ್\u200Dಯಾಲಿ'],
    ['Malayalam: new chillu letters', 'മലബാർ വീൽസ്, കണ്ണൂർ'],
    ['Malayalam: old chillu letters', 'മലബാര്\u200D വീല്\u200Dസ്'],
    ['Urdu', 'لکھنؤ موٹرز'],
    ['Urdu: letters that do not join', 'بے\u200Cمثال موٹرز'],
    ['Meetei Mayek', 'ꯃꯅꯤꯄꯨꯔ ꯃꯣꯇꯔꯁ'],
    ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲ ᱢᱚᱴᱚᱨ'],
    ['two scripts', 'Maruti मारुति 800'],
  ])('passes in %s', (_what, name) => {
    expect(nameProblem(name)).toBeNull();
    expect(cleanLine(name)).toBe(name);
  });
});

describe('a name that nobody can read, or that looks like another one', () => {
  test.each(unreadableNames)('is refused by the rules, and refused or cleaned here: $why', ({ name }) => {
    expect(nameProblem(name) !== null || cleanLine(name) !== name).toBe(true);
  });

  test.each([
    ['punctuation', '-'],
    ['many signs', '*** !!! ***'],
    ['pictures', '🚗🏍️'],
    ['marks', '\u0301\u0302'],
    ['joiners', '\u200D\u200C'],
    ['spaces of no width', '\u200B\u200B'],
  ])('needs a letter or a digit, and not only %s', (_what, name) => {
    expect(nameProblem(name)).toBe(nameTexts.noLetter);
  });

  test.each([
    ['a zero-width space', 'Sharma\u200B Motors'],
    ['a zero-width space in an Indian word', 'शर्\u200Bमा'],
    ['a right-to-left override', 'Sharma \u202EsrotoM'],
    ['a left-to-right mark', 'Sharma\u200E'],
    ['an Arabic letter mark', 'لکھنؤ\u061C'],
    ['an isolate', '\u2068Sharma\u2069'],
    ['a Hangul filler', 'Sharma\u3164'],
    ['the narrow one', 'Sharma\uFFA0'],
    ['a first-letter filler', '\u115FSharma'],
    ['a vowel filler', 'Sharma\u1160'],
    ['a Khmer vowel that is not shown', 'Sharma\u17B4'],
    ['a blank of Braille', 'Sharma\u2800Motors'],
    ['a tag', 'Sharma\u{E0041}'],
    ['a soft hyphen', 'Shar\u00ADma'],
    ['a grapheme joiner', 'Shar\u034Fma'],
    ['a variation selector', 'Sharma\uFE0E'],
    ['a further one', 'Sharma\u{E0100}'],
    ['a Mongolian one', 'Sharma\u180B'],
    ['a word joiner', 'Shar\u2060ma'],
    ['a byte order mark inside', 'Shar\uFEFFma'],
    ['an annotation mark', 'Sharma\uFFF9'],
    ['a musical control', 'Sharma\u{1D173}'],
    ['a tab', 'Sharma\tMotors'],
    ['a line end', 'Sharma\nMotors'],
    ['a paragraph separator', 'Sharma\u2029Motors'],
    ['a delete character', 'Sharma\u007F'],
    ['a private character', 'Sharma\uF8FF'],
    ['a joiner in a Latin word', 'Shar\u200Cma'],
    ['a joiner behind a digit', '8\u200D00'],
    ['a joiner in front of a word', '\u200Dशर्मा'],
    ['a joiner behind a word that ends in a letter', 'राम\u200C मोटर्स'],
    ['a joiner between two words', 'शर्मा \u200Dमोटर्स'],
    ['two joiners', 'शर्\u200D\u200Dमा'],
    ['a joiner behind a picture', 'Sharma ❤\u200D'],
  ])('is stored without %s', (_what, name) => {
    expect(cleanLine(name)).not.toBe(name);
    expect(cleanLine(cleanLine(name))).toBe(cleanLine(name));
  });
});
