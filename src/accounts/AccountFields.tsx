import type { ChangeEvent, ReactNode } from 'react';
import { photoTexts } from '../photos/texts';
import { photoLimits } from '../shared/limits';
import { Field } from '../ui/fields/Field';
import { FileInput } from '../ui/fields/FileInput';
import { lengthHint } from '../ui/fields/lengthHint';
import { PasswordInput } from '../ui/fields/PasswordInput';
import { SuggestionInput } from '../ui/fields/SuggestionInput';
import type { AccountField } from './account';
import { PasswordParts } from './PasswordParts';
import { accountFormTexts } from './texts';
import type { AccountFormState } from './useAccountForm';

interface AccountFieldsProps {
  readonly form: AccountFormState;
  readonly fields: readonly AccountField[];
  /** The stored picture, which stays if no other is chosen. */
  readonly storedPicture?: ReactNode;
}

const loadDistricts = () =>
  import('../shared/places/suggestDistricts').then(({ suggestDistricts }) => suggestDistricts);

function hintOf(value: string | File | null, maxLength: number | undefined): string | undefined {
  if (typeof value === 'string') return lengthHint(value, maxLength);
  return value ? accountFormTexts.chosen(value.name) : undefined;
}

/** The fields that the description of a role names. */
export function AccountFields({ form, fields, storedPicture }: AccountFieldsProps) {
  return (
    <>
      {fields.map(({ name, label, type, autoComplete, maxLength, hint, parts }) => (
        <Field
          key={name}
          label={label}
          required={name !== 'picture' || !storedPicture}
          hint={hintOf(form.values[name], maxLength) ?? hint}
          error={form.errorOf(name)}
        >
          {(control) => {
            if (name === 'picture') {
              return (
                <div className="picture-input">
                  {form.preview === null ? storedPicture : <img src={form.preview} alt={accountFormTexts.preview} />}
                  <FileInput
                    {...control}
                    text={form.preview === null && !storedPicture ? photoTexts.choose : photoTexts.change}
                    name={name}
                    accept={photoLimits.accept}
                    onChange={(event) => form.choosePicture(event.currentTarget)}
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
    </>
  );
}
