import { useQuery } from '@tanstack/react-query';
import { useDealerAction } from '../../dealers/ownProfile/useDealerAction';
import { changedTexts } from '../../listings/changedTexts';
import type { Listing } from '../../listings/listing';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { FormSheet } from '../../ui/overlays/FormSheet';
import { showToast } from '../../ui/overlays/toast';
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

/** Shows what the dealer has noted about the sale of a listing, and changes it (DEALER-21). */
export default function SaleSheet({ listing, onClose }: SaleSheetProps) {
  const { data, isError, isFetching, refetch } = useQuery(saleOf(listing));
  const action = useDealerAction<Sale>(listing.sellerId, {
    send: (sale) => saveSale(listing, sale),
    touches: () => [],
    onDone: () => {
      onClose();
      void showToast({ title: saleTexts.saved(listing.name) });
    },
    failures: {
      signedOut: signedOutTexts[listing.kind],
      denied: changedTexts.changed,
      otherwise: saleTexts.failed,
    },
    inPlace: true,
  });
  const { values, change, formProps } = useValidatedForm<{ readonly edited: Sale | null }, never>({
    initial: { edited: null },
    validate: () => [],
    submit: async ({ edited }) => {
      const sale = edited ?? data;
      if (sale) await action.run(sale);
    },
    inPlace: true,
  });
  const sale = values.edited ?? data;

  function content() {
    if (sale) return <SaleFields sale={sale} onChange={(edited) => change({ edited })} />;
    if (!isError || isFetching) return <Loading text={saleTexts.loading} />;
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {saleTexts.readFailed}
      </Notice>
    );
  }

  return (
    <FormSheet
      title={saleTexts.title(listing.name)}
      onClose={onClose}
      formProps={formProps}
      action={action}
      submit={{ label: saleTexts.save, busyLabel: saleTexts.busy, disabled: !sale }}
    >
      {content()}
    </FormSheet>
  );
}
