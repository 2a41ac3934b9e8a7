import { Component, type ReactNode } from 'react';
import { notShown } from '../domain/notShown';

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
        <h1>{notShown.title}</h1>
        <p>{notShown.text}</p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {notShown.again}
        </button>
      </Place>
    );
  }
}
