import { type Action, type ActionDescription, failuresOf, useAction } from '../lists/useAction';
import { isAppError } from '../shared/appError';
import { useAskLogin } from './useAskLogin';

type BuyerAction<Input, Result> = Omit<ActionDescription<Input, Result>, 'isHandled'> & {
  /** Called before a buyer whose session has ended is asked to log in: no dialog can be reached behind a sheet. */
  readonly onSignedOut?: () => void;
};

/** A write of a buyer. If the session has ended, the text for `signedOut` says why a login is needed. */
export function useBuyerAction<Input = void, Result = unknown>({
  onSignedOut,
  ...action
}: BuyerAction<Input, Result>): Action<Input> {
  const askLogin = useAskLogin();
  return useAction<Input, Result>({
    touches: () => [['buyer']],
    ...action,
    isHandled: async (error, input) => {
      const { signedOut } = failuresOf(action, input);
      if (!isAppError(error, 'signedOut') || typeof signedOut !== 'string') return false;
      onSignedOut?.();
      await askLogin(signedOut);
      return true;
    },
  });
}
