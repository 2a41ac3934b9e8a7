import { Hero } from '../../features/home/Hero';
import { homeTabPath } from './homeTabs';
import { VehicleStrip } from './VehicleStrip';

/** The Home tab: the welcome, then the car sections and the bike section (spec 2). */
export function WelcomeTab() {
  return (
    <>
      <Hero carsPath={homeTabPath('cars')} bikesPath={homeTabPath('bikes')} />
      <VehicleStrip
        kind="car"
        order="cheapest"
        title="Lowest prices"
        lead="Cars, from the lowest price up"
        seeAll={{ to: homeTabPath('cars'), label: 'See all cars' }}
        first
      />
      <VehicleStrip
        kind="car"
        order="latestModel"
        title="Dream cars"
        lead="The latest model years first"
        seeAll={{ to: homeTabPath('cars'), label: 'See all cars' }}
        autoplay
      />
      <VehicleStrip
        kind="bike"
        order="posted"
        title="Bikes"
        lead="Motorcycles and scooters, checked and approved"
        seeAll={{ to: homeTabPath('bikes'), label: 'See all bikes' }}
      />
    </>
  );
}
