import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone: 'danger' | 'warning' | 'success' | 'info';
  readonly children: ReactNode;
  /** Offers another try of what failed. */
  readonly onRetry?: () => void;
}

/** A message within the page. Failures are read out at once, news politely. */
export function Notice({ tone, children, onRetry }: NoticeProps) {
  return (
    <div className={`alert alert-${tone} notice`} role={tone === 'danger' ? 'alert' : 'status'}>
      <div>{children}</div>
      {onRetry && (
        <button type="button" className={`btn btn-outline-${tone} btn-sm`} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
