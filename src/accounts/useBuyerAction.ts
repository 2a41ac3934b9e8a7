import { type Action, type ActionDescription, failuresOf, useAction } from '../lists/useAction';
import { isAppError } from '../shared/appError';
import { askToLogInAgain } from './askForBuyer';

type BuyerAction<Input, Result> = Omit<ActionDescription<Input, Result>, 'isHandled'>;

/**
 * A write of a buyer. If the session has ended, the text for `signedOut` says why a login is needed; after the login the
 * write is sent again.
 */
export function useBuyerAction<Input = void, Result = unknown>(action: BuyerAction<Input, Result>): Action<Input> {
  const sent = useAction<Input, Result>({
    touches: () => [['buyer']],
    ...action,
    isHandled: async (error, input) => {
      const { signedOut } = failuresOf(action, input);
      if (!isAppError(error, 'signedOut') || typeof signedOut !== 'string') return false;
      if (await askToLogInAgain(signedOut)) await sent.run(input);
      return true;
    },
  });
  return sent;
}
