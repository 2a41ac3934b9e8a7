import type { ChangeEvent, ReactNode } from 'react';
import { isPhotoFile } from '../photos/photoFile';
import { photoTexts } from '../photos/texts';
import { photoLimits } from '../shared/limits';
import { Field } from '../ui/fields/Field';
import { FileInput } from '../ui/fields/FileInput';
import { PasswordInput } from '../ui/fields/PasswordInput';
import { SubmitButton, type SubmitWeight } from '../ui/fields/SubmitButton';
import { SuggestionInput } from '../ui/fields/SuggestionInput';
import { useFilePreview } from '../ui/fields/useFilePreview';
import { useValidatedForm } from '../ui/fields/useValidatedForm';
import type { AccountField, AccountFieldName } from './account';
import type { AccountFormValues, InvalidAccountInput } from './accountForm';
import { PasswordParts } from './PasswordParts';
import { accountFormTexts } from './texts';

interface AccountFormProps {
  readonly fields: readonly AccountField[];
  /** The values at the start. */
  readonly initial?: Partial<AccountFormValues>;
  /** The stored picture, which stays if no other is chosen. */
  readonly storedPicture?: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly weight?: SubmitWeight;
  readonly validate: (values: AccountFormValues) => readonly InvalidAccountInput[];
  /** The text that says why a file cannot be used as a picture; null if it can. */
  readonly pictureProblem?: (picture: File) => Promise<string | null>;
  /** Called with all values at every change. */
  readonly onChange?: (values: AccountFormValues) => void;
  readonly onSubmit: (values: AccountFormValues) => Promise<unknown>;
  /** More buttons beside the submit button. Gets the values at that moment, and marks a field that they need. */
  readonly more?: (values: AccountFormValues, mark: (invalid: InvalidAccountInput) => void) => ReactNode;
}

const loadDistricts = () =>
  import('../shared/places/suggestDistricts').then(({ suggestDistricts }) => suggestDistricts);

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

/** The form of a login, a sign-up or a profile. The description of the role decides which fields it has. */
export function AccountForm({
  fields,
  initial,
  storedPicture,
  submitLabel,
  busyLabel,
  weight,
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

  return (
    <form className="form-stack" {...form.formProps}>
      {fields.map(({ name, label, type, autoComplete, maxLength, hint, parts }) => (
        <Field
          key={name}
          label={label}
          required={name !== 'picture' || !storedPicture}
          hint={name === 'picture' && form.values.picture ? accountFormTexts.chosen(form.values.picture.name) : hint}
          error={form.errorOf(name)}
        >
          {(control) => {
            if (name === 'picture') {
              return (
                <div className="picture-input">
                  {preview === null ? storedPicture : <img src={preview} alt={accountFormTexts.preview} />}
                  <FileInput
                    {...control}
                    text={preview === null && !storedPicture ? photoTexts.choose : photoTexts.change}
                    name={name}
                    accept={photoLimits.accept}
                    onChange={(event) => choosePicture(event.currentTarget)}
                  />
                </div>
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
            if (name === 'district') return <SuggestionInput {...shared} load={loadDistricts} onChange={onText} />;
            const onInput = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              onText(currentTarget.value);
            if (type === 'password') {
              const partsId = `${control.id}-parts`;
              const describedBy = [parts && partsId, control['aria-describedby']].filter(Boolean).join(' ');
              return (
                <>
                  <PasswordInput {...shared} aria-describedby={describedBy || undefined} onChange={onInput} />
                  {parts && <PasswordParts id={partsId} parts={parts} password={form.values.password} />}
                </>
              );
            }
            if (type === 'textarea') return <textarea {...shared} rows={2} onChange={onInput} />;
            return <input {...shared} type={type} onChange={onInput} />;
          }}
        </Field>
      ))}
      <SubmitButton label={submitLabel} busy={form.busy} busyLabel={busyLabel} {...(weight && { weight })} />
      {more?.(form.values, form.mark)}
    </form>
  );
}
