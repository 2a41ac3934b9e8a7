import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPlaceAt } from '../../shared/adminAddress';
import { ViewSection } from '../../ui/ViewSection';
import { AllDealersView } from './AllDealersView';
import { ChangesView } from './ChangesView';
import { forgetDealerLists } from './dealerReview.queries';
import { LiftedView } from './LiftedView';
import { OneDealerView } from './OneDealerView';
import { SuspendedView } from './SuspendedView';
import { reviewedDealerTexts } from './texts';
import type { DealerDesk } from './useDealerDesk';

type View = 'changes' | 'all' | 'suspended' | 'lifted';

const views: readonly View[] = ['changes', 'all', 'suspended', 'lifted'];

interface DealersTabProps {
  readonly desk: DealerDesk;
  readonly onSignedOut: () => void;
}

/** The admin's tab *Dealers*: profile changes, suspensions and all dealers, or the one dealer that the address names. */
export function DealersTab({ desk, onSignedOut }: DealersTabProps) {
  const [view, setView] = useState<View>('changes');
  const [address, setAddress] = useSearchParams();
  const { dealer } = adminPlaceAt(address);

  function choose(name: View): void {
    if (dealer) setAddress({ tab: 'dealers' });
    // Decided items stay in their list while the list is open. When the list is opened again, it is refetched.
    forgetDealerLists();
    setView(name);
  }

  return (
    <ViewSection
      id="dealers"
      heading={reviewedDealerTexts.heading}
      label={reviewedDealerTexts.views}
      views={views}
      labelOf={(name) => reviewedDealerTexts.viewNames[name]}
      chosen={dealer ? null : view}
      onChoose={choose}
    >
      {dealer && <OneDealerView sellerId={dealer} desk={desk} />}
      {!dealer && view === 'changes' && <ChangesView onSignedOut={onSignedOut} />}
      {!dealer && view === 'all' && <AllDealersView desk={desk} />}
      {!dealer && view === 'suspended' && <SuspendedView desk={desk} />}
      {!dealer && view === 'lifted' && <LiftedView desk={desk} />}
    </ViewSection>
  );
}
