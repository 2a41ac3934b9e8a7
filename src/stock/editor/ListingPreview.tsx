import { useCallback, useEffect, useRef } from 'react';
import { useDetailsModal } from '../../listings/details/useDetailsModal';
import { filledListing } from '../../listings/form/filledListing';
import type { ListingFormState } from '../../listings/form/ListingForm';
import type { ListingKind } from '../../listings/kinds';
import type { Uid } from '../../shared/valueTypes';
import { previewText } from '../texts';

interface ListingPreviewProps {
  readonly kind: ListingKind;
  readonly sellerId: Uid;
  readonly form: ListingFormState;
}

/** Shows what the form holds as buyers will see it (FORM-24). */
export function ListingPreview({ kind, sellerId, form: { fields, photos, labels } }: ListingPreviewProps) {
  const details = useDetailsModal();
  const addresses = useRef<readonly string[]>([]);

  const forgetFiles = useCallback(() => {
    for (const address of addresses.current) URL.revokeObjectURL(address);
    addresses.current = [];
  }, []);
  useEffect(() => forgetFiles, [forgetFiles]);

  function addressOf(file: File): string {
    const address = URL.createObjectURL(file);
    addresses.current = [...addresses.current, address];
    return address;
  }

  function show(): void {
    forgetFiles();
    const shown = photos.flatMap((photo, slot) =>
      photo ? [{ url: photo instanceof File ? addressOf(photo) : photo.url, label: labels[slot] ?? '' }] : [],
    );
    details.show(filledListing(kind, sellerId, fields, shown));
  }

  return (
    <>
      <button type="button" className="btn btn-outline-primary" onClick={show}>
        {previewText}
      </button>
      {details.modal}
    </>
  );
}
