import { Link } from 'react-router-dom';
import { PagedCards } from '../lists/PagedCards';
import { usePagedQuery } from '../lists/usePagedQuery';
import { dealerAddress } from '../shared/addresses/addresses';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { DealerCard } from './DealerCard';
import { publicDealerList } from './dealers.queries';
import { dealerTexts } from './texts';

/** All dealers: the Dealers tab (DEALER-5). */
export function DealerList() {
  const list = usePagedQuery(publicDealerList);
  return (
    <section className="page-section">
      <h1>{dealerTexts.heading}</h1>
      <PagedCards
        list={list}
        loading={
          <div className="dealers-loading">
            <Loading text={dealerTexts.listLoading} />
          </div>
        }
        failedText={dealerTexts.listFailed}
        empty={<EmptyState icon="shop" text={dealerTexts.listEmpty} />}
        wide
        keyOf={({ id }) => id}
        card={(dealer) => (
          <DealerCard
            dealer={dealer}
            action={
              <Link className="btn btn-outline-primary" to={dealerAddress(dealer.id)}>
                {dealerTexts.seeListings}
                <span className="visually-hidden"> {dealerTexts.of(dealer.dealerName)}</span>
              </Link>
            }
          />
        )}
      />
    </section>
  );
}
