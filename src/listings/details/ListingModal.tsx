import type { Dealer } from '../../dealers/dealer';
import { useBackCloses } from '../../ui/overlays/useBackCloses';
import type { ListingRecord } from '../listing';
import { DetailsDialog } from './DetailsDialog';
import { ListingDetails } from './ListingDetails';

interface ListingModalProps {
  readonly listing: ListingRecord;
  readonly dealer: Dealer | null | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation: the listing may be forgotten now. */
  readonly onClosed: () => void;
}

/** Know More for listings without a public address: for their dealer, and for the admin. */
export default function ListingModal({ listing, dealer, open, onClose, onClosed }: ListingModalProps) {
  useBackCloses(open, onClose);
  return (
    <DetailsDialog title={listing.name} open={open} onClose={onClose} onClosed={onClosed}>
      <ListingDetails listing={listing} dealer={dealer} />
    </DetailsDialog>
  );
}
