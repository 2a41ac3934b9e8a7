import type { ReactNode } from 'react';
import type { Suggest } from '../../shared/suggestions';
import type { FieldControl } from '../../ui/fields/Field';
import { SuggestionInput } from '../../ui/fields/SuggestionInput';
import { controlTexts } from '../../ui/texts';
import type { ListingField, ListingKind } from '../kinds';
import { formatFieldValue } from '../listing';
import { listingFormTexts } from './formTexts';

interface ListingInputProps {
  readonly kind: ListingKind;
  readonly field: ListingField;
  readonly control: FieldControl;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A control with its unit in the same frame. */
function WithUnit({
  before,
  after,
  children,
}: {
  before?: string | undefined;
  after?: string | undefined;
  children: ReactNode;
}) {
  if (before === undefined && after === undefined) return children;
  return (
    <div className="input-with-unit">
      {before !== undefined && <span className="input-unit">{before}</span>}
      {children}
      {after !== undefined && <span className="input-unit">{after}</span>}
    </div>
  );
}

async function loadNames(kind: ListingKind): Promise<Suggest> {
  const { suggestNames } = await import('../../shared/vehicles/suggestNames');
  return (typed) => suggestNames(kind, typed);
}

/** The control of a field of the kind. */
export function ListingInput({ kind, field, control, value, disabled, onChange }: ListingInputProps) {
  const shared = { ...control, name: field.key, value, disabled };
  switch (field.input.type) {
    case 'choice':
    case 'numberChoice':
      return (
        <select {...shared} className="form-select" onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{controlTexts.choose}</option>
          {field.input.choices.map((choice) => (
            <option key={choice} value={choice}>
              {formatFieldValue(field, choice)}
            </option>
          ))}
        </select>
      );
    case 'text':
      if (field.key === 'name') {
        return (
          <SuggestionInput
            {...shared}
            autoComplete="off"
            maxLength={field.input.maxLength}
            load={() => loadNames(kind)}
            onChange={onChange}
          />
        );
      }
      return (
        <WithUnit before={field.key === 'price' ? listingFormTexts.rupees : undefined} after={field.unit}>
          <input
            {...shared}
            className="form-control"
            type="text"
            autoComplete="off"
            maxLength={field.input.maxLength}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </WithUnit>
      );
    case 'textarea':
      return (
        <textarea
          {...shared}
          className="form-control"
          rows={4}
          maxLength={field.input.maxLength}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}
