import type { ReactNode } from 'react';
import { SubmitButton, type SubmitWeight } from '../ui/fields/SubmitButton';
import { AccountFields } from './AccountFields';
import type { AccountField } from './account';
import type { AccountFormValues, InvalidAccountInput } from './accountForm';
import { type AccountFormDescription, useAccountForm } from './useAccountForm';

interface AccountFormProps extends Omit<AccountFormDescription, 'inPlace'> {
  readonly fields: readonly AccountField[];
  /** The stored picture, which stays if no other is chosen. */
  readonly storedPicture?: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly weight?: SubmitWeight;
  /** More buttons beside the submit button. Gets the values at that moment, and marks a field that they need. */
  readonly more?: (values: AccountFormValues, mark: (invalid: InvalidAccountInput) => void) => ReactNode;
}

/** The form of a login, a sign-up or a profile, on a page. The description of the role decides which fields it has. */
export function AccountForm({
  fields,
  storedPicture,
  submitLabel,
  busyLabel,
  weight,
  more,
  ...description
}: AccountFormProps) {
  const form = useAccountForm(description);
  return (
    <form className="form-stack" {...form.formProps}>
      <AccountFields form={form} fields={fields} storedPicture={storedPicture} />
      <SubmitButton label={submitLabel} busy={form.busy} busyLabel={busyLabel} {...(weight && { weight })} />
      {more?.(form.values, form.mark)}
    </form>
  );
}
