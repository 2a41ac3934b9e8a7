import { lazy, Suspense, useEffect, useState } from 'react';
import { Loading } from '../../ui/Loading';
import { AdminLogin } from './AdminLogin';

const loadDashboard = () => import('./AdminDashboard');
const AdminDashboard = lazy(async () => ({ default: (await loadDashboard()).AdminDashboard }));

/** /AdminLogin: the login, and after it the dashboard in its place. A reload starts over (spec 4). */
export default function AdminPage() {
  const [loggedIn, setLoggedIn] = useState(false);

  useEffect(() => {
    // While the admin types. That it fails is said when it is shown, and tried again then.
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
