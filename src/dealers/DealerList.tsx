import { Link } from 'react-router-dom';
import { PagedCards } from '../lists/PagedCards';
import { usePagedQuery } from '../lists/usePagedQuery';
import { dealerAddress } from '../shared/addresses/addresses';
import { useHydrated } from '../ui/browser/useHydrated';
import { EmptyState } from '../ui/EmptyState';
import { Loading, LoadingPart } from '../ui/Loading';
import { DealerCard } from './DealerCard';
import { publicDealerList } from './dealers.queries';
import { dealerTexts } from './texts';

/** All dealers: the Dealers tab (DEALER-5). */
export function DealerList() {
  const list = usePagedQuery(publicDealerList);
  const isHydrated = useHydrated();
  return (
    <section className="page-section">
      <h1>{dealerTexts.heading}</h1>
      <PagedCards
        list={list}
        loading={
          isHydrated ? (
            <LoadingPart text={dealerTexts.listLoading} />
          ) : (
            // Without scripts, the footer is in reach.
            <div className="load-more">
              <Loading text={dealerTexts.listLoading} />
            </div>
          )
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
