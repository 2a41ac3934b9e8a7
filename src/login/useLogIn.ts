import type { AccountRole } from '../accounts/account';
import type { AccountFormValues } from '../accounts/accountForm';
import { logInBuyer, logInDealer } from '../accounts/accounts.service';
import { UnfinishedDeletionError } from '../accounts/begunDeletion.service';
import { accountTexts } from '../accounts/texts';
import { type Action, useAction } from '../lists/useAction';
import { moveDeviceListings } from '../saved/moveDeviceListings';
import { moveDeviceSearches } from '../savedSearches/moveDeviceSearches';
import { paths } from '../shared/addresses/addresses';
import { leaveFor } from '../shared/addresses/ownAddress';
import { dialogTexts } from '../ui/texts';

const logIns = { buyer: logInBuyer, dealer: logInDealer } as const;

/** Most logins do not need it. */
async function goOnDeleting(leaving: UnfinishedDeletionError, password: string): Promise<void> {
  const { finishDeletions } = await import('../ownAccount/finishDeletions');
  if (await finishDeletions(leaving, password)) leaveFor(paths.home);
}

interface LogIn {
  readonly account: AccountRole;
  /** @param moved resolves when what the device has kept for a visitor is in the account */
  readonly onDone: (moved: Promise<unknown>) => unknown;
  /** Called before a deletion goes on, which asks in dialogs. */
  readonly onDeletion?: () => void;
  readonly inPlace?: boolean;
}

/** Logs in, on the page or in the sheet (ACC-2). */
export function useLogIn({ account, onDone, onDeletion, inPlace = false }: LogIn): Action<AccountFormValues> {
  return useAction<AccountFormValues>({
    send: ({ email, password }) => logIns[account]({ email, password }),
    onDone: () =>
      onDone(account === 'buyer' ? Promise.all([moveDeviceSearches(), moveDeviceListings()]) : Promise.resolve()),
    isHandled: async (error, { password }) => {
      if (!(error instanceof UnfinishedDeletionError)) return false;
      onDeletion?.();
      await goOnDeleting(error, password);
      return true;
    },
    failures: {
      wrongCredentials: [dialogTexts.invalid, accountTexts.wrongLogin],
      otherwise: accountTexts.loginFailed,
    },
    inPlace,
  });
}
