import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { adminTabAt, adminTabs } from '../../src/admin/adminTabs';
import { countedStates, queueNames } from '../../src/decisions/review';

const names = adminTabs.map(({ name }) => name);

test('each tab has a name and a label of its own', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(adminTabs.map(({ label }) => label)).size).toBe(names.length);
});

test('each queue is a tab, and each state that is counted has its number', () => {
  expect(names).toEqual(expect.arrayContaining([...queueNames]));
  expect(countedStates.filter((state) => !adminTabAt(state).counts)).toEqual([]);
});

test('the bar of a phone marks one tab for each tab at most', () => {
  const marked = adminTabs.flatMap(({ name, inBar }) => (inBar ? [...new Set([name, ...(inBar.alsoFor ?? [])])] : []));
  expect(marked.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(marked).size).toBe(marked.length);
});

test('an address that names no tab shows the first one', () => {
  expect(adminTabAt('journal').name).toBe('journal');
  expect(adminTabAt('').name).toBe('pending');
  expect(adminTabAt('constructor').name).toBe('pending');
});

test('each link to a tab names one that there is', () => {
  const src = path.join(import.meta.dirname, '../../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/texts\.ts$/i.test(file),
  );
  const linked = files.flatMap((file) =>
    [...readFileSync(path.join(src, file), 'utf8').matchAll(/\{\s*tab: '(\w+)'/g)].map(([, tab = '']) => ({
      file,
      tab,
    })),
  );
  expect(linked.length).toBeGreaterThan(15);
  expect(linked.filter(({ tab }) => !names.includes(tab))).toEqual([]);
});
