import { useEffect, useState } from 'react';
import { vehicleFormMessages } from '../../domain/messages';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { type ListingDraft, readDraft } from '../../services/drafts';
import { Loading } from '../../ui/Loading';
import { useSession } from '../session/useSession';
import { NewVehicle } from './NewVehicle';

const pageTitles: Readonly<Record<VehicleKind, string>> = { car: 'Add a car', bike: 'Add a bike' };

function useDraft(sellerId: string, kind: VehicleKind): ListingDraft | null {
  const [draft, setDraft] = useState<ListingDraft | null>(null);
  useEffect(() => {
    let wanted = true;
    void readDraft(sellerId, kind).then((found) => {
      if (wanted) setDraft(found);
    });
    return () => {
      wanted = false;
    };
  }, [sellerId, kind]);
  return draft;
}

/** /NewCarProduct and /NewBikeProduct: a new listing, or the half-written one that this device kept. */
export default function NewVehiclePage({ kind }: { kind: VehicleKind }) {
  const sellerId = useSession().seller?.sellerId ?? '';
  const draft = useDraft(sellerId, kind);
  return (
    <div className="container page-section">
      <title>{`${pageTitles[kind]} | Second Gear`}</title>
      <h1>{vehicleFormMessages.title}</h1>
      <p className="page-lead">{pageTitles[kind]}. Buyers see it as soon as it is approved.</p>
      {draft ? <NewVehicle kind={kind} sellerId={sellerId} draft={draft} /> : <Loading />}
    </div>
  );
}
