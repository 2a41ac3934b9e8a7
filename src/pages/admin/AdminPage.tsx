import { lazy, Suspense, useEffect, useState } from 'react';
import { useClearCacheOnLogout } from '../../lists/useClearCacheOnLogout';
import { Loading } from '../../ui/Loading';
import { AdminLogin } from './AdminLogin';

const loadDashboard = () => import('./AdminDashboard');
const AdminDashboard = lazy(async () => ({ default: (await loadDashboard()).AdminDashboard }));

/** /AdminLogin: the login, and after it the dashboard in its place. A reload ends the session (ADMIN-2). */
export default function AdminPage() {
  const [loggedIn, setLoggedIn] = useState(false);
  useClearCacheOnLogout(loggedIn ? 'admin' : null);

  useEffect(() => {
    // Loads the dashboard's chunk while the admin types. If that fails, rendering the dashboard tries again and shows
    // the error.
    loadDashboard().catch(() => undefined);
  }, []);

  return loggedIn ? (
    <Suspense fallback={<Loading />}>
      <AdminDashboard onLeave={() => setLoggedIn(false)} />
    </Suspense>
  ) : (
    <AdminLogin onLogin={() => setLoggedIn(true)} />
  );
}
