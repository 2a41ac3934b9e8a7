import { type Action, type ActionDescription, failuresOf, useAction } from '../lists/useAction';
import { isAppError } from '../shared/appError';
import { ownShopText } from './ownShopTexts';

/** A write of the admin. If the session has ended, the dashboard says so and leads to the login. */
export function useAdminAction<Input = void, Result = unknown>(
  action: Omit<ActionDescription<Input, Result>, 'part'>,
): Action<Input> {
  return useAction<Input, Result>({
    touches: () => [['market'], ['admin']],
    ...action,
    part: 'admin',
    failures: (input) => ({ ownShop: ownShopText, ...failuresOf(action, input) }),
    isHandled: async (error, input) => (await action.isHandled?.(error, input)) || isAppError(error, 'signedOut'),
  });
}
