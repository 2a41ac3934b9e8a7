import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../pages/queries/queryClient';
import { useSession } from '../pages/session/useSession';
import { missingVariables } from '../services/environment';
import { Loading } from '../ui/Loading';
import { PublicApp } from './PublicApp';
import { SetupPage } from './SetupPage';

const SellerApp = lazy(() => import('./SellerApp'));

/** The dealer's dashboard where a seller id is stored, the public site otherwise (spec 1). */
export function App() {
  const { seller } = useSession();
  if (missingVariables.length > 0) return <SetupPage missing={missingVariables} />;
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Suspense fallback={<Loading />}>{seller ? <SellerApp /> : <PublicApp />}</Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
