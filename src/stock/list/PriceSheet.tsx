import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isSuspensionShown } from '../../dealers/ownProfile/useSuspension';
import { isUnlikelyPrice } from '../../listings/form/amountAsRead';
import { storedPrice } from '../../listings/form/storedAmounts';
import type { Listing } from '../../listings/listing';
import { formatPrice, formatShortPrice, parsePrice, unknownPrice } from '../../listings/price';
import { listingTexts } from '../../listings/texts';
import { editListingAddress } from '../../shared/addresses/addresses';
import { isAppError } from '../../shared/appError';
import { textLimits } from '../../shared/limits';
import { formatMoment } from '../../shared/time/indianTime';
import { serverDate } from '../../shared/time/serverClock';
import { ActionButton } from '../../ui/ActionButton';
import { Field } from '../../ui/fields/Field';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { showToast } from '../../ui/overlays/toast';
import { changeableFrom, priceObstacle } from '../livePrice';
import { cutPrice } from '../priceCut.service';
import { readStockAgain } from '../stock.queries';
import { priceTexts, signedOutTexts } from '../texts';

interface PriceSheetProps {
  readonly listing: Listing;
  readonly onClose: () => void;
}

/** Why a price cannot be taken here; null if it can. */
function problemOf(price: string, listing: Listing): string | null {
  const rupees = parsePrice(price);
  if (rupees === unknownPrice) return priceTexts.unreadable;
  if (rupees >= listing.priceValue) return priceTexts.higher;
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

function failureText(error: unknown, { kind }: Listing): string {
  if (isAppError(error, 'changed') || isAppError(error, 'missing')) return listingTexts.changed;
  if (isAppError(error, 'signedOut')) return signedOutTexts[kind];
  return isAppError(error, 'invalid') ? priceTexts.tooOften : priceTexts.failed;
}

/**
 * Lowers the price of a live listing, which stays live; a higher price is an edit (LIST-21). It shows its failures itself:
 * a dialog cannot be reached behind it.
 */
export default function PriceSheet({ listing, onClose }: PriceSheetProps) {
  const formId = useId();
  const [written, setTyped] = useState('');
  const typed = storedPrice(written);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { kind, name, sellerId, priceValue, values } = listing;
  const problem = problemOf(typed, listing);
  const error = asked ? problem : null;
  /** The unusual price that was asked about: perhaps a digit is missing. */
  const [doubted, setDoubted] = useState<string | null>(null);

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await cutPrice(listing, typed);
    } catch (thrown) {
      setBusy(false);
      if (await isSuspensionShown(thrown, sellerId)) return onClose();
      setFailure(failureText(thrown, listing));
      void readStockAgain(sellerId, kind);
      return;
    }
    onClose();
    void readStockAgain(sellerId, kind);
    void showToast({ title: priceTexts.done(name, formatShortPrice(typed)) });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (busy || problem !== null) return;
    if (isUnlikelyPrice(typed) && doubted !== typed) setDoubted(typed);
    else void save();
  }

  return (
    <Sheet
      title={priceTexts.title(name)}
      onClose={onClose}
      footer={
        <ActionButton type="submit" form={formId} className="btn btn-primary" busy={busy}>
          {busy ? priceTexts.busy : priceTexts.submit}
        </ActionButton>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <p>{`${priceTexts.now(formatShortPrice(String(values.price ?? '')))} ${priceTexts.hint}`}</p>
        <Field label={priceTexts.label} error={error}>
          {(control) => (
            <input
              {...control}
              className="form-control"
              type="text"
              inputMode="text"
              autoComplete="off"
              maxLength={textLimits.shortText}
              value={written}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
        <p className="form-text" aria-live="polite">
          {problem === null &&
            priceTexts.reads(formatShortPrice(typed), formatPrice(String(priceValue - parsePrice(typed))))}
        </p>
        {doubted === typed && problem === null && <Notice tone="warning">{priceTexts.unlikely}</Notice>}
        {failure !== null && (
          <Notice tone="danger" onRetry={() => void save()}>
            {failure}
          </Notice>
        )}
        {error !== null && error !== priceTexts.unreadable && (
          <Link className="btn btn-outline-primary" to={editListingAddress(listing)}>
            {priceTexts.edit}
          </Link>
        )}
      </form>
    </Sheet>
  );
}
