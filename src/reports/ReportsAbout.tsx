import { LoadMore } from '../lists/LoadMore';
import { usePagedQuery } from '../lists/usePagedQuery';
import type { Uid } from '../shared/valueTypes';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { ReportCard } from './ReportCard';
import { groupReports } from './report';
import { reportsAboutDealer } from './reportsAsAdmin.queries';
import { reportsTabTexts } from './texts';

const nothing = () => undefined;

/** The reports about a dealer and the dealer's listings, open or done (ADMIN-17). */
export function ReportsAbout({ sellerId }: { sellerId: Uid }) {
  const list = usePagedQuery(reportsAboutDealer(sellerId));
  switch (list.state) {
    case 'loading':
      return <Loading text={reportsTabTexts.loading} />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {reportsTabTexts.failed}
        </Notice>
      );
    case 'ready':
      if (list.items.length === 0) return <p>{reportsTabTexts.noneAboutDealer}</p>;
      return (
        <>
          <ul className="card-column">
            {groupReports(list.items).map((group) => (
              <li key={`${group.about.collection} ${group.about.recordId}`}>
                <ReportCard group={group} busy={false} isOfDealer onDone={null} />
              </li>
            ))}
          </ul>
          <LoadMore more={list.more} failedText={reportsTabTexts.failed} onFocusLost={nothing} />
        </>
      );
  }
}
