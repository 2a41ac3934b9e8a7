import { Component, type ReactNode } from 'react';

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** The last resort: a part of the app could not be loaded (as after an update), or has a fault. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="container form-page">
        <h1>This page could not be shown</h1>
        <p>The connection may have broken, or Second Gear has been updated since you opened it.</p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </main>
    );
  }
}
