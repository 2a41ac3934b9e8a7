import { LoadMore } from '../lists/LoadMore';
import { usePagedQuery } from '../lists/usePagedQuery';
import type { Uid } from '../shared/valueTypes';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { SentWarning } from './SentWarning';
import { warningTexts } from './texts';
import { newestFirst } from './warning';
import { warningsTo } from './warningsAsAdmin.queries';
import './warnings.scss';

const nothing = () => undefined;

/** The warnings to a dealer, the newest first, and whether they are read (ADMIN-20). */
export function WarningsTo({ sellerId }: { sellerId: Uid }) {
  const list = usePagedQuery(warningsTo(sellerId));
  switch (list.state) {
    case 'loading':
      return <Loading text={warningTexts.loading} />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {warningTexts.failed}
        </Notice>
      );
    case 'ready':
      if (list.items.length === 0) return <p>{warningTexts.none}</p>;
      return (
        <>
          <ul className="warning-list">
            {newestFirst(list.items).map((warning) => (
              <SentWarning key={warning.id} warning={warning} />
            ))}
          </ul>
          <LoadMore more={list.more} failedText={warningTexts.failed} onFocusLost={nothing} />
        </>
      );
  }
}
