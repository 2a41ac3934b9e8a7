import { useEffect, useState } from 'react';
import type { Vehicle } from '../../domain/vehicle';
import { deleteDraft, type ListingDraft, readDraft } from '../../services/drafts';
import { discardVehiclePhotos } from '../../services/photos';

interface EditDraft {
  readonly draft: ListingDraft;
  readonly basedOn: string;
}

/** What a draft begins with: it does not fit what has been edited elsewhere since. A review changes nothing of it. */
function contentOf({ values, photos, thumbnails }: Vehicle): string {
  return JSON.stringify([values, photos, thumbnails]);
}

const nothing: ListingDraft = { typed: undefined, chosen: undefined };

async function readFitting(vehicle: Vehicle): Promise<ListingDraft> {
  const name = `${vehicle.kind}/${vehicle.id}` as const;
  const draft = await readDraft(vehicle.sellerId, name);
  const { typed, chosen } = draft;
  if (!typed && !chosen) return nothing;
  // What was sent without an answer may be what is stored by now.
  if (typed?.unanswered || typed?.edit?.basedOn === contentOf(vehicle)) return draft;
  const uploads = (chosen?.uploaded ?? []).flatMap((photo) => [photo?.url, photo?.thumbnailUrl]);
  const shown = [...vehicle.photos, ...vehicle.thumbnails];
  const abandoned = uploads.filter((address) => address !== undefined && !shown.includes(address));
  if (abandoned.length > 0) void discardVehiclePhotos(abandoned.filter((address) => address !== undefined));
  await deleteDraft(vehicle.sellerId, name);
  return nothing;
}

/** What this device kept of the edit of a listing; null while it is looked up. It is looked up once. */
export function useEditDraft(vehicle: Vehicle | undefined): EditDraft | null {
  const [draft, setDraft] = useState<ListingDraft | null>(null);
  const isKnown = draft !== null;
  useEffect(() => {
    if (!vehicle || isKnown) return undefined;
    let wanted = true;
    void readFitting(vehicle).then((found) => {
      if (wanted) setDraft(found);
    });
    return () => {
      wanted = false;
    };
  }, [vehicle, isKnown]);
  return vehicle && draft ? { draft, basedOn: contentOf(vehicle) } : null;
}
