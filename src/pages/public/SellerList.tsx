import { Link } from 'react-router-dom';
import { listMessages } from '../../domain/messages';
import { SellerCard } from '../../features/sellers/SellerCard';
import { listSellers } from '../../services/sellers';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { PagedCards } from '../../ui/PagedCards';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';

/** All dealers: the Dealers tab and /SellersProfiles (spec 2). */
export function SellerList() {
  const list = usePagedQuery({ key: queryKeys.sellers(), load: listSellers });
  return (
    <section className="page-section">
      <h1>Dealers</h1>
      <PagedCards
        list={list}
        loading={<Loading text="Loading dealers..." />}
        failedText={listMessages.sellersFailed}
        empty={<EmptyState icon="shop" text={listMessages.noSellers} />}
        wide
        keyOf={({ id }) => id}
        card={(seller) => (
          <SellerCard
            seller={seller}
            action={
              <Link className="btn btn-outline-primary" to={`/dealers/${seller.id}`}>
                See vehicles<span className="visually-hidden"> of {seller.dealerName}</span>
              </Link>
            }
          />
        )}
      />
    </section>
  );
}
