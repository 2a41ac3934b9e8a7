import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../../domain/cappedCount';
import { type ListingState, listingStateLabels } from '../../domain/listingState';
import { Tabs } from '../../ui/Tabs';
import { useOwnCounts } from '../queries/useOwnCounts';
import { useSession } from '../session/useSession';
import { OwnVehicles } from './OwnVehicles';

const states = Object.keys(listingStateLabels) as ListingState[];

/** Named in the address, so that reload and Back find the same tab. */
type TabName = ListingState | 'all';

function isState(name: string | null): name is ListingState {
  return states.some((state) => state === name);
}

/** My Vehicles: the dealer's bikes above the dealer's cars (spec 2), all of them or those in one state. */
export default function MyVehiclesPage() {
  const sellerId = useSession().seller?.sellerId ?? '';
  const [search, setSearch] = useSearchParams();
  const named = search.get('state');
  const state = isState(named) ? named : null;
  const countOf = useOwnCounts(sellerId);

  const tabs = (['all', ...states] as const).map((name: TabName) => {
    const count = countOf(name === 'all' ? null : name);
    const label = name === 'all' ? 'All' : listingStateLabels[name];
    return { name, label: count ? `${label} (${formatCount(count)})` : label };
  });

  return (
    <div className="container page-section">
      <title>My vehicles | Second Gear</title>
      <h1>My Vehicles</h1>
      <Tabs
        label="My vehicles by state"
        tabs={tabs}
        selected={state ?? 'all'}
        onSelect={(name) => setSearch(name === 'all' ? {} : { state: name })}
      >
        <OwnVehicles kind="bike" sellerId={sellerId} state={state} />
        <OwnVehicles kind="car" sellerId={sellerId} state={state} />
      </Tabs>
    </div>
  );
}
