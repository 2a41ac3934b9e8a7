import { controlTexts } from './texts';
/** A spinner with a text, which screen readers announce once. */
export function Loading({ text = controlTexts.loading }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
