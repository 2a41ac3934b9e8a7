import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { App } from './App';
import '../styles/theme.scss';

interface Mounting {
  /** The page stands in the root already, as it was rendered when the app was built. */
  readonly rendered: boolean;
  /** Called when the app reacts to people. */
  readonly onReady: () => void;
}

export function mount(root: HTMLElement, { rendered, onReady }: Mounting): void {
  const app = (
    <StrictMode>
      <ErrorBoundary as="main">
        <App onReady={onReady} />
      </ErrorBoundary>
    </StrictMode>
  );
  // As a transition, which React does in small pieces: the page reacts in between.
  startTransition(() => {
    if (rendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
