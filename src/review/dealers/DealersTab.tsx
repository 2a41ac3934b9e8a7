import { useState } from 'react';
import { AllDealersView } from './AllDealersView';
import { ChangesView } from './ChangesView';
import { forgetDealerLists } from './dealerReview.queries';
import { LiftedView } from './LiftedView';
import { SuspendedView } from './SuspendedView';
import { reviewedDealerTexts } from './texts';
import type { DealerDesk } from './useDealerDesk';

type View = 'changes' | 'all' | 'suspended' | 'lifted';

const views: readonly View[] = ['changes', 'all', 'suspended', 'lifted'];

interface DealersTabProps {
  readonly desk: DealerDesk;
  readonly onSignedOut: () => void;
}

/** The admin's tab *Dealers*: profile changes, suspensions and all dealers. */
export function DealersTab({ desk, onSignedOut }: DealersTabProps) {
  const [view, setView] = useState<View>('changes');

  function choose(name: View): void {
    if (name === view) return;
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
              className={name === view ? 'btn btn-primary' : 'btn btn-outline-primary'}
              aria-pressed={name === view}
              onClick={() => choose(name)}
            >
              {reviewedDealerTexts.viewNames[name]}
            </button>
          ))}
        </fieldset>
      </header>
      {view === 'changes' && <ChangesView onSignedOut={onSignedOut} />}
      {view === 'all' && <AllDealersView desk={desk} />}
      {view === 'suspended' && <SuspendedView desk={desk} />}
      {view === 'lifted' && <LiftedView desk={desk} />}
    </section>
  );
}
