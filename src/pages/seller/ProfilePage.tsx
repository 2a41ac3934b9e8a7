import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Seller } from '../../domain/seller';
import { SellerPicture } from '../../features/sellers/SellerCard';
import { getSellerInBatch } from '../../services/sellerBatch';
import { Icon } from '../../ui/Icon';
import { Loading } from '../../ui/Loading';
import { queryKeys } from '../queries/queryKeys';
import { useSession } from '../session/useSession';

function Profile({ seller }: { seller: Seller }) {
  const facts = [
    { label: 'Dealer name', text: seller.dealerName },
    { label: 'District', text: seller.distName },
    { label: 'Address', text: seller.address },
    { label: 'Phone', text: seller.phone },
  ];
  return (
    <article className="profile-card" aria-label={seller.dealerName}>
      <SellerPicture seller={seller} size={160} />
      <div>
        <dl className="fact-list">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text || 'Not given'}</dd>
            </div>
          ))}
        </dl>
        <div className="button-row">
          <Link className="btn btn-primary" to="/NewCarProduct">
            <Icon name="car" /> Add a car
          </Link>
          <Link className="btn btn-primary" to="/NewBikeProduct">
            <Icon name="bike" /> Add a bike
          </Link>
          <Link className="btn btn-outline-primary" to="/EditProfile">
            Edit my profile
          </Link>
          <Link className="btn btn-outline-primary" to="/orderlist">
            See my orders
          </Link>
        </div>
      </div>
    </article>
  );
}

/** My Profile. A failure is only logged, and the page stays on Loading (spec 8), with a way to try again. */
export default function ProfilePage() {
  const sellerId = useSession().seller?.sellerId ?? '';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.seller(sellerId),
    queryFn: () => getSellerInBatch(sellerId),
  });

  useEffect(() => {
    if (error) console.error('The profile could not be loaded:', error);
  }, [error]);

  return (
    <div className="container page-section">
      <title>My profile | Second Gear</title>
      <h1>My Profile</h1>
      {data ? (
        <Profile seller={data} />
      ) : (
        <>
          <Loading />
          {!isFetching && (
            <button type="button" className="btn btn-outline-primary" onClick={() => void refetch()}>
              Try again
            </button>
          )}
        </>
      )}
    </div>
  );
}
