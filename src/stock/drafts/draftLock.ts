import type { Uid } from '../../shared/valueTypes';

/** The name of the lock that the tab holds which keeps a draft (DEALER-20). */
export function draftLock(sellerId: Uid, name: string): string {
  return `draft/${sellerId}/${name}`;
}

/** Whether a form with this draft is open. A browser without locks cannot tell. */
export async function isDraftOpen(sellerId: Uid, name: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name === draftLock(sellerId, name));
  } catch {
    return false;
  }
}
