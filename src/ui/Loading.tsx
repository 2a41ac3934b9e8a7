import { controlTexts } from './texts';

interface LoadingProps {
  readonly text?: string;
}

/** A spinner with a text, which screen readers announce once. */
export function Loading({ text = controlTexts.loading }: LoadingProps) {
  return (
    <div className="loading" role="status">
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}

/** A part of a page that is loading. What follows is hidden until the part has arrived, so nothing moves (PERF-5). */
export function LoadingPart(props: LoadingProps) {
  return (
    <div className="coming">
      <Loading {...props} />
    </div>
  );
}
