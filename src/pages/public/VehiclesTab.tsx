import { lazy, Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { CardSkeletons } from '../../features/listings/CardSkeletons';
import { listApproved } from '../../services/vehicleLists';
import { Notice } from '../../ui/Notice';
import { queryKeys } from '../queries/queryKeys';
import { usePlacedList } from '../queries/usePlacedList';
import { asksForSome, narrows } from './homeTabs';
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

/** The search's tools to come: its words, its filters, its order, and a row for what narrows it. */
function SearchSkeleton({ narrowed }: { narrowed: boolean }) {
  return (
    <div className={narrowed ? 'search-bar search-bar-narrowed' : 'search-bar'} aria-hidden="true">
      <span className="skeleton-line" />
      <span className="skeleton-line" />
      <span className="skeleton-line" />
    </div>
  );
}

/** What a search finds, to come: how many, and the list. */
function FoundSkeleton({ kind }: { kind: VehicleKind }) {
  return (
    <>
      <p className="search-count" />
      <CardSkeletons count={8} layout="grid" text={`Loading ${kind}s...`} />
    </>
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
  const isSearch = asksForSome(address);
  const toolsToCome = <SearchSkeleton narrowed={narrows(address)} />;
  // After the list: a page that is rendered when the app is built has the place of the tools alone. No search is, and
  // whoever comes back to one finds it as high as it was.
  const withTools = useDeferredValue(true, isSearch);
  return (
    <section className="page-section">
      <h1>{headings[kind]}</h1>
      <div className="search-layout">
        <Suspense fallback={toolsToCome}>{withTools ? <SearchTools kind={kind} /> : toolsToCome}</Suspense>
        <div className="search-results">
          {isSearch ? (
            <Suspense fallback={<FoundSkeleton kind={kind} />}>
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
