import { useEffect } from 'react';
import { Loading } from './Loading';
import { Notice } from './Notice';
import type { MorePages } from './pagedList';
import { useInView } from './useInView';

/** The end of a list that goes on: a button, which is pressed for people who scroll it into view (spec 4). */
export function LoadMore({ more, failedText }: { more: MorePages; failedText: string }) {
  const { ref, inView } = useInView({ margin: '120px' });
  const load = more.state === 'available' ? more.load : null;

  useEffect(() => {
    if (inView) load?.();
  }, [inView, load]);

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
          <button type="button" className="btn btn-outline-primary" onClick={more.load}>
            Load more
          </button>
        </div>
      );
  }
}
