import type { ReactNode } from 'react';
import { controlTexts } from './texts';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;

interface NoticeProps {
  readonly tone: (typeof noticeTones)[number];
  readonly children: ReactNode;
  /** Shows a button that tries again. */
  readonly onRetry?: () => void;
  /** With a drawing: it is all that a page or a list has to show. */
  readonly drawn?: boolean;
}

/** A message within the page. Screen readers announce failures at once, and other messages when they are idle. */
export function Notice({ tone, children, onRetry, drawn = false }: NoticeProps) {
  return (
    <div
      className={`alert alert-${tone} notice${drawn ? ' state-failed' : ''}`}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <div>{children}</div>
      {onRetry && (
        <button
          type="button"
          className={`btn ${drawn || tone === 'warning' ? 'btn-primary' : `btn-outline-${tone}`}${drawn ? '' : ' btn-sm'}`}
          onClick={onRetry}
        >
          {controlTexts.tryAgain}
        </button>
      )}
    </div>
  );
}
