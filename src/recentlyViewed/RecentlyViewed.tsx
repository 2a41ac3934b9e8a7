import { Link, useLocation } from 'react-router-dom';
import { listingAddress } from '../shared/addresses/addresses';
import { overlayState } from '../ui/browser/locationUnder';
import { forgetViewed } from './deviceViewed';
import { viewedTexts } from './texts';
import { useViewed } from './useViewed';
import { ViewedCard } from './ViewedCard';

/** The listings that were looked at on this device, in a row. It sends no request. Without any: nothing. */
export default function RecentlyViewed() {
  const viewed = useViewed();
  const location = useLocation();
  if (viewed.length === 0) return null;
  return (
    <section className="viewed" aria-label={viewedTexts.heading}>
      <header className="home-section-header">
        <div>
          <h2>{viewedTexts.heading}</h2>
          <p>{viewedTexts.lead}</p>
        </div>
        <button type="button" className="btn btn-link" onClick={forgetViewed}>
          {viewedTexts.clear}
        </button>
      </header>
      <ul className="viewed-row">
        {viewed.map((listing) => (
          <li key={`${listing.kind}/${listing.id}`}>
            <ViewedCard listing={listing}>
              <Link to={listingAddress(listing)} state={overlayState(location)}>
                {listing.name}
              </Link>
            </ViewedCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
