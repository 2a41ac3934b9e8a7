import { useState } from 'react';
import type { Uid } from '../shared/valueTypes';
import { warningTexts } from './texts';
import { WarnSheet } from './WarnSheet';

interface WarnButtonProps {
  readonly sellerId: Uid;
  readonly name: string;
}

/** The button that warns a dealer (ADMIN-20). */
export function WarnButton({ sellerId, name }: WarnButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-danger"
        aria-label={warningTexts.warnName(name)}
        onClick={() => setOpen(true)}
      >
        {warningTexts.warn}
      </button>
      {open && <WarnSheet sellerId={sellerId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
