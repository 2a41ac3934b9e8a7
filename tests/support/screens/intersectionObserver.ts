import { act } from '@testing-library/react';

/** happy-dom has no layout, so tests say what comes into view. */

let observers: TestIntersectionObserver[] = [];

export class TestIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly #report: IntersectionObserverCallback;
  #watched: Element[] = [];

  constructor(report: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
    this.#report = report;
    this.rootMargin = rootMargin;
    observers.push(this);
  }

  observe(element: Element): void {
    this.#watched.push(element);
  }

  unobserve(element: Element): void {
    this.#watched = this.#watched.filter((watched) => watched !== element);
  }

  disconnect(): void {
    this.#watched = [];
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  report(scope: Element, isIntersecting: boolean): void {
    for (const target of this.#watched.filter((watched) => scope.contains(watched) || watched.contains(scope))) {
      const box = target.getBoundingClientRect();
      const entry: IntersectionObserverEntry = {
        target,
        isIntersecting,
        intersectionRatio: isIntersecting ? 1 : 0,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
        time: 0,
      };
      this.#report([entry], this);
    }
  }
}

/** Scrolls an element into view: informs every observer of it or of an element around it. */
export function scrollIntoView(element: Element): void {
  act(() => {
    for (const observer of observers) observer.report(element, true);
  });
}

export function scrollOutOfView(element: Element): void {
  act(() => {
    for (const observer of observers) observer.report(element, false);
  });
}

export function forgetObservers(): void {
  observers = [];
}
