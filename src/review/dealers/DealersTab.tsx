import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPlaceAt } from '../../shared/adminAddress';
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
    if (name === view && !dealer) return;
    if (dealer) setAddress({ tab: 'dealers' });
    // Decided items stay in their list while the list is open. When the list is opened again, it is refetched.
    forgetDealerLists();
    setView(name);
  }

  return (
    <section className="page-section" aria-labelledby="dealers">
      <header className="section-header">
        <h2 id="dealers">{reviewedDealerTexts.heading}</h2>
        <fieldset className="button-row list-filter">
          <legend className="visually-hidden">{reviewedDealerTexts.views}</legend>
          {views.map((name) => (
            <button
              type="button"
              key={name}
              className={name === view && !dealer ? 'btn btn-primary' : 'btn btn-outline-primary'}
              aria-pressed={name === view && !dealer}
              onClick={() => choose(name)}
            >
              {reviewedDealerTexts.viewNames[name]}
            </button>
          ))}
        </fieldset>
      </header>
      {dealer && <OneDealerView sellerId={dealer} desk={desk} />}
      {!dealer && view === 'changes' && <ChangesView onSignedOut={onSignedOut} />}
      {!dealer && view === 'all' && <AllDealersView desk={desk} />}
      {!dealer && view === 'suspended' && <SuspendedView desk={desk} />}
      {!dealer && view === 'lifted' && <LiftedView desk={desk} />}
    </section>
  );
}
