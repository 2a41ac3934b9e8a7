import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from '../../src/ui/Carousel';
import { layOut, slideAtLeft } from '../support/screens/carouselLayout';
import { scrollIntoView, scrollOutOfView } from '../support/screens/intersectionObserver';
import { preferReducedMotion } from '../support/screens/mediaQueries';

const fourSlides = ['Coast', 'Hills', 'Yard', 'Keys'].map((name) => ({ key: name, content: <p>{name}</p> }));

type Options = Partial<Parameters<typeof Carousel>[0]> & { readonly visible?: number };

/** Shows a carousel of four slides on screen. */
function showCarousel({ visible = 1, ...options }: Options = {}): HTMLElement {
  render(<Carousel label="Pictures" show="one" slides={fourSlides} {...options} />);
  const track = screen.getByRole('list', { name: 'Pictures' });
  layOut(track, visible);
  scrollIntoView(track);
  return track;
}

const control = (name: 'Previous' | 'Next' | 'Pause') => screen.getByRole('button', { name: `${name}: Pictures` });

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a carousel that moves by itself', () => {
  test('shows the next slide every 3 seconds, and the first after the last', () => {
    const track = showCarousel({ autoplay: 3_000 });
    const seen = [slideAtLeft(track)];
    for (let turn = 1; turn <= 5; turn += 1) {
      wait(2_999);
      expect(slideAtLeft(track)).toBe(seen.at(-1));
      wait(1);
      seen.push(slideAtLeft(track));
    }
    expect(seen).toEqual([1, 2, 3, 4, 1, 2]);
  });

  test('of cards side by side, goes back to the start when the last card is on screen', () => {
    const track = showCarousel({ autoplay: 3_000, show: 'many', visible: 3 });
    wait(3_000);
    expect(slideAtLeft(track)).toBe(2);
    wait(3_000);
    expect(slideAtLeft(track)).toBe(1);
  });

  test('can be paused, and continues when the button is pressed again', () => {
    const track = showCarousel({ autoplay: 3_000 });
    fireEvent.click(control('Pause'));
    expect(control('Pause')).toHaveAttribute('aria-pressed', 'true');
    wait(30_000);
    expect(slideAtLeft(track)).toBe(1);
    fireEvent.click(control('Pause'));
    expect(control('Pause')).toHaveAttribute('aria-pressed', 'false');
    wait(3_000);
    expect(slideAtLeft(track)).toBe(2);
  });

  test('does not move for people who ask for less motion, and has no pause button then', () => {
    preferReducedMotion();
    const track = showCarousel({ autoplay: 3_000 });
    wait(30_000);
    expect(slideAtLeft(track)).toBe(1);
    expect(screen.queryByRole('button', { name: /Pause/ })).toBeNull();
  });

  test('waits while the pointer is on it', () => {
    const track = showCarousel({ autoplay: 3_000 });
    fireEvent.pointerEnter(track);
    wait(30_000);
    expect(slideAtLeft(track)).toBe(1);
    fireEvent.pointerLeave(track);
    wait(3_000);
    expect(slideAtLeft(track)).toBe(2);
  });

  test('waits while the focus is in it', () => {
    const track = showCarousel({ autoplay: 3_000 });
    act(() => control('Next').focus());
    wait(30_000);
    expect(slideAtLeft(track)).toBe(1);
    act(() => control('Next').blur());
    wait(3_000);
    expect(slideAtLeft(track)).toBe(2);
  });

  test('waits while it is out of view', () => {
    const track = showCarousel({ autoplay: 3_000 });
    scrollOutOfView(track);
    wait(30_000);
    expect(slideAtLeft(track)).toBe(1);
    scrollIntoView(track);
    wait(3_000);
    expect(slideAtLeft(track)).toBe(2);
  });

  test('continues from where the person has scrolled to', () => {
    const track = showCarousel({ autoplay: 3_000 });
    act(() => track.scrollTo({ left: 600 }));
    wait(3_000);
    expect(slideAtLeft(track)).toBe(4);
  });
});

describe('a carousel that does not move by itself', () => {
  test('does not move, and has no pause button', () => {
    const track = showCarousel();
    wait(30_000);
    expect(slideAtLeft(track)).toBe(1);
    expect(screen.queryByRole('button', { name: /Pause/ })).toBeNull();
  });

  test('moves by its buttons, in a circle if one slide fills the width', () => {
    const track = showCarousel();
    fireEvent.click(control('Next'));
    expect(slideAtLeft(track)).toBe(2);
    expect(screen.getByText('2 / 4')).toBeVisible();
    fireEvent.click(control('Previous'));
    fireEvent.click(control('Previous'));
    expect(slideAtLeft(track)).toBe(4);
    fireEvent.click(control('Next'));
    expect(slideAtLeft(track)).toBe(1);
  });

  test('moves by the arrow keys, and leaves other keys to the page', () => {
    const track = showCarousel();
    const pressed = (key: string) => !fireEvent.keyDown(track, { key });
    expect(pressed('ArrowRight')).toBe(true);
    expect(slideAtLeft(track)).toBe(2);
    expect(pressed('ArrowRight')).toBe(true);
    expect(pressed('ArrowLeft')).toBe(true);
    expect(slideAtLeft(track)).toBe(2);
    expect(pressed('ArrowDown')).toBe(false);
    expect(slideAtLeft(track)).toBe(2);
  });

  test('can be reached by keyboard', () => {
    expect(showCarousel()).toHaveAttribute('tabindex', '0');
  });

  test('of cards side by side, cannot move before the first or after the last', () => {
    showCarousel({ show: 'many', visible: 3 });
    expect(control('Previous')).toBeDisabled();
    fireEvent.click(control('Next'));
    expect(control('Next')).toBeDisabled();
    expect(control('Previous')).toBeEnabled();
  });

  test('of one slide has no buttons', () => {
    render(<Carousel label="Pictures" show="one" slides={fourSlides.slice(0, 1)} autoplay={3_000} />);
    expect(screen.getByText('Coast')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('of no slide renders nothing', () => {
    const { container } = render(<Carousel label="Pictures" show="one" slides={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
