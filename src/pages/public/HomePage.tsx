import { kindTexts } from '../../listings/texts';
import { paths } from '../../shared/addresses/addresses';
import { AddressLinks } from '../../ui/AddressLinks';
import { useInView } from '../../ui/browser/useInView';
import { Later, lazyWhenIdle } from '../../ui/lazyWhenIdle';
import { headTexts } from '../../ui/texts';
import { homeTexts } from '../texts';
import { Hero } from './Hero';
import { ListingStrip } from './ListingStrip';
import { WelcomePictures } from './WelcomePictures';

/** Below several screens: not prerendered, because the page must fit into the first packets in every language. */
const HomeMore = lazyWhenIdle(() => import('./HomeMore'));

const allCars = { to: paths.cars, label: kindTexts.car.seeAll };
const allBikes = { to: paths.bikes, label: kindTexts.bike.seeAll };

/**
 * /: the welcome with the newest cars (NAV-5), the car sections and the bike section (NAV-6), the commonest searches
 * (NAV-16), and what the site does for people (NAV-19).
 */
export default function HomePage() {
  const { ref, inView } = useInView({ margin: '600px', once: true });
  return (
    <>
      <title>{headTexts.title(homeTexts.heading)}</title>
      <AddressLinks path={paths.home} />
      <div className="home-top">
        <Hero />
        <WelcomePictures />
        <ListingStrip kind="car" order="newest" {...homeTexts.newest} seeAll={allCars} first />
      </div>
      <ListingStrip kind="car" order="cheapest" {...homeTexts.cheapest} seeAll={allCars} />
      <ListingStrip kind="car" order="latestModel" {...homeTexts.latestModel} seeAll={allCars} autoplay />
      <ListingStrip kind="bike" order="newest" {...homeTexts.bikes} seeAll={allBikes} />
      <div className="home-more" ref={ref}>
        {inView && (
          <Later>
            <HomeMore />
          </Later>
        )}
      </div>
    </>
  );
}
