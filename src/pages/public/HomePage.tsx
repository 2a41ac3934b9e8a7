import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Loading } from '../../ui/Loading';
import { Tabs } from '../../ui/Tabs';
import { type HomeTab, homeTabPath, homeTabs, toHomeTab } from './homeTabs';
import { VehiclesTab } from './VehiclesTab';
import { WelcomeTab } from './WelcomeTab';

const SellerList = lazy(async () => ({ default: (await import('./SellerList')).SellerList }));

function panel(tab: HomeTab): ReactNode {
  switch (tab) {
    case 'home':
      return <WelcomeTab />;
    case 'bikes':
      return <VehiclesTab key="bike" kind="bike" />;
    case 'cars':
      return <VehiclesTab key="car" kind="car" />;
    case 'dealers':
      return <SellerList />;
  }
}

/** The tabbed home (spec 2); the tab stands in the address. */
export function HomePage() {
  const navigate = useNavigate();
  const tab = toHomeTab(useSearchParams()[0].get('tab'));
  const title = homeTabs.find(({ name }) => name === tab)?.title ?? '';
  return (
    <div className="container">
      <title>{`${title} | Second Gear`}</title>
      <Tabs
        label="What to look at"
        tabs={homeTabs}
        selected={tab}
        onSelect={(name) => void navigate(homeTabPath(name))}
      >
        <ErrorBoundary as="div" key={tab}>
          <Suspense fallback={<Loading />}>{panel(tab)}</Suspense>
        </ErrorBoundary>
      </Tabs>
    </div>
  );
}
