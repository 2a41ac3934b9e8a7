import { lazy, Suspense, useState } from 'react';
import type { Uid } from '../../shared/valueTypes';
import { PartComing } from '../../ui/PartComing';
import { blockHoursTexts } from './texts';

const BlockHoursSheet = lazy(() => import('./BlockHoursSheet'));

/** Opens the sheet in which a dealer blocks hours (BOOK-32). */
export function BlockHours({ sellerId }: { sellerId: Uid }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {blockHoursTexts.open}
      </button>
      {isOpen && (
        <Suspense fallback={<PartComing />}>
          <BlockHoursSheet sellerId={sellerId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
