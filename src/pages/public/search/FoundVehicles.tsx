import { vehicleMessages } from '../../../domain/messages';
import type { VehicleKind } from '../../../domain/vehicleKinds';
import { canonicalSearch } from '../../../domain/vehicleSearch';
import { findVehicles } from '../../../services/vehicleSearch';
import { EmptyState } from '../../../ui/EmptyState';
import { LoadMore } from '../../../ui/LoadMore';
import { queryKeys } from '../../queries/queryKeys';
import { usePlacedList } from '../../queries/usePlacedList';
import { PublicVehicleList } from '../PublicVehicleList';
import { NothingFound } from './NothingFound';
import { useFoundCount } from './useFoundCount';
import { useSearchAddress } from './useSearchAddress';

/** What the address asks for among the vehicles of a kind. */
export default function FoundVehicles({ kind }: { kind: VehicleKind }) {
  const { search, change } = useSearchAddress(kind);
  const list = usePlacedList({
    key: queryKeys.found(canonicalSearch(search)),
    load: (cursor) => findVehicles(search, cursor),
  });
  const found = useFoundCount(search, list);
  const goesOn = list.state === 'ready' && list.more.state !== 'none';

  return (
    <>
      <p className="search-count" role="status">
        {found && `${found.count} ${found.count === '1' ? kind : `${kind}s`} found${found.soFar ? ' so far' : ''}`}
        {found && search.sort === 'dearest' && ', without those that name no price'}
      </p>
      <PublicVehicleList
        kind={kind}
        list={list}
        headingLevel={2}
        first
        empty={
          goesOn ? (
            <EmptyState icon={kind} text={`No ${kind}s found so far. There are more to look through.`}>
              <LoadMore more={list.more} failedText={vehicleMessages[kind].listFailed} onFocusLost={() => undefined} />
            </EmptyState>
          ) : (
            <NothingFound search={search} onChange={change} />
          )
        }
      />
    </>
  );
}
