import { lazy, Suspense } from 'react';
import { loginSheet } from '../accounts/askForBuyer';
import { loadWhenOnline } from '../ui/browser/loadWhenOnline';

const LoginSheet = lazy(() => loadWhenOnline(() => import('./LoginSheet')));

/** The login that a wish asks for, on every public page. */
export function LoginStep() {
  const wish = loginSheet.use();
  return (
    wish && (
      <Suspense fallback={null}>
        <LoginSheet wish={wish} />
      </Suspense>
    )
  );
}
