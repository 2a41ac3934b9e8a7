import { isPhotoFile } from '../photos/photoFile';
import { photoTexts } from '../photos/texts';
import { useFilePreview } from '../ui/fields/useFilePreview';
import { useValidatedForm, type ValidatedForm } from '../ui/fields/useValidatedForm';
import type { AccountFieldName } from './account';
import type { AccountFormValues, InvalidAccountInput } from './accountForm';

export interface AccountFormDescription {
  /** The values at the start. */
  readonly initial?: Partial<AccountFormValues>;
  readonly validate: (values: AccountFormValues) => readonly InvalidAccountInput[];
  /** The text that says why a file cannot be used as a picture; null if it can. */
  readonly pictureProblem?: (picture: File) => Promise<string | null>;
  /** Called with all values at every change. */
  readonly onChange?: (values: AccountFormValues) => void;
  readonly onSubmit: (values: AccountFormValues) => Promise<unknown>;
  /** Faults are only marked: dialogs cannot be reached behind a sheet. */
  readonly inPlace?: boolean;
}

export interface AccountFormState extends ValidatedForm<AccountFormValues, AccountFieldName> {
  /** The address of the chosen picture. */
  readonly preview: string | null;
  readonly choosePicture: (input: HTMLInputElement) => void;
}

const emptyForm: AccountFormValues = {
  name: '',
  email: '',
  password: '',
  oldPassword: '',
  phone: '',
  dealerName: '',
  district: '',
  address: '',
  picture: null,
};

/** The form of a login, a sign-up or a profile, on a page or in a sheet. */
export function useAccountForm({
  initial,
  validate,
  pictureProblem,
  onChange,
  onSubmit,
  inPlace = false,
}: AccountFormDescription): AccountFormState {
  const form = useValidatedForm<AccountFormValues, AccountFieldName>({
    initial: { ...emptyForm, ...initial },
    validate,
    inspect: async ({ picture }) => {
      const message = picture && (await pictureProblem?.(picture));
      return message ? { field: 'picture', message } : null;
    },
    submit: onSubmit,
    inPlace,
    ...(onChange && { onChange }),
  });
  const preview = useFilePreview(form.values.picture);

  function choosePicture(input: HTMLInputElement): void {
    const picture = input.files?.[0] ?? null;
    if (picture && !isPhotoFile(picture)) {
      input.value = '';
      form.change({ picture: null });
      void form.refuse({ field: 'picture', message: photoTexts.wrongType });
      return;
    }
    form.change({ picture });
  }

  return { ...form, preview, choosePicture };
}
