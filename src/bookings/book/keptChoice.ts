import type { ListingKind } from '../../listings/kinds';
import { isRecordId } from '../../shared/addresses/addresses';
import { choiceAge, textLimits } from '../../shared/limits';
import { serverDate } from '../../shared/time/serverClock';
import type { Bookable, BookingWish } from '../booking';
import { askForSheet } from '../sheet/askedSheet';
import { keptChoiceKey } from './keptChoiceKey';

/** What a visitor wanted to book, kept in this tab until the login (BOOK-22). */
interface KeptChoice {
  readonly listing: Bookable;
  readonly wish: BookingWish;
}

/** Without storage, the visitor chooses again after the login. */
export function keepChoice({ listing: { kind, id, sellerId, name }, wish: { testDrive, note } }: KeptChoice): void {
  const stored = {
    kind,
    id,
    sellerId,
    name,
    testDrive: testDrive?.getTime() ?? null,
    note,
    at: serverDate().getTime(),
  };
  try {
    window.sessionStorage.setItem(keptChoiceKey, JSON.stringify(stored));
  } catch {
    // Storage is blocked or full.
  }
}

export function forgetChoice(): void {
  try {
    window.sessionStorage.removeItem(keptChoiceKey);
  } catch {
    // Storage is blocked: nothing is kept.
  }
}

function isKind(value: unknown): value is ListingKind {
  return value === 'car' || value === 'bike';
}

/** Storage can hold anything. @returns null if the text is damaged or too old */
export function readChoice(text: string, now: Date): KeptChoice | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { kind, id, sellerId, name, testDrive, note, at } = stored as Readonly<Record<string, unknown>>;
  const isIn = (value: unknown): value is string => typeof value === 'string' && isRecordId(value);
  if (!isKind(kind) || !isIn(id) || !isIn(sellerId) || typeof name !== 'string' || typeof at !== 'number') return null;
  if (at > now.getTime() || now.getTime() - at > choiceAge) return null;
  return {
    listing: { kind, id, sellerId, name },
    wish: {
      testDrive: typeof testDrive === 'number' ? new Date(testDrive) : null,
      note: typeof note === 'string' ? note.slice(0, textLimits.bookingNote) : '',
    },
  };
}

/** After the login: asks once whether to book what was chosen. */
export function askAboutKeptChoice(): void {
  let text = '';
  try {
    text = window.sessionStorage.getItem(keptChoiceKey) ?? '';
  } catch {
    // Storage is blocked: nothing is kept.
  }
  const choice = readChoice(text, serverDate());
  if (choice) askForSheet({ ...choice, task: { way: 'chosenBefore' } });
  else forgetChoice();
}
