import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOwnProfile } from '../../dealers/ownProfile/useOwnProfile';
import { Loading } from '../../ui/Loading';
import type { ListingRecord } from '../listing';

const ListingModal = lazy(() => import('./ListingModal'));

interface DetailsModal {
  readonly show: (listing: ListingRecord) => void;
  readonly close: () => void;
  /** The dialog; render it anywhere on the page. */
  readonly modal: ReactNode;
}

/** Shows dealers the details of one of their own listings, stored or not, in a dialog, as buyers see them. */
export function useDetailsModal(): DetailsModal {
  const [listing, setListing] = useState<ListingRecord | null>(null);
  const [open, setOpen] = useState(false);
  const { data: profile, isError } = useOwnProfile(listing?.sellerId ?? null);
  const close = () => setOpen(false);

  const modal = listing && (
    <Suspense fallback={<Loading />}>
      <ListingModal
        listing={listing}
        dealer={isError ? null : profile?.dealer}
        open={open}
        onClose={close}
        onClosed={() => setListing(null)}
      />
    </Suspense>
  );

  return {
    show: (shown) => {
      setListing(shown);
      setOpen(true);
    },
    close,
    modal,
  };
}
