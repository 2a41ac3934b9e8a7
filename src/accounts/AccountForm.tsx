import type { ReactNode } from 'react';
import type { AccountField, AccountFieldName } from '../../domain/accounts';
import { photoLimits } from '../../domain/limits';
import { photoMessages } from '../../domain/messages';
import type { AccountFormValues, InvalidAccountInput } from '../../domain/validators/account';
import { isPhotoFile } from '../../domain/validators/photoFile';
import { Field } from '../../ui/Field';
import { SubmitButton } from '../../ui/SubmitButton';
import { useValidatedForm } from '../../ui/useValidatedForm';

interface AccountFormProps {
  readonly fields: readonly AccountField[];
  /** What the form is filled with. */
  readonly initial?: Partial<AccountFormValues>;
  /** Without one, the picture that there is stays. */
  readonly pictureOptional?: boolean;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly validate: (values: AccountFormValues) => InvalidAccountInput;
  /** What people read about a picture that is none; null where it is one. */
  readonly pictureProblem?: (picture: File) => Promise<string | null>;
  /** Called with everything that is typed so far. */
  readonly onChange?: (values: AccountFormValues) => void;
  readonly onSubmit: (values: AccountFormValues) => Promise<void>;
  /** Beside the button: other things to do with what is typed so far. */
  readonly more?: (
    values: AccountFormValues,
    refuse: (invalid: NonNullable<InvalidAccountInput>) => Promise<void>,
  ) => ReactNode;
}

const emptyForm: AccountFormValues = {
  name: '',
  email: '',
  password: '',
  phone: '',
  dealerName: '',
  district: '',
  address: '',
  picture: null,
};

/** Logs in or signs up, as buyer or as dealer: the description says which fields there are. */
export function AccountForm({
  fields,
  initial,
  pictureOptional = false,
  submitLabel,
  busyLabel,
  validate,
  pictureProblem,
  onChange,
  onSubmit,
  more,
}: AccountFormProps) {
  const form = useValidatedForm<AccountFormValues, AccountFieldName>({
    initial: { ...emptyForm, ...initial },
    validate,
    inspect: async ({ picture }) => {
      const message = picture && (await pictureProblem?.(picture));
      return message ? { field: 'picture', message } : null;
    },
    submit: onSubmit,
    ...(onChange && { onChange }),
  });
  // A picker of files cannot be filled: it does not know what was chosen before.
  const chosenBefore = form.values.picture !== null && form.values.picture === initial?.picture;

  function choosePicture(input: HTMLInputElement): void {
    const picture = input.files?.[0] ?? null;
    if (picture && !isPhotoFile(picture)) {
      input.value = '';
      form.change({ picture: null });
      void form.refuse({ field: 'picture', message: photoMessages.wrongType });
      return;
    }
    form.change({ picture });
  }

  return (
    <form className="form-stack" {...form.formProps}>
      {fields.map(({ name, label, type, autoComplete, maxLength, hint }) => (
        <Field
          key={name}
          label={label}
          required={name !== 'picture' || !pictureOptional}
          hint={name === 'picture' && chosenBefore ? `Chosen: ${form.values.picture?.name}` : hint}
          error={form.errorOf(name)}
        >
          {(control) => {
            if (name === 'picture') {
              return (
                <input
                  {...control}
                  className="form-control"
                  type="file"
                  name={name}
                  accept={photoLimits.accept}
                  onChange={(event) => choosePicture(event.currentTarget)}
                />
              );
            }
            const shared = {
              ...control,
              className: 'form-control',
              name,
              autoComplete,
              maxLength,
              value: form.values[name],
            };
            const onText = (text: string) => form.change({ [name]: text });
            return type === 'textarea' ? (
              <textarea {...shared} rows={2} onChange={(event) => onText(event.currentTarget.value)} />
            ) : (
              <input {...shared} type={type} onChange={(event) => onText(event.currentTarget.value)} />
            );
          }}
        </Field>
      ))}
      <SubmitButton label={submitLabel} busy={form.busy} busyLabel={busyLabel} />
      {more?.(form.values, form.refuse)}
    </form>
  );
}
