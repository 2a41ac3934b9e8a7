import { useState } from 'react';
import { AdminDashboard } from '../../../src/pages/admin/AdminDashboard';

/** The admin's dashboard, which disappears when the admin leaves it, as on its page. */
export function AdminUntilLeft({ onLeave }: { onLeave: () => void }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <AdminDashboard
      onLeave={() => {
        onLeave();
        setOpen(false);
      }}
    />
  );
}
