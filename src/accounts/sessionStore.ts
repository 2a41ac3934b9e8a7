import { type BuyerSession, type SellerSession, type Session, sessionKeys } from '../domain/session';

const changed = 'second-gear:session';

/** What a browser without local storage (switched off, or full) remembers: nothing. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function read(key: string): string {
  try {
    return storage()?.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(entries: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(entries)) {
    try {
      storage()?.setItem(key, value);
    } catch {
      // A session that cannot be remembered still works until the page is left.
    }
  }
}

function forget(keys: readonly string[]): void {
  for (const key of keys) storage()?.removeItem(key);
  window.dispatchEvent(new Event(changed));
}

/** A buyer is logged in where a user name is stored, a dealer where a seller id is (spec 2). */
export function readSession(): Session {
  const name = read(sessionKeys.userName);
  const sellerId = read(sessionKeys.sellerId);
  return {
    buyer: name ? { userId: read(sessionKeys.userId), name } : null,
    seller: sellerId ? { sellerId, dealerName: read(sessionKeys.dealerName) } : null,
  };
}

/** Calls back when the session changes, in this tab or in another. */
export function watchSession(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}

export function rememberBuyer({ userId, name }: BuyerSession, phone: string): void {
  write({ [sessionKeys.userId]: userId, [sessionKeys.userName]: name, [sessionKeys.userPhone]: phone });
}

/** One person is signed in at a time: a dealer's login ends a buyer's on this device. */
export function rememberSeller({ sellerId, dealerName }: SellerSession): void {
  forgetBuyer();
  write({
    [sessionKeys.sellerId]: sellerId,
    [sessionKeys.sellerName]: dealerName,
    [sessionKeys.dealerName]: dealerName,
  });
}

/** The buyer's logout removes the name and the phone, and nothing else (spec 4). */
export function forgetBuyer(): void {
  forget([sessionKeys.userName, sessionKeys.userPhone]);
}

/** The dealer's sign-in has ended: the public site with its login is shown again. */
export function forgetSeller(): void {
  forget([sessionKeys.sellerId, sessionKeys.sellerName, sessionKeys.dealerName]);
}

/** The dealer's logout clears everything that is stored (spec 2). */
export function forgetEverything(): void {
  storage()?.clear();
  window.dispatchEvent(new Event(changed));
}
