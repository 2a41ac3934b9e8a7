import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { editListingAddress, newListingAddress } from '../../shared/addresses/addresses';
import type { Uid } from '../../shared/valueTypes';
import { draftTexts } from '../texts';
import { confirmDiscard } from './confirmDiscard';
import { draftLabel } from './draftLabel';
import { discardDraft, listDrafts, type NamedDraft } from './drafts';
import './unfinished.scss';

function addressOf({ kind, id }: NamedDraft): string {
  return id === null ? newListingAddress(kind) : editListingAddress({ kind, id });
}

/** The drafts of listings on this device (DEALER-19). Nothing if there are none. */
export function UnfinishedListings({ sellerId }: { sellerId: Uid }) {
  const [drafts, setDrafts] = useState<readonly NamedDraft[]>([]);
  const [deleted, setDeleted] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let isOpen = true;
    const read = async () => {
      const found = await listDrafts(sellerId);
      if (isOpen) setDrafts(found);
    };
    void read();
    // Another tab may have finished one meanwhile.
    const onReturn = () => void read();
    window.addEventListener('focus', onReturn);
    return () => {
      isOpen = false;
      window.removeEventListener('focus', onReturn);
    };
  }, [sellerId]);

  // The pressed button is no longer there.
  useEffect(() => {
    if (deleted > 0) heading.current?.focus();
  }, [deleted]);

  async function remove(draft: NamedDraft): Promise<void> {
    if (!(await confirmDiscard(draft.id === null ? draftTexts.nothingPosted : draftTexts.listingStays))) return;
    await discardDraft(sellerId, draft.name);
    setDrafts(await listDrafts(sellerId));
    setDeleted(deleted + 1);
  }

  if (drafts.length === 0) return null;
  return (
    <section className="unfinished" aria-labelledby="unfinished">
      <h2 id="unfinished" ref={heading} tabIndex={-1}>
        {draftTexts.heading}
      </h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.name} className="unfinished-draft">
            <bdi>{draftLabel(draft)}</bdi>
            <Link className="btn btn-outline-primary" to={addressOf(draft)}>
              {draftTexts.goOn}
              <span className="visually-hidden"> {draftLabel(draft)}</span>
            </Link>
            <button type="button" className="btn btn-outline-danger" onClick={() => void remove(draft)}>
              {draftTexts.remove}
              <span className="visually-hidden"> {draftLabel(draft)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
