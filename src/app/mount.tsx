import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { App } from './App';

interface Mounting {
  /** The app's start page stands in the root already, as it was rendered when the app was built. */
  readonly rendered: boolean;
  /** Called when the app reacts to people. */
  readonly onReady: () => void;
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // Later, because React takes no click while it is at work itself.
  useEffect(() => void setTimeout(onReady), [onReady]);
  return children;
}

export function mount(root: HTMLElement, { rendered, onReady }: Mounting): void {
  const app = (
    <StrictMode>
      <ErrorBoundary as="main">
        <Ready onReady={onReady}>
          <App />
        </Ready>
      </ErrorBoundary>
    </StrictMode>
  );
  if (rendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
