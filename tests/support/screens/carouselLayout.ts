import { fireEvent } from '@testing-library/react';

/** happy-dom has no layout. This places the slides of a carousel side by side, and makes it scroll. */

const slideWidth = 300;

/** @param visible the number of slides that fit beside each other */
export function layOut(track: HTMLElement, visible = 1): void {
  let scrolled = 0;
  const slides = [...track.children];
  const widest = Math.max(0, (slides.length - visible) * slideWidth);
  for (const [index, slide] of slides.entries()) {
    Object.defineProperty(slide, 'offsetLeft', { value: 16 + index * slideWidth, configurable: true });
  }
  Object.defineProperties(track, {
    clientWidth: { value: visible * slideWidth, configurable: true },
    scrollWidth: { value: slides.length * slideWidth, configurable: true },
    scrollLeft: { get: () => scrolled, configurable: true },
    scrollTo: {
      value: ({ left = 0 }: ScrollToOptions) => {
        scrolled = Math.min(Math.max(left, 0), widest);
        fireEvent.scroll(track);
      },
      configurable: true,
    },
  });
}

/** The number of the slide at the left edge, counted from 1. */
export function slideAtLeft(track: HTMLElement): number {
  return track.scrollLeft / slideWidth + 1;
}
