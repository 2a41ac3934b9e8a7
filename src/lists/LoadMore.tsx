import { useCallback, useEffect, useRef } from 'react';
import { Loading } from './Loading';
import { Notice } from './Notice';
import type { MorePages } from './pagedList';
import { useInView } from './useInView';

interface LoadMoreProps {
  readonly more: MorePages;
  readonly failedText: string;
  /** The button makes way while it has the focus. */
  readonly onFocusLost: () => void;
}

/**
 * The end of a list that goes on: a button, which is pressed for people who scroll it into view (spec 4), unless that
 * could go on for long without finding anything.
 */
export function LoadMore({ more, failedText, onFocusLost }: LoadMoreProps) {
  const { ref, inView } = useInView({ margin: '120px' });
  const button = useRef<HTMLButtonElement>(null);
  const available = more.state === 'available' ? more.load : null;
  const onRequest = more.state === 'available' && more.onRequest;

  const load = useCallback(() => {
    if (button.current === document.activeElement) onFocusLost();
    available?.();
  }, [available, onFocusLost]);

  useEffect(() => {
    if (inView && available && !onRequest) load();
  }, [inView, available, onRequest, load]);

  switch (more.state) {
    case 'none':
      return null;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={more.retry}>
          {failedText}
        </Notice>
      );
    case 'loading':
      return <Loading text="Loading more..." />;
    case 'available':
      return (
        <div className="load-more" ref={ref}>
          <button type="button" className="btn btn-outline-primary" onClick={load} ref={button}>
            {onRequest ? 'Search further' : 'Load more'}
          </button>
        </div>
      );
  }
}
