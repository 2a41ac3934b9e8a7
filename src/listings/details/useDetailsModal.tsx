import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOwnProfile } from '../../dealers/ownProfile/useOwnProfile';
import { Loading } from '../../ui/Loading';
import type { ListingRecord } from '../listing';

const ListingModal = lazy(() => import('./ListingModal'));

interface DetailsModal {
  readonly show: (listing: ListingRecord) => void;
  /** The dialog; render it anywhere on the page. */
  readonly modal: ReactNode;
}

/** Shows dealers the details of one of their own listings, stored or not, in a dialog, as buyers see them. */
export function useDetailsModal(): DetailsModal {
  const [listing, setListing] = useState<ListingRecord | null>(null);
  const { data: profile, isError } = useOwnProfile(listing?.sellerId ?? null);

  const modal = listing && (
    <Suspense fallback={<Loading />}>
      <ListingModal listing={listing} dealer={isError ? null : profile?.dealer} onClose={() => setListing(null)} />
    </Suspense>
  );

  return { show: setListing, modal };
}
