import { formatPrice, formatShortPrice, type Price } from '../price';

/** The price in both notations. */
export function DetailsPrice({ price }: { price: Price }) {
  const [short, whole] = [formatShortPrice(price), formatPrice(price)];
  return (
    <p className="vehicle-details-price">
      <strong>{short}</strong>
      {whole !== short && <span>{whole}</span>}
    </p>
  );
}
