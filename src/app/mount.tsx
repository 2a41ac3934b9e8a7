import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { App } from './App';
import './firstView.scss';

/** @param isPrerendered the root contains the prerendered page, so hydrate it */
export function mount(root: HTMLElement, isPrerendered: boolean): void {
  const app = (
    <StrictMode>
      <ErrorBoundary as="main">
        <App />
      </ErrorBoundary>
    </StrictMode>
  );
  // React splits a transition into short tasks, so the page can handle input in between.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
