import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDealerAction } from '../../dealers/ownProfile/useDealerAction';
import { changedTexts } from '../../listings/changedTexts';
import { isUnlikelyPrice } from '../../listings/form/amountAsRead';
import { storedPrice } from '../../listings/form/storedAmounts';
import type { Listing } from '../../listings/listing';
import { formatRupees, formatShortPrice, type Price, priceOf, unknownPrice } from '../../listings/price';
import { editListingAddress } from '../../shared/addresses/addresses';
import { textLimits } from '../../shared/limits';
import { formatMoment } from '../../shared/time/indianTime';
import { serverDate } from '../../shared/time/serverClock';
import { Field } from '../../ui/fields/Field';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { Notice } from '../../ui/Notice';
import { FormSheet } from '../../ui/overlays/FormSheet';
import { showToast } from '../../ui/overlays/toast';
import { changeableFrom, priceObstacle } from '../livePrice';
import { cutPrice } from '../priceCut.service';
import { stockKeys } from '../stock.queries';
import { priceTexts, signedOutTexts } from '../texts';

interface PriceSheetProps {
  readonly listing: Listing;
  readonly onClose: () => void;
}

/** Why a price cannot be taken here; null if it can. */
function problemOf({ rupees }: Price, listing: Listing): string | null {
  if (rupees === unknownPrice) return priceTexts.unreadable;
  if (rupees >= listing.price.rupees) return priceTexts.higher;
  const obstacle = priceObstacle(listing, rupees, serverDate());
  switch (obstacle) {
    case 'tooSoon':
      return priceTexts.tooSoon(formatMoment(changeableFrom(listing)));
    case 'belowHalf':
    case 'tooLittle':
    case 'tooOften':
      return priceTexts[obstacle];
    case null:
      return null;
  }
}

interface Typed {
  readonly price: string;
}

/** Lowers the price of a live listing, which stays live; a higher price is an edit (LIST-21). */
export default function PriceSheet({ listing, onClose }: PriceSheetProps) {
  const { kind, name, sellerId } = listing;
  /** The unusual price that was asked about: perhaps a digit is missing. */
  const [doubted, setDoubted] = useState<string | null>(null);
  const action = useDealerAction<Price>(sellerId, {
    send: (price) => cutPrice(listing, price),
    touches: () => stockKeys(listing),
    onDone: (_, price) => {
      onClose();
      void showToast({ title: priceTexts.done(name, formatShortPrice(price)) });
    },
    failures: {
      changed: changedTexts.changed,
      missing: changedTexts.changed,
      signedOut: signedOutTexts[kind],
      invalid: priceTexts.tooOften,
      otherwise: priceTexts.failed,
    },
    inPlace: true,
  });
  const {
    values: typed,
    change,
    errorOf,
    formProps,
  } = useValidatedForm<Typed, 'price'>({
    initial: { price: '' },
    validate: ({ price }) => {
      const message = problemOf(priceOf(storedPrice(price)), listing);
      return message === null ? [] : [{ field: 'price', message }];
    },
    doubt: async ({ price }) => {
      if (!isUnlikelyPrice(storedPrice(price)) || doubted === price) return null;
      setDoubted(price);
      return 'price';
    },
    submit: ({ price }) => action.run(priceOf(storedPrice(price))),
    inPlace: true,
  });
  const price = priceOf(storedPrice(typed.price));
  const isPossible = problemOf(price, listing) === null;
  const error = errorOf('price');

  return (
    <FormSheet
      title={priceTexts.title(name)}
      onClose={onClose}
      formProps={formProps}
      action={action}
      submit={{ label: priceTexts.submit, busyLabel: priceTexts.busy }}
    >
      <p>{`${priceTexts.now(formatShortPrice(listing.price))} ${priceTexts.hint}`}</p>
      <Field label={priceTexts.label} error={error}>
        {(control) => (
          <input
            {...control}
            name="price"
            className="form-control"
            type="text"
            inputMode="text"
            autoComplete="off"
            maxLength={textLimits.shortText}
            value={typed.price}
            onChange={({ currentTarget }) => change({ price: currentTarget.value })}
          />
        )}
      </Field>
      <p className="form-text" aria-live="polite">
        {isPossible && priceTexts.reads(formatShortPrice(price), formatRupees(listing.price.rupees - price.rupees))}
      </p>
      {isPossible && doubted === typed.price && <Notice tone="warning">{priceTexts.unlikely}</Notice>}
      {error !== null && error !== priceTexts.unreadable && (
        <Link className="btn btn-outline-primary" to={editListingAddress(listing)}>
          {priceTexts.edit}
        </Link>
      )}
    </FormSheet>
  );
}
