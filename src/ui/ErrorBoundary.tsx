import { Component, type ReactNode } from 'react';
import { notShownTexts } from '../shared/notShownTexts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** 'main' if the whole page has failed, 'div' if a part of it has, 'aside' if it is something over the page. */
  readonly as: 'main' | 'div' | 'aside';
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/**
 * Shown when a part of the app could not be loaded (after a deployment, or without a network) or has thrown (PAGE-8).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(): void {
    // Without a network, a part could not be loaded. It is tried again when the network returns.
    if (!navigator.onLine) window.addEventListener('online', () => window.location.reload(), { once: true });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { as: Place } = this.props;
    return (
      <Place className={Place === 'aside' ? 'part-coming' : 'container form-page state-failed'}>
        <h1>{notShownTexts.title}</h1>
        <p>{notShownTexts.text}</p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {notShownTexts.again}
        </button>
      </Place>
    );
  }
}
