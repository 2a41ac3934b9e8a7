import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useSession } from '../accounts/useSession';
import { isConfigured } from '../firebase/environment';
import { queryClient } from '../lists/queryClient';
import { useClearCacheOnLogout } from '../lists/useClearCacheOnLogout';
import { ownAddress } from '../shared/addresses/ownAddress';
import { Loading } from '../ui/Loading';
import { PublicApp } from './PublicApp';

const DealerApp = lazy(() => import('./DealerApp'));
const SetupPage = lazy(() => import('./SetupPage'));

interface AppProps {
  /** By default the router of the browser. Prerendering passes another one. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

/** Its locations have the paths of the app, without the start of the language's addresses. */
function OwnRouter({ children }: { readonly children: ReactNode }) {
  return <BrowserRouter basename={ownAddress('/')}>{children}</BrowserRouter>;
}

/** The dealer's dashboard if a seller id is stored, otherwise the public site (NAV-3). */
export function App({ Router = OwnRouter }: AppProps) {
  const { buyer, dealer } = useSession();
  useClearCacheOnLogout(dealer?.sellerId ?? buyer?.userId ?? null);
  if (!isConfigured) {
    return (
      <Suspense>
        <SetupPage />
      </Suspense>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <Suspense fallback={<Loading />}>{dealer ? <DealerApp /> : <PublicApp />}</Suspense>
      </Router>
    </QueryClientProvider>
  );
}
