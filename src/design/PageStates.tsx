import { LoadMore } from '../lists/LoadMore';
import { OfflineListNotice } from '../lists/OfflineListNotice';
import { NothingHere } from '../pages/NothingHere';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Loading } from '../ui/Loading';
import { Notice, noticeTones } from '../ui/Notice';

const nothing = () => undefined;

function Faulty(): never {
  throw new Error('This part fails on purpose.');
}

/** Loading, empty, failed and offline; an unknown address. */
export function PageStates() {
  return (
    <div className="design-stack">
      <Loading />
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} onRetry={nothing}>
          {tone}: what has happened, in one sentence.
        </Notice>
      ))}
      <Notice tone="danger" onRetry={nothing} drawn>
        Could not fetch products. Please try again.
      </Notice>
      <OfflineListNotice kept={{ from: Date.now(), asking: false }} onRetry={nothing} />
      <OfflineListNotice kept={{ from: Date.now(), asking: true }} onRetry={nothing} />
      {(['available', 'loading', 'failed'] as const).map((state) => (
        <LoadMore
          key={state}
          more={{ state, load: nothing, retry: nothing }}
          failedText="Could not fetch products. Please try again."
          onFocusLost={nothing}
        />
      ))}
      {(['car', 'bike', 'shop'] as const).map((icon) => (
        <EmptyState key={icon} icon={icon} text="No products found.">
          <p>Swipe down to reload</p>
        </EmptyState>
      ))}
      <NothingHere />
      <ErrorBoundary as="div">
        <Faulty />
      </ErrorBoundary>
    </div>
  );
}
