import { useCallback, useEffect, useRef } from 'react';
import { useInView } from '../ui/browser/useInView';
import { LoadingPart } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import type { MorePages } from './pagedList';
import { listTexts } from './texts';

interface LoadMoreProps {
  readonly more: MorePages;
  readonly failedText: string;
  /** Called before the button disappears, if the button has the focus. */
  readonly onFocusLost: () => void;
}

/**
 * The end of a list that has another page: a button. It presses itself when people scroll it into view (PAGE-1).
 */
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
      return <LoadingPart text={listTexts.loadingMore} />;
    case 'available':
      return (
        <div className="load-more more-coming" ref={ref}>
          <button type="button" className="btn btn-outline-primary" onClick={load} ref={button}>
            {listTexts.loadMore}
          </button>
        </div>
      );
  }
}
