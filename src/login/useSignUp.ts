import type { AccountRole } from '../accounts/account';
import type { AccountFormValues } from '../accounts/accountForm';
import { signUpBuyer, signUpDealer } from '../accounts/accounts.service';
import { accountTexts, deletedTexts } from '../accounts/texts';
import { type Action, useAction } from '../lists/useAction';
import { unusablePhotoText } from '../photos/unusablePhoto';

async function registerNewDealer(values: AccountFormValues): Promise<void> {
  const { picture } = values;
  if (!picture) throw new RangeError('A dealer signs up with a picture');
  const { compressPicture } = await import('../photos/photoCompression');
  const compressed = await compressPicture(picture);
  await signUpDealer({ ...values, picture: { chosen: picture, compressed } });
}

const signUps: Readonly<Record<AccountRole, (values: AccountFormValues) => Promise<void>>> = {
  buyer: signUpBuyer,
  dealer: registerNewDealer,
};

interface SignUp {
  readonly account: AccountRole;
  readonly onDone: (values: AccountFormValues) => unknown;
  readonly inPlace?: boolean;
}

/** Signs up, on the page or in the sheet (ACC-9, ACC-10). Nobody is logged in afterwards. */
export function useSignUp({ account, onDone, inPlace = false }: SignUp): Action<AccountFormValues> {
  return useAction<AccountFormValues>({
    send: signUps[account],
    onDone: (_, values) => onDone(values),
    failures: {
      deletionBegun: deletedTexts[account],
      unusablePhoto: unusablePhotoText,
      otherwise: accountTexts.signUpFailed,
    },
    inPlace,
  });
}
