import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../src/pages/queries/queryClient';
import { Swal } from '../../src/ui/sweetAlert';
import { guardConsole } from '../consoleGuard';
import { forgetObservers, TestIntersectionObserver } from './intersectionObserver';
import { forgetMediaQueries, matchMedia } from './mediaQueries';

// A busy machine takes longer than the library's second.
configure({ asyncUtilTimeout: 5_000 });

guardConsole();

/** What browsers have and jsdom has not. */
beforeEach(() => {
  window.matchMedia = matchMedia;
  window.IntersectionObserver = TestIntersectionObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
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

/** Each test begins as a visitor, with nothing read yet and no dialog open. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Swal.close();
  cleanup();
  queryClient.clear();
  forgetObservers();
  forgetMediaQueries();
  window.localStorage.clear();
});
