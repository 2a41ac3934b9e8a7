import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DealerPicture } from '../../dealers/DealerPicture';
import type { Dealer } from '../../dealers/dealer';
import { dealersIn } from '../../dealers/foundDealers.queries';
import { dealerAddress, paths } from '../../shared/addresses/addresses';
import { nearbyDistricts } from '../../shared/limits';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { PlaceName } from '../../ui/PlaceName';
import { useNames } from '../../ui/useNames';
import { dealersNearTexts, nearTexts } from '../texts';
import { LocateButton } from './LocateButton';
import { type Near, usualRadius } from './near';
import { nearDistricts } from './nearDistricts';
import { readRememberedNear, rememberNear } from './rememberedNear';
import { useLocating } from './useLocating';
import './near.scss';

/** Nearest districts first; within one, as the dealers signed up. */
function nearestFirst(dealers: readonly Dealer[], districts: readonly string[]): readonly Dealer[] {
  return dealers.toSorted((one, other) => districts.indexOf(one.distName) - districts.indexOf(other.distName));
}

function DealersOf({ near }: { near: Near }) {
  const name = useNames();
  const districts = nearDistricts(near, nearbyDistricts).rings.flat();
  const { data, isError, refetch } = useQuery(dealersIn(districts));
  if (isError) {
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {dealersNearTexts.failed}
      </Notice>
    );
  }
  if (!data) return <Loading text={dealersNearTexts.loading} />;
  if (data.length === 0) return <p className="page-lead">{dealersNearTexts.none(name(near.place))}</p>;
  return (
    <ul className="near-dealers">
      {nearestFirst(data, districts).map((dealer) => (
        <li key={dealer.id}>
          <Link className="near-dealer" to={dealerAddress(dealer.id)}>
            <DealerPicture dealer={dealer} size={56} />
            <span>
              <strong>{dealer.dealerName}</strong>
              <span>
                <PlaceName of={dealer.distName} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function AskWhere({ onFound }: { onFound: (place: string) => void }) {
  const locating = useLocating(onFound);
  return (
    <>
      <p className="page-lead">{dealersNearTexts.lead}</p>
      <div className="near-places">
        <LocateButton locating={locating} />
      </div>
      <p className="near-problem" role="status">
        {locating.problem && nearTexts.problems[locating.problem]}
      </p>
    </>
  );
}

/** The dealers near the place that this device remembers, or near here (NAV-23). Without a place it sends no request. */
export default function DealersNear() {
  const [near, setNear] = useState(readRememberedNear);
  const name = useNames();

  function choose(place: string): void {
    const found = { place, within: near?.within ?? usualRadius };
    rememberNear(found);
    setNear(found);
  }

  return (
    <section className="home-section">
      <header className="home-section-header">
        <div>
          <h2>{near ? dealersNearTexts.near(name(near.place)) : dealersNearTexts.title}</h2>
          {near && <p>{dealersNearTexts.within(near.within)}</p>}
        </div>
        <Link className="btn btn-link" to={paths.dealers}>
          {dealersNearTexts.all}
        </Link>
      </header>
      {near ? <DealersOf near={near} /> : <AskWhere onFound={choose} />}
    </section>
  );
}
