import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { guardConsole } from '../consoleGuard';
import './cheaperLibraries';
import { answer } from './fakeFirebase/firebase';
import { TestIntersectionObserver } from './intersectionObserver';
import { matchMedia } from './mediaQueries';
import { startAfresh } from './startAfresh';

/** Nothing has a size here. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Long, because the machine may be busy, and the first screen of a file waits for its modules.
configure({ asyncUtilTimeout: 15_000 });

guardConsole();

vi.mock('idb-keyval', () => import('../fakeDeviceStore'));
vi.mock('../../../src/photos/photoInspection', () => import('./fakePhotos'));
vi.mock('../../../src/photos/photoCompression', () => import('./fakePhotos'));
vi.mock('../../../src/photos/loadPhotoSize', () => import('./fakePhotos'));

// Not in a hook: Auth keeps the `fetch` that exists when it is loaded.
globalThis.fetch = answer;

/** Browser interfaces that happy-dom does not have. */
beforeEach(() => {
  window.matchMedia = matchMedia;
  window.IntersectionObserver = TestIntersectionObserver;
  window.ResizeObserver = NoResizeObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // In browsers, the body cannot take the focus. Here it can, and a closed dialog gives it the focus 100 ms later, which
  // may be in the next test.
  document.body.focus = () => undefined;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    get(this: HTMLElement) {
      return this.textContent;
    },
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
    configurable: true,
  });
});

afterEach(startAfresh);

/** The next file of the worker has the same modules and the same window. */
afterAll(async () => {
  // A chunk that is still being loaded would fail, and stay so.
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
});
