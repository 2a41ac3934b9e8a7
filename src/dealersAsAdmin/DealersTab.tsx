import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { forgetUnseen } from '../lists/invalidate';
import { adminAddress, adminPlaceAt } from '../shared/addresses/adminAddress';
import { ViewSection } from '../ui/ViewSection';
import { AllDealersView } from './AllDealersView';
import { ChangesView } from './changes/ChangesView';
import { DealerPage } from './page/DealerPage';
import { FoundDealers } from './search/FoundDealers';
import { SearchForm } from './search/SearchForm';
import { useAdminSearch } from './search/useAdminSearch';
import { LiftedView } from './suspension/LiftedView';
import { SuspendedView } from './suspension/SuspendedView';
import { foundDealerTexts, reviewedDealerTexts } from './texts';
import type { DealerDesk } from './useDealerDesk';

const views = ['changes', 'all', 'suspended', 'lifted'] as const;

type View = (typeof views)[number];

/** The admin's tab *Dealers*: profile changes, suspensions and all dealers, or the one dealer that the address names. */
export function DealersTab({ desk }: { desk: DealerDesk }) {
  const [view, setView] = useState<View>('changes');
  const [address, setAddress] = useSearchParams();
  const { dealer, search } = adminPlaceAt(address);
  const searching = useAdminSearch('dealers', () => undefined);
  const isList = !dealer && search === '';

  function choose(name: View): void {
    if (!isList) setAddress({ tab: 'dealers' });
    // Decided items stay in their list while the list is open. When the list is opened again, it is refetched.
    forgetUnseen(['adminLists']);
    setView(name);
  }

  return (
    <ViewSection
      id="dealers"
      heading={reviewedDealerTexts.heading}
      label={reviewedDealerTexts.views}
      views={views}
      labelOf={(name) => reviewedDealerTexts.viewNames[name]}
      chosen={isList ? view : null}
      onChoose={choose}
    >
      <SearchForm
        asked={{ search, from: '', to: '' }}
        isNarrowed={search !== ''}
        desk={searching}
        onClear={() => setAddress({ tab: 'dealers' })}
      />
      {!dealer && search !== '' && (
        <>
          <FoundDealers typed={search} />
          <p>
            <Link to={adminAddress({ tab: 'all', search })}>{foundDealerTexts.listingsToo(search)}</Link>
          </p>
        </>
      )}
      {dealer && <DealerPage key={dealer} sellerId={dealer} desk={desk} />}
      {isList && view === 'changes' && <ChangesView desk={desk} />}
      {isList && view === 'all' && <AllDealersView desk={desk} />}
      {isList && view === 'suspended' && <SuspendedView desk={desk} />}
      {isList && view === 'lifted' && <LiftedView desk={desk} />}
    </ViewSection>
  );
}
