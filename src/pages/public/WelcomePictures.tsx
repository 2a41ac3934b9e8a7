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

/** The four pictures of the welcome (NAV-5): beside it on wide screens, below the first strip on phones. */
export function WelcomePictures() {
  return (
    <div className="welcome-pictures">
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
              fetchPriority={index === 0 ? 'auto' : 'low'}
              decoding="async"
            />
          ),
        }))}
      />
    </div>
  );
}
