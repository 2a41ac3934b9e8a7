import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Milliseconds } from '../shared/valueTypes';
import { useHydrated } from './browser/useHydrated';
import { useInView } from './browser/useInView';
import { useReducedMotion } from './browser/useReducedMotion';
import { Icon } from './Icon';
import { carouselTexts } from './texts';

interface CarouselProps {
  /** What the slides show, for screen readers. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** 'one': a slide fills the width (photos). 'many': slides stand side by side (cards). */
  readonly show: 'one' | 'many';
  /** The time until the next slide. Without it, nothing moves by itself. */
  readonly autoplay?: Milliseconds;
  /** Shown below the slides. `go` shows the slide with an index. */
  readonly below?: (current: number, go: (index: number) => void) => ReactNode;
}

/** Scrolls so that slide `index` is at the left edge, without scrolling the page. */
function scrollToSlide(track: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const slide = track.children[index];
  const first = track.children[0];
  if (slide instanceof HTMLElement && first instanceof HTMLElement) {
    track.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior });
  }
}

function currentSlide(track: HTMLElement): number {
  const slides = [...track.children].filter((child) => child instanceof HTMLElement);
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function atEnd(track: HTMLElement): boolean {
  return track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
}

/**
 * Slides that people swipe, scroll, click or move with arrow keys; the browser's scroll snapping moves them. Autoplay
 * can be paused. It stops while somebody points at or focuses a slide, while the carousel is out of view, and for
 * people who asked for less motion (A11Y-2).
 */
export function Carousel({ label, slides, show, autoplay, below }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [end, setEnd] = useState(false);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const reducedMotion = useReducedMotion();
  const isHydrated = useHydrated();
  const { ref: viewRef, inView } = useInView();
  const moves = autoplay !== undefined && slides.length > 1 && !reducedMotion;
  const behavior = reducedMotion ? 'auto' : 'smooth';

  function go(index: number): void {
    if (track.current) scrollToSlide(track.current, (index + slides.length) % slides.length, behavior);
  }

  function follow(): void {
    if (!track.current) return;
    setCurrent(currentSlide(track.current));
    setEnd(atEnd(track.current));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    go(current + (event.key === 'ArrowRight' ? 1 : -1));
  }

  useEffect(() => {
    if (!moves || paused || held || !inView) return undefined;
    const timer = setInterval(() => {
      const element = track.current;
      if (!element) return;
      scrollToSlide(element, atEnd(element) ? 0 : currentSlide(element) + 1, 'smooth');
    }, autoplay);
    return () => clearInterval(timer);
  }, [moves, paused, held, inView, autoplay]);

  if (slides.length === 0) return null;
  return (
    <section
      className={`carousel-snap carousel-${show}`}
      aria-roledescription={carouselTexts.role}
      aria-label={label}
      ref={viewRef}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        className="carousel-track"
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={follow}
        onKeyDown={onKeyDown}
        aria-label={label}
      >
        {slides.map(({ key, content }) => (
          <li className="carousel-slide" key={key}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="carousel-controls">
          <button
            type="button"
            className="btn btn-icon carousel-previous"
            onClick={() => go(current - 1)}
            disabled={!isHydrated || (show === 'many' && current === 0)}
          >
            <Icon name="chevronLeft" />
            <span className="visually-hidden">{carouselTexts.previous(label)}</span>
          </button>
          <span className="carousel-count" aria-hidden="true">
            {current + 1} / {slides.length}
          </span>
          {moves && (
            <button type="button" className="btn btn-icon" onClick={() => setPaused(!paused)} aria-pressed={paused}>
              <Icon name={paused ? 'play' : 'pause'} />
              <span className="visually-hidden">{carouselTexts.pause(label)}</span>
            </button>
          )}
          <button
            type="button"
            className="btn btn-icon carousel-next"
            onClick={() => go(current + 1)}
            disabled={!isHydrated || (show === 'many' && end)}
          >
            <Icon name="chevronRight" />
            <span className="visually-hidden">{carouselTexts.next(label)}</span>
          </button>
        </div>
      )}
      {below?.(current, go)}
    </section>
  );
}
