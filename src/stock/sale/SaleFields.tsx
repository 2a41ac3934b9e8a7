import { textLimits } from '../../shared/limits';
import { Field } from '../../ui/fields/Field';
import type { Sale } from './sale';
import { saleTexts } from './texts';
import './saleFields.scss';

const fields = [
  { key: 'price', maxLength: textLimits.shortText },
  { key: 'buyer', maxLength: textLimits.personName },
] as const;

interface SaleFieldsProps {
  readonly sale: Sale;
  readonly onChange: (sale: Sale) => void;
}

/** What the dealer may note about a sale: its price, and the buyer. */
export function SaleFields({ sale, onChange }: SaleFieldsProps) {
  return (
    <fieldset className="sale-fields">
      <legend>{saleTexts.heading}</legend>
      <p>{saleTexts.hint}</p>
      {fields.map(({ key, maxLength }) => (
        <Field key={key} label={saleTexts[key]} required={false}>
          {(control) => (
            <input
              {...control}
              className="form-control"
              type="text"
              autoComplete="off"
              maxLength={maxLength}
              value={sale[key]}
              onChange={({ currentTarget }) => onChange({ ...sale, [key]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
