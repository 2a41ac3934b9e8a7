import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOwnProfile } from '../../dealers/ownProfile/useOwnProfile';
import { Loading } from '../../ui/Loading';
import type { Listing } from '../listing';

const ListingModal = lazy(() => import('./ListingModal'));

interface DetailsModalOptions {
  readonly actions?: (listing: Listing) => ReactNode;
}

interface DetailsModal {
  readonly show: (listing: Listing) => void;
  readonly close: () => void;
  /** The dialog; render it anywhere on the page. */
  readonly modal: ReactNode;
}

/** Know More for dealers: shows the details of one of their own listings in a dialog, as buyers see them. */
export function useDetailsModal({ actions }: DetailsModalOptions = {}): DetailsModal {
  const [listing, setListing] = useState<Listing | null>(null);
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
        actions={actions?.(listing)}
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
