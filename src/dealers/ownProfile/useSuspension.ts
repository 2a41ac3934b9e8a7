import { useQuery } from '@tanstack/react-query';
import { type AppErrorKind, isAppError } from '../../shared/appError';
import type { Uid } from '../../shared/valueTypes';
import { lookUpSuspension, ownSuspension } from './ownProfile.queries';
import type { SuspensionNotice } from './suspension';

/**
 * The dealer's suspension; null if there is none, or if it is not known. Looked up when the dashboard opens, when the
 * dealer comes back to its tab, and when a write is refused.
 */
export function useSuspension(sellerId: Uid): SuspensionNotice | null {
  const { data } = useQuery(ownSuspension(sellerId));
  return data ?? null;
}

/**
 * The errors of writes that a suspension can cause: the rules deny the write, or the suspension has changed the
 * listing.
 */
const refusals: readonly AppErrorKind[] = ['denied', 'changed'];

/** Whether a write failed because the account is suspended now. If so, the dashboard shows the suspension. */
export async function isCausedBySuspension(error: unknown, sellerId: Uid): Promise<boolean> {
  if (!refusals.some((kind) => isAppError(error, kind))) return false;
  try {
    return (await lookUpSuspension(sellerId)) !== null;
  } catch {
    return false;
  }
}
