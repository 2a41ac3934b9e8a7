import { Link } from 'react-router-dom';
import coast from '../../assets/hero/coast.svg';
import dusk from '../../assets/hero/dusk.svg';
import hills from '../../assets/hero/hills.svg';
import yard from '../../assets/hero/yard.svg';
import { timers } from '../../shared/limits';
import { Carousel } from '../../ui/Carousel';
import { homeTexts } from '../texts';

const pictures = [
  { src: coast, alt: homeTexts.coast },
  { src: hills, alt: homeTexts.hills },
  { src: yard, alt: homeTexts.yard },
  { src: dusk, alt: homeTexts.dusk },
];

/** The welcome: what the site does, where to go, and four pictures (NAV-5). */
export function Hero({ carsPath, bikesPath }: { carsPath: string; bikesPath: string }) {
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{homeTexts.heading}</h1>
        <p>{homeTexts.lead}</p>
        <div className="hero-actions">
          <Link className="btn btn-primary btn-lg" to={carsPath}>
            {homeTexts.browseCars}
          </Link>
          <Link className="btn btn-outline-primary btn-lg" to={bikesPath}>
            {homeTexts.browseBikes}
          </Link>
        </div>
      </div>
      <Carousel
        label={homeTexts.pictures}
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
