import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VehicleKind } from '../../../domain/vehicleKinds';
import { conditionsOf, withoutConditions } from '../../../domain/vehicleSearch';
import { FilterFields } from '../../../features/search/FilterFields';
import { SearchBox } from '../../../features/search/SearchBox';
import { SearchChips } from '../../../features/search/SearchChips';
import { SortSelect } from '../../../features/search/SortSelect';
import { listDistricts } from '../../../services/vehicleSearch';
import { Drawer } from '../../../ui/Drawer';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { queryKeys } from '../../queries/queryKeys';
import { useSearchAddress } from './useSearchAddress';
import '../../../styles/search.scss';

const hints: Readonly<Record<VehicleKind, string>> = { car: 'Swift Jaipur', bike: 'Royal Enfield' };

/** Search box, order and filters of a kind's tab: a panel beside the list, on phones a drawer over it. */
export default function SearchTools({ kind }: { kind: VehicleKind }) {
  const { search, change, type } = useSearchAddress(kind);
  const hasPanel = useMediaQuery('(min-width: 992px)');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [needsDistricts, setNeedsDistricts] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const districts = useQuery({ queryKey: queryKeys.districts(), queryFn: listDistricts, enabled: needsDistricts });
  const filters = Object.keys(search.filters).length;
  const closeDrawer = () => setDrawerOpen(false);

  const fields = (
    <FilterFields
      search={search}
      districts={districts.data ?? []}
      onDistrictsNeeded={() => setNeedsDistricts(true)}
      onChange={change}
    />
  );

  return (
    <>
      <div className="search-bar" ref={tools}>
        <SearchBox label={`Search ${kind}s`} hint={`For example ${hints[kind]}`} text={search.text} onSearch={type} />
        {!hasPanel && (
          <button
            type="button"
            className="btn btn-outline-primary search-filters"
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          >
            Filters{filters > 0 && ` (${filters})`}
          </button>
        )}
        <SortSelect sort={search.sort} onChange={(sort) => change({ ...search, sort })} />
        <SearchChips
          search={search}
          onChange={change}
          onEmptied={() => tools.current?.querySelector('input')?.focus()}
        />
      </div>
      {hasPanel && (
        <section className="search-panel" aria-label="Filters">
          <h2>Filters</h2>
          {fields}
        </section>
      )}
      {!hasPanel && isDrawerOpen && (
        <Drawer
          title="Filters"
          onClose={closeDrawer}
          footer={
            <>
              <button
                type="button"
                className="btn btn-outline-secondary"
                disabled={conditionsOf(search).length === 0}
                onClick={() => change(withoutConditions(search))}
              >
                Clear all
              </button>
              <button type="button" className="btn btn-primary" onClick={closeDrawer}>
                Show {kind}s
              </button>
            </>
          }
        >
          {fields}
        </Drawer>
      )}
    </>
  );
}
