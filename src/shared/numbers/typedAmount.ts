import { fold } from '../spelling';
import { plainInput } from '../text/plainInput';
import type { Kilometers, Rupees } from '../valueTypes';
import { unknownAmount } from './amount';
import { distanceWords, numberWords, rupeeWords, scales } from './amountWords';

/**
 * Reads amounts as people type or paste them: '4 lakh 50 thousand', '₹४,५०,०००/- only', '90 hazar', '4,5 lakh'. What is
 * stored is read by amount.ts, which knows less, because the rules read the same.
 */

/** What people write beside a price or a distance. */
const besidePrice = new Set([
  ...rupeeWords,
  ...'only negotiable negotiatable nego neg slightly non not fixed fix final firm asking demand price best last net'.split(
    ' ',
  ),
  ...'मात्र केवल सिर्फ फिक्स फाइनल कीमत दाम'.split(' '),
]);
const besideDistance = new Set([
  ...distanceWords,
  ...'only driven run running done odometer total'.split(' '),
  ...'मात्र केवल सिर्फ चली चला'.split(' '),
]);

const and = new Set(['and', 'aur', 'और']);

const token = /[\d.][\d.,]*|[\p{L}\p{M}]+/gu;

/** Letters and numbers without what stands between them: '₹ 4 50 000/- (fixed)' → 'rs 450000 rs fixed'. */
function withoutSigns(typed: string): string {
  return (
    fold(plainInput(typed))
      .replaceAll('₹', ' rs ')
      .replaceAll('&', ' and ')
      .replace(/\/[-=](?=\s|$|\p{L})/gu, ' rs ')
      // A dash before a number would be a minus or a range.
      .replace(/:\s*-+|-+\s*(?=[\p{L}(])|[()[\]:;!"'’]/gu, ' ')
      .replace(/(?<=[\p{L}\p{M}])[.,]/gu, ' ')
      .replace(/(?<=\d)\s*,\s*(?=\d)/g, ',')
      .replace(/[-=.,\s]+$/, '')
      .replace(/(?<![\d.,])\d{1,3}(?: \d{2,3})* \d{3}(?![\d,]| \d)/g, (digits) => digits.replaceAll(' ', ''))
      // '45kkm', and 'k.m.', whose dots are gone.
      .replace(/(?:k m|कि मी)(?!\p{L})|(?<=k|l|lac|lakh)kms?(?!\p{L})/gu, ' km')
  );
}

/** A comma groups digits if three of them follow the last one; before a unit, one or two are decimals ('4,5 lakh'). */
function numberIn(text: string, isScaled: boolean): number | null {
  if (/^(?:\d+|\d[\d,]*,\d{3})(?:\.\d*)?$|^\.\d+$/.test(text)) return Number(text.replaceAll(',', ''));
  if (isScaled && /^\d+,\d{1,2}$/.test(text)) return Number(text.replace(',', '.'));
  return /^\d{1,3}(?:\.\d{2,3})+\.\d{3}$/.test(text) ? Number(text.replaceAll('.', '')) : null;
}

/** The sum of numbers whose units become smaller: '1 crore 5 lakh', '4 lakh 50000'. null: it is no amount. */
function sumOf(words: readonly string[], beside: ReadonlySet<string>): number | null {
  let sum: number | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const scale = scales.get(words[at + 1] ?? '');
    const number = numberIn(word, scale !== undefined) ?? (scale && numberWords.get(word));
    if (number === undefined || number === null) {
      if (beside.has(word) || (and.has(word) && sum !== null)) continue;
      return null;
    }
    const part = number * (scale ?? 1);
    // '4 lakh 50' may mean thousands.
    const isSmall = scale === undefined && part < Math.min(1_000, smallest / 10);
    if (sum !== null && (part >= smallest || (scale ?? 1) >= smallest || isSmall)) return null;
    sum = (sum ?? 0) + part;
    smallest = scale ?? 1;
    if (scale !== undefined) at += 1;
  }
  return sum;
}

function read(typed: string, beside: ReadonlySet<string>): number {
  const text = withoutSigns(typed);
  if (text.replace(token, '').trim() !== '') return unknownAmount;
  const amount = Math.round(sumOf(text.match(token) ?? [], beside) ?? unknownAmount);
  return Number.isFinite(amount) && amount < unknownAmount ? amount : unknownAmount;
}

/** @returns `unknownAmount` if the text names no price */
export function readRupees(typed: string): Rupees {
  return read(typed, besidePrice);
}

/** @returns whole kilometres; `unknownAmount` if the text names no distance */
export function readKilometers(typed: string): Kilometers {
  return read(typed, besideDistance);
}
