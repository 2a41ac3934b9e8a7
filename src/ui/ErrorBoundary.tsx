import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** 'main' where nothing else of the page is left, 'div' within a page that still stands. */
  readonly as: 'main' | 'div';
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** A part of the app could not be loaded (as after an update, or without a network), or has a fault. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { as: Place } = this.props;
    return (
      <Place className="container form-page">
        <h1>This page could not be shown</h1>
        <p>The connection may have broken, or Second Gear has been updated since you opened it.</p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </Place>
    );
  }
}
