import { Link } from 'react-router-dom';
import coast from '../../assets/hero/coast.svg';
import dusk from '../../assets/hero/dusk.svg';
import hills from '../../assets/hero/hills.svg';
import yard from '../../assets/hero/yard.svg';
import { timers } from '../../domain/limits';
import { Carousel } from '../../ui/Carousel';

const pictures = [
  { src: coast, alt: 'A hatchback on a coast road at sunrise' },
  { src: hills, alt: 'A cruiser motorcycle on a road through the hills' },
  { src: yard, alt: "A row of cars in a dealer's yard under bunting" },
  { src: dusk, alt: 'A scooter in a city street at dusk' },
];

/** The welcome: what the site does, where to go, and four pictures (spec 2). */
export function Hero({ carsPath, bikesPath }: { carsPath: string; bikesPath: string }) {
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>Good cars and bikes deserve a second gear</h1>
        <p>
          Second Gear connects dealers of used cars and bikes with buyers all over India. Book a test drive, or book the
          vehicle you want to buy.
        </p>
        <div className="hero-actions">
          <Link className="btn btn-primary btn-lg" to={carsPath}>
            Browse cars
          </Link>
          <Link className="btn btn-outline-primary btn-lg" to={bikesPath}>
            Browse bikes
          </Link>
        </div>
      </div>
      <Carousel
        label="Welcome pictures"
        show="one"
        autoplay={timers.carouselAutoplay}
        slides={pictures.map(({ src, alt }, index) => ({
          key: src,
          content: (
            <img
              className="hero-picture"
              src={src}
              alt={alt}
              width="1200"
              height="600"
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'low'}
              decoding="async"
            />
          ),
        }))}
      />
    </section>
  );
}
