import { describe, expect, test } from 'vitest';
import { toCsv } from '../../src/shared/csv';

const bare = (rows: Parameters<typeof toCsv>[0]) => toCsv(rows).replace(/^\uFEFF/, '');

test('begins with a byte order mark, and ends every row with CRLF', () => {
  expect(
    toCsv([
      ['Name', 'Price'],
      ['Čapek ₹', '4,50,000'],
    ]),
  ).toBe('\uFEFF"Name","Price"\r\n"Čapek ₹","4,50,000"\r\n');
});

test('without rows holds only the byte order mark', () => {
  expect(toCsv([])).toBe('\uFEFF');
});

test('doubles quotes, and keeps commas and line ends within their cell', () => {
  expect(bare([['a "b" c', 'd,e', 'f\r\ng', '']])).toBe('"a ""b"" c","d,e","f\r\ng",""\r\n');
});

test('numbers are numbers, also below zero', () => {
  expect(bare([['450000', 450_000, -1]])).toBe('"450000",450000,-1\r\n');
});

describe('cells that a spreadsheet would calculate', () => {
  test.each([
    '=1+1',
    '+91 98765',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '=HYPERLINK("https://x.example")',
    '＝1+1',
    '＋91 98765',
    '－1',
    '＠SUM(A1)',
  ])('%j stays text', (text) => {
    expect(bare([[text]])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  test.each(['a＝b', 'a=b', '1-2', 'x@example.com', "'quoted'", '9876543210'])('%j is left alone', (text) => {
    expect(bare([[text]])).toBe(`"${text}"\r\n`);
  });
});
