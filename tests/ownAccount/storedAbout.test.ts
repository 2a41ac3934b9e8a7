import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalTexts } from '../../src/contact/texts';
import { keptTexts } from '../../src/ownAccount/keptTexts';
import { storedAboutBuyer, storedAboutDealer } from '../../src/ownAccount/storedAbout';
import { parseRules } from '../rules/rulesSyntax';

/** One table says what is stored about an account (ACC-26, ACC-27). `deletion.service.test.ts` tries what it says. */

interface Row {
  readonly deletion: unknown;
  readonly copy: object;
}

const tables: readonly (readonly ['buyer' | 'dealer', Readonly<Record<string, Row>>])[] = [
  ['buyer', storedAboutBuyer],
  ['dealer', storedAboutDealer],
];

const sentenceOf = ({ deletion }: Row): string | null =>
  typeof deletion === 'object' && deletion !== null && 'kept' in deletion ? String(deletion.kept) : null;

/** 'users/saved' for the match of users/{uid}/saved/listings. */
function collectionsOf(file: string): string[] {
  const { allows } = parseRules(readFileSync(file, 'utf8'));
  const names = allows.map(({ path }) =>
    path
      .replace('/databases/{database}/documents', '')
      .split('/')
      .filter((segment, index) => segment !== '' && index % 2 === 1)
      .join('/'),
  );
  return [...new Set(names)];
}

test('no collection of the rules is missing', () => {
  // The record of an admin is made in the console, and holds the e-mail address of the admin.
  const aboutNoMember = ['admins'];
  const named = tables.flatMap(([, rows]) => Object.keys(rows));
  const inRules = collectionsOf('firestore.rules');
  expect(inRules.length).toBeGreaterThan(20);
  expect(inRules.filter((name) => !named.includes(name))).toEqual(aboutNoMember);
  // The files and the login are not in Firestore.
  expect(named.filter((name) => !inRules.includes(name)).sort()).toEqual(['login', 'login', 'photos']);
});

describe.each(tables)('of a %s', (role, rows) => {
  const sentences = Object.entries(keptTexts[role]);

  test('each sentence about what stays is that of a record, and each record that stays has one', () => {
    const kept = new Set(Object.values(rows).flatMap((row) => sentenceOf(row) ?? []));
    expect([...kept].sort()).toEqual(sentences.map(([name]) => name).sort());
  });

  test('the privacy policy has all of these sentences, and no others', () => {
    const beginning = `What stays of a ${role}: `;
    const paragraphs = legalTexts.privacy.paragraphs.filter((text) => text.startsWith(beginning));
    expect(paragraphs).toEqual([beginning + sentences.map(([, sentence]) => sentence).join(' ')]);
  });

  test('a record that goes with another one names one that is deleted or blanked', () => {
    for (const { deletion } of Object.values(rows)) {
      if (typeof deletion !== 'object' || deletion === null || !('goesWith' in deletion)) continue;
      const other = rows[String(deletion.goesWith)]?.deletion;
      expect(other === 'deletes' || (typeof other === 'object' && other !== null && 'blanks' in other)).toBe(true);
    }
  });

  test('what a deletion needs to go on is deleted last, and only the login after it', () => {
    const deleted = Object.entries(rows).flatMap(([name, { deletion }]) => (deletion === 'deletes' ? [name] : []));
    expect(deleted.at(-1)).toBe('login');
    if (role === 'dealer') expect(deleted.at(-2)).toBe('sellers');
  });
});
