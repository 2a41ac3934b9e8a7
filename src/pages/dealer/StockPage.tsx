import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../accounts/useSession';
import type { Listing } from '../../listings/listing';
import { type StockState, stockStates } from '../../listings/state/listingState';
import { listingStateLabels } from '../../listings/state/stateTexts';
import { formatCount } from '../../shared/numbers/cappedCount';
import type { EndOfSale } from '../../stock/changeListing.service';
import { UnfinishedListings } from '../../stock/drafts/UnfinishedListings';
import { StockList } from '../../stock/list/StockList';
import { StockTools } from '../../stock/list/StockTools';
import { type StockSearch, stockSearchParameters } from '../../stock/list/stockSearch';
import { useStockSearch } from '../../stock/list/useStockSearch';
import { stockTexts } from '../../stock/texts';
import { useStockCounts } from '../../stock/useStockCounts';
import { Tabs } from '../../ui/Tabs';
import { headTexts } from '../../ui/texts';
import { useTabInView } from '../../ui/useTabInView';

const EndSaleSheet = lazy(() => import('../../bookings/endSale/EndSaleSheet'));

/** The tab's name in the address, so that a reload and Back show the same tab. */
type TabName = StockState | 'all';

function isState(name: string | null): name is StockState {
  return stockStates.some((state) => state === name);
}

/** My Vehicles: the dealer's bikes above the cars, in all states or in one (DEALER-6). */
export default function StockPage() {
  const sellerId = useSession().dealer?.sellerId ?? '';
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('state');
  const state = isState(named) ? named : null;
  const { search, setText } = useStockSearch(parameters);
  const countOf = useStockCounts(sellerId);
  const [ending, setEnding] = useState<{ readonly move: EndOfSale; readonly listing: Listing } | null>(null);
  const onEndSale = (move: EndOfSale, listing: Listing) => setEnding({ move, listing });

  /** A tab is a step of Back. Each key and each order is not. */
  function show(shown: StockState | null, wanted: StockSearch): void {
    setText(wanted.text);
    const parts = { ...(shown && { state: shown }), ...stockSearchParameters(wanted) };
    setParameters(parts, { replace: shown === state });
  }
  const list = { sellerId, state, search, onShowAll: () => show(state, { ...search, text: '' }), onEndSale };

  const tabs = (['all', ...stockStates] as const).map((name: TabName) => {
    const count = countOf(name === 'all' ? null : name);
    const label = name === 'all' ? stockTexts.all : listingStateLabels[name];
    return { name, label: count ? `${label} (${formatCount(count)})` : label };
  });
  useTabInView(
    state ?? 'all',
    tabs.map(({ label }) => label),
  );

  return (
    <div className="container page-section">
      <title>{headTexts.title(stockTexts.title)}</title>
      <h1>{stockTexts.heading}</h1>
      <UnfinishedListings sellerId={sellerId} />
      <StockTools search={search} onSearch={(wanted) => show(state, wanted)} />
      <Tabs
        label={stockTexts.tabs}
        tabs={tabs}
        selected={state ?? 'all'}
        onSelect={(name) => show(name === 'all' ? null : name, search)}
      >
        <StockList kind="bike" {...list} />
        <StockList kind="car" {...list} />
      </Tabs>
      {ending && (
        <Suspense fallback={null}>
          <EndSaleSheet {...ending} onClose={() => setEnding(null)} />
        </Suspense>
      )}
    </div>
  );
}
