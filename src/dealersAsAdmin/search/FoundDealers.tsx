import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminAddress } from '../../shared/addresses/adminAddress';
import type { Uid } from '../../shared/valueTypes';
import { Notice } from '../../ui/Notice';
import { PlaceName } from '../../ui/PlaceName';
import { StandingBadge } from '../StandingBadge';
import { foundDealerTexts } from '../texts';
import { meaningOf } from './adminSearch';
import { foundDealers } from './adminSearch.queries';
import { focusWanted } from './useAdminSearch';

interface FoundDealersProps {
  readonly typed: string;
  /** Where a dealer's link leads: to the dealer's page, unless another address is given. */
  readonly addressOf?: (id: Uid) => string;
}

const pageOf = (dealer: string) => adminAddress({ tab: 'dealers', dealer });

/** The dealers whom a search has found, as links (ADMIN-16). */
export function FoundDealers({ typed, addressOf = pageOf }: FoundDealersProps) {
  const { data, isError, isFetching, refetch } = useQuery(foundDealers(typed));
  if (typed.trim().length < 2) return null;
  if (isError && !isFetching) {
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {foundDealerTexts.failed}
      </Notice>
    );
  }
  if (!data) return <p className="found-dealers">{foundDealerTexts.loading}</p>;
  if (data.length === 0) {
    const isPhone = meaningOf(typed).what === 'phone';
    return <p className="found-dealers">{isPhone ? foundDealerTexts.noPhone : foundDealerTexts.noName(typed)}</p>;
  }
  return (
    <nav className="found-dealers" aria-label={foundDealerTexts.label}>
      <p>{foundDealerTexts.label}</p>
      <ul>
        {data.map((dealer) => {
          const { id, dealerName, distName } = dealer.profile;
          return (
            <li key={id}>
              <Link to={addressOf(id)} state={focusWanted}>
                <bdi>{dealerName}</bdi>
              </Link>{' '}
              <span className="found-dealer-place">
                <PlaceName of={distName} />
              </span>{' '}
              <StandingBadge dealer={dealer} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
