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

/** The end of a list that goes on: a button, which is pressed for people who scroll it into view (spec 4). */
export function LoadMore({ more, failedText, onFocusLost }: LoadMoreProps) {
  const { ref, inView } = useInView({ margin: '120px' });
  const button = useRef<HTMLButtonElement>(null);
  const available = more.state === 'available' ? more.load : null;

  const load = useCallback(() => {
    if (button.current === document.activeElement) onFocusLost();
    available?.();
  }, [available, onFocusLost]);

  useEffect(() => {
    if (inView && available) load();
  }, [inView, available, load]);

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
            Load more
          </button>
        </div>
      );
  }
}
