import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isSuspensionShown } from '../../dealers/ownProfile/useSuspension';
import type { Listing } from '../../listings/listing';
import { listingTexts } from '../../listings/texts';
import { isAppError } from '../../shared/appError';
import { ActionButton } from '../../ui/ActionButton';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { showToast } from '../../ui/overlays/toast';
import '../../styles/endSale.scss';
import { signedOutTexts } from '../texts';
import { SaleFields } from './SaleFields';
import type { Sale } from './sale';
import { saleOf } from './sale.queries';
import { saveSale } from './sale.service';
import { saleTexts } from './texts';

interface SaleSheetProps {
  readonly listing: Listing;
  readonly onClose: () => void;
}

function failureText(error: unknown, { kind }: Listing): string {
  if (isAppError(error, 'signedOut')) return signedOutTexts[kind];
  return isAppError(error, 'denied') ? listingTexts.changed : saleTexts.failed;
}

/** Shows what the dealer has noted about the sale of a listing, and changes it (DEALER-21). */
export default function SaleSheet({ listing, onClose }: SaleSheetProps) {
  const { data, isError, isFetching, refetch } = useQuery(saleOf(listing));
  const [edited, setEdited] = useState<Sale | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const formId = useId();
  const sale = edited ?? data;

  async function save(noted: Sale): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await saveSale(listing, noted);
    } catch (error) {
      setBusy(false);
      if (await isSuspensionShown(error, listing.sellerId)) onClose();
      else setFailure(failureText(error, listing));
      return;
    }
    onClose();
    void showToast({ title: saleTexts.saved(listing.name) });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!busy && sale) void save(sale);
  }

  function body() {
    if (sale) return <SaleFields sale={sale} onChange={setEdited} />;
    if (!isError || isFetching) return <Loading text={saleTexts.loading} />;
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {saleTexts.readFailed}
      </Notice>
    );
  }

  return (
    <Sheet
      title={saleTexts.title(listing.name)}
      onClose={onClose}
      footer={
        <ActionButton type="submit" form={formId} className="btn btn-primary" busy={busy} disabled={!sale}>
          {busy ? saleTexts.busy : saleTexts.save}
        </ActionButton>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {body()}
        {failure !== null && sale && (
          <Notice tone="danger" onRetry={() => void save(sale)}>
            {failure}
          </Notice>
        )}
      </form>
    </Sheet>
  );
}
