import { lazy, Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { CardSkeletons } from '../../features/listings/CardSkeletons';
import { listApproved } from '../../services/vehicleLists';
import { Notice } from '../../ui/Notice';
import { queryKeys } from '../queries/queryKeys';
import { usePlacedList } from '../queries/usePlacedList';
import { asksForSome } from './homeTabs';
import { PublicVehicleList } from './PublicVehicleList';

function SearchMissing() {
  return (
    <div className="search-bar">
      <Notice tone="warning" onRetry={() => window.location.reload()}>
        The search could not be loaded.
      </Notice>
    </div>
  );
}

/** The search's tools to come: its words, its filters, its order. */
function SearchSkeleton() {
  return (
    <div className="search-bar" aria-hidden="true">
      <span className="skeleton-line" />
      <span className="skeleton-line" />
      <span className="skeleton-line" />
    </div>
  );
}

/** The list stands without it, too. */
const SearchTools = lazy(() => import('./search/SearchTools').catch(() => ({ default: SearchMissing })));
const FoundVehicles = lazy(() => import('./search/FoundVehicles'));

const headings: Readonly<Record<VehicleKind, string>> = { car: 'Used cars', bike: 'Used bikes' };

function AllVehicles({ kind }: { kind: VehicleKind }) {
  const list = usePlacedList({
    key: queryKeys.approved(kind, 'posted'),
    load: (cursor) => listApproved(kind, 'posted', cursor),
  });
  return <PublicVehicleList kind={kind} list={list} headingLevel={2} first />;
}

/** The Bike's and the Car's tab: all approved vehicles of a kind (spec 2), or those that the address asks for. */
export function VehiclesTab({ kind }: { kind: VehicleKind }) {
  const [address] = useSearchParams();
  // After the list: a page that is rendered when the app is built has the place of the tools alone.
  const withTools = useDeferredValue(true, false);
  return (
    <section className="page-section">
      <h1>{headings[kind]}</h1>
      <div className="search-layout">
        <Suspense fallback={<SearchSkeleton />}>
          {withTools ? <SearchTools kind={kind} /> : <SearchSkeleton />}
        </Suspense>
        <div className="search-results">
          {asksForSome(address) ? (
            <Suspense fallback={<CardSkeletons count={8} layout="grid" text={`Loading ${kind}s...`} />}>
              <FoundVehicles kind={kind} />
            </Suspense>
          ) : (
            <AllVehicles kind={kind} />
          )}
        </div>
      </div>
    </section>
  );
}
