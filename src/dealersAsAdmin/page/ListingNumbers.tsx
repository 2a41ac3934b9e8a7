import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminStateLabels } from '../../decisions/texts';
import { type ListingState, listingStates } from '../../listings/state/listingState';
import { kindNames } from '../../shared/listingKind';
import { formatCount } from '../../shared/numbers/cappedCount';
import type { Uid } from '../../shared/valueTypes';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { dealerNumbers } from '../dealerReview.queries';
import { dealerPageTexts } from '../texts';
import { type DealerNumbers, queueAddress } from './dealerNumbers';
import { NoneIn } from './NoneIn';
import './numberTable.scss';

interface RowProps {
  readonly state: ListingState;
  readonly numbers: DealerNumbers;
  readonly sellerId: Uid;
}

function Row({ state, numbers, sellerId }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Link to={queueAddress(state, sellerId)}>{adminStateLabels[state]}</Link>
      </th>
      {kindNames.map((kind) => (
        <td key={kind}>{formatCount(numbers[state][kind])}</td>
      ))}
    </tr>
  );
}

/** The dealer's listings in numbers, with links to the queues (ADMIN-17). */
export function ListingNumbers({ sellerId }: { sellerId: Uid }) {
  const { data, isError, isFetching, refetch } = useQuery(dealerNumbers(sellerId));
  if (!data) {
    if (!isError || isFetching) return <Loading text={dealerPageTexts.numbersLoading} />;
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {dealerPageTexts.numbersFailed}
      </Notice>
    );
  }
  const hasListings = (state: ListingState) => kindNames.some((kind) => data[state][kind].count > 0);
  const shown = listingStates.filter(hasListings);
  if (shown.length === 0) return <p>{dealerPageTexts.noListings}</p>;
  return (
    <>
      <table className="number-table">
        <thead>
          <tr>
            <th scope="col">{dealerPageTexts.state}</th>
            <th scope="col">{dealerPageTexts.kinds.car}</th>
            <th scope="col">{dealerPageTexts.kinds.bike}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((state) => (
            <Row key={state} state={state} numbers={data} sellerId={sellerId} />
          ))}
        </tbody>
      </table>
      <NoneIn labels={listingStates.filter((state) => !hasListings(state)).map((state) => adminStateLabels[state])} />
    </>
  );
}
