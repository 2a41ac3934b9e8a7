import { useState } from 'react';
import { AdminDashboard } from './AdminDashboard';
import { AdminLogin } from './AdminLogin';

/** /AdminLogin: the login, and after it the dashboard in its place. A reload starts over (spec 4). */
export default function AdminPage() {
  const [loggedIn, setLoggedIn] = useState(false);
  return loggedIn ? (
    <AdminDashboard onLeave={() => setLoggedIn(false)} />
  ) : (
    <AdminLogin onLogin={() => setLoggedIn(true)} />
  );
}
