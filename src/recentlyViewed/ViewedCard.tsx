import type { ReactNode } from 'react';
import { ListingPhoto } from '../listings/card/ListingPhoto';
import { viewedTexts } from './texts';
import type { ViewedListing } from './viewedListing';
import './viewed.scss';

/** A listing as this device remembers it. `children`: the link, or the button, with its name. */
export function ViewedCard({ listing, children }: { listing: ViewedListing; children: ReactNode }) {
  const { kind, photo, price, state } = listing;
  return (
    <article className="viewed-card">
      <ListingPhoto kind={kind} src={photo || undefined} alt="" />
      {state !== 'approved' && <span className="state-badge state-closed">{viewedTexts[state]}</span>}
      <div className="viewed-card-text">
        <p className="viewed-card-name">{children}</p>
        <p className="viewed-card-price">{price}</p>
      </div>
    </article>
  );
}
