import { listingPageTexts } from '../../listings/texts';
import { paths } from '../../shared/addresses';
import { Later, lazyWhenIdle } from '../../ui/lazyWhenIdle';
import { headTexts } from '../../ui/texts';
import { homeTexts } from '../texts';
import { BrowseSearches } from './BrowseSearches';
import { Hero } from './Hero';
import { ListingStrip } from './ListingStrip';

const RecentlyViewed = lazyWhenIdle(() => import('../../recentlyViewed/RecentlyViewed'));

/** /: the welcome, the car sections and the bike section (NAV-5, NAV-6), then the commonest searches (NAV-16). */
export default function HomePage() {
  return (
    <>
      <title>{headTexts.title(homeTexts.title)}</title>
      <Hero carsPath={paths.cars} bikesPath={paths.bikes} />
      <ListingStrip
        kind="car"
        order="cheapest"
        {...homeTexts.cheapest}
        seeAll={{ to: paths.cars, label: listingPageTexts.car.seeAll }}
        first
      />
      <ListingStrip
        kind="car"
        order="latestModel"
        {...homeTexts.latestModel}
        seeAll={{ to: paths.cars, label: listingPageTexts.car.seeAll }}
        autoplay
      />
      <ListingStrip
        kind="bike"
        order="newest"
        {...homeTexts.bikes}
        seeAll={{ to: paths.bikes, label: listingPageTexts.bike.seeAll }}
      />
      <Later>
        <RecentlyViewed />
      </Later>
      <BrowseSearches />
    </>
  );
}
