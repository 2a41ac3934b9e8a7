import { textLimits } from '../../shared/limits';
import { Field } from '../../ui/Field';
import type { Sale } from './sale';
import { saleTexts } from './texts';

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
      <Field label={saleTexts.price} required={false}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="text"
            autoComplete="off"
            maxLength={textLimits.shortText}
            value={sale.price}
            onChange={({ currentTarget }) => onChange({ ...sale, price: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={saleTexts.buyer} required={false}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="text"
            autoComplete="off"
            maxLength={textLimits.personName}
            value={sale.buyer}
            onChange={({ currentTarget }) => onChange({ ...sale, buyer: currentTarget.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
