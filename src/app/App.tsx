import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../pages/queries/queryClient';
import { useSession } from '../pages/session/useSession';
import { missingVariables } from '../services/environment';
import { Loading } from '../ui/Loading';
import { PublicApp } from './PublicApp';
import { Ready } from './Ready';
import { SetupPage } from './SetupPage';

const SellerApp = lazy(() => import('./SellerApp'));

interface AppProps {
  /** Where the address comes from: the browser, unless told otherwise. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** Called when the app reacts to people. */
  readonly onReady?: () => void;
}

/** The dealer's dashboard where a seller id is stored, the public site otherwise (spec 1). */
export function App({ Router = BrowserRouter, onReady }: AppProps) {
  const { seller } = useSession();
  if (missingVariables.length > 0) return <SetupPage missing={missingVariables} />;
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <Suspense fallback={<Loading />}>
          <Ready onReady={onReady}>{seller ? <SellerApp /> : <PublicApp />}</Ready>
        </Suspense>
      </Router>
    </QueryClientProvider>
  );
}
