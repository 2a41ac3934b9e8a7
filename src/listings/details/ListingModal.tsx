import type { Dealer } from '../../dealers/dealer';
import { useBackCloses } from '../../ui/overlays/useBackCloses';
import type { ListingRecord } from '../listing';
import { DetailsDialog } from './DetailsDialog';
import { ListingDetails } from './ListingDetails';

interface ListingModalProps {
  readonly listing: ListingRecord;
  readonly dealer: Dealer | null | undefined;
  readonly onClose: () => void;
}

/** Know More for listings without a public address. */
export default function ListingModal({ listing, dealer, onClose }: ListingModalProps) {
  useBackCloses(true, onClose);
  return (
    <DetailsDialog title={listing.name} onClose={onClose}>
      <ListingDetails listing={listing} dealer={dealer} />
    </DetailsDialog>
  );
}
