import { leaveEndedSession } from '../../accounts/leaveEndedSession';
import { type Action, type ActionDescription, failuresOf, useAction } from '../../lists/useAction';
import { isAppError } from '../../shared/appError';
import type { Uid } from '../../shared/valueTypes';
import { isCausedBySuspension } from './useSuspension';

/**
 * A write of a dealer. If the account is suspended now, the dashboard says so in place of the page. A dealer whose session
 * has ended is led to the login, unless the failures have a text for it.
 */
export function useDealerAction<Input = void, Result = unknown>(
  sellerId: Uid,
  action: Omit<ActionDescription<Input, Result>, 'isHandled'>,
): Action<Input> {
  return useAction<Input, Result>({
    touches: () => [['market'], ['dealer']],
    ...action,
    isHandled: async (error, input) => {
      if (await isCausedBySuspension(error, sellerId)) return true;
      if (!isAppError(error, 'signedOut') || failuresOf(action, input).signedOut) return false;
      await leaveEndedSession();
      return true;
    },
  });
}
