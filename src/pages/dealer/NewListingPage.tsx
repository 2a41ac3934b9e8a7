import { useEffect, useState } from 'react';
import { useSession } from '../../accounts/useSession';
import { listingFormTexts } from '../../listings/form/formTexts';
import type { ListingKind } from '../../listings/kinds';
import type { Uid } from '../../shared/valueTypes';
import { DraftElsewhere } from '../../stock/drafts/DraftElsewhere';
import { type ListingDraft, readDraft } from '../../stock/drafts/drafts';
import { useDraftLock } from '../../stock/drafts/useDraftLock';
import { NewListing } from '../../stock/editor/NewListing';
import { kindStockTexts } from '../../stock/texts';
import { Loading } from '../../ui/Loading';
import { headTexts } from '../../ui/texts';

const noDraft: ListingDraft = { typed: undefined, chosen: undefined };

function useDraft(sellerId: Uid, kind: ListingKind): ListingDraft | null {
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

/** /NewCarProduct and /NewBikeProduct: a new listing, or this device's draft of one. */
export default function NewListingPage({ kind }: { kind: ListingKind }) {
  const sellerId = useSession().dealer?.sellerId ?? '';
  const stored = useDraft(sellerId, kind);
  /** How often the dealer has begun without the draft. */
  const [begun, setBegun] = useState(0);
  const draft = begun === 0 ? stored : noDraft;
  const keepsDraft = useDraftLock(sellerId, kind);
  return (
    <div className="container page-section">
      <title>{headTexts.title(kindStockTexts[kind].add)}</title>
      <h1>{listingFormTexts.title}</h1>
      <p className="page-lead">{kindStockTexts[kind].addLead}</p>
      {keepsDraft === false && <DraftElsewhere />}
      {draft && keepsDraft !== null ? (
        <NewListing
          key={begun}
          kind={kind}
          sellerId={sellerId}
          draft={draft}
          keepsDraft={keepsDraft}
          onStartEmpty={() => setBegun(begun + 1)}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}
