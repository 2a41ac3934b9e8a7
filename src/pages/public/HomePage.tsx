import { lazy, Suspense } from 'react';
import { listingPageTexts } from '../../listings/texts';
import { paths } from '../../shared/addresses/addresses';
import { headTexts } from '../../ui/texts';
import { homeTexts } from '../texts';
import { Hero } from './Hero';
import { ListingStrip } from './ListingStrip';
import { WelcomePictures } from './WelcomePictures';

/** Milliseconds until the rest of a prerendered home page is hydrated. Until then, its links work by themselves. */
const restDelay = 3_000;

const HomeMore = lazy(async () => {
  const isPrerendered = !import.meta.env.SSR && document.documentElement.dataset.rendered === paths.home;
  if (isPrerendered) await new Promise((resolve) => setTimeout(resolve, restDelay));
  return import('./HomeMore');
});

const allCars = { to: paths.cars, label: listingPageTexts.car.seeAll };
const allBikes = { to: paths.bikes, label: listingPageTexts.bike.seeAll };

// A constant: a new render of the page would make React discard its prerendered HTML before it is hydrated.
const more = (
  <Suspense>
    <HomeMore />
  </Suspense>
);

/**
 * /: the welcome with the newest cars (NAV-5), the car sections and the bike section (NAV-6), the commonest searches
 * (NAV-16), and what the site does for people (NAV-19).
 */
export default function HomePage() {
  return (
    <>
      <title>{headTexts.title(homeTexts.heading)}</title>
      <div className="home-top">
        <Hero />
        <WelcomePictures />
        <ListingStrip kind="car" order="newest" {...homeTexts.newest} seeAll={allCars} first />
      </div>
      <ListingStrip kind="car" order="cheapest" {...homeTexts.cheapest} seeAll={allCars} />
      <ListingStrip kind="car" order="latestModel" {...homeTexts.latestModel} seeAll={allCars} autoplay />
      <ListingStrip kind="bike" order="newest" {...homeTexts.bikes} seeAll={allBikes} />
      {more}
    </>
  );
}
