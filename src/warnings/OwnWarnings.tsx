import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDealerAction } from '../dealers/ownProfile/useDealerAction';
import { isAppError } from '../shared/appError';
import type { Uid } from '../shared/valueTypes';
import { Notice } from '../ui/Notice';
import { OwnWarning } from './OwnWarning';
import { removeRead, unreadWarnings } from './ownWarnings.queries';
import { markRead } from './ownWarnings.service';
import { ownWarningTexts } from './texts';
import type { Warning } from './warning';
import './ownWarnings.scss';

/** The warnings that the dealer has not read yet: only reading removes them (ADMIN-20). */
export function OwnWarnings({ sellerId }: { sellerId: Uid }) {
  const { data: warnings = [], error, isLoading, isFetching, refetch } = useQuery(unreadWarnings(sellerId));
  const place = useRef<HTMLElement>(null);
  const { run, busyIds } = useDealerAction<Warning>(sellerId, {
    send: ({ id }) => markRead(sellerId, id),
    touches: () => [],
    onStored: (_, warning) => removeRead(warning),
    // The pressed button disappears with its warning.
    onDone: () => place.current?.focus(),
    failures: { otherwise: ownWarningTexts.readFailed },
    idOf: ({ id }) => id,
  });

  // The day below does not move when they arrive.
  if (isLoading) return <div className="coming" />;
  return (
    <section
      className="own-warnings"
      ref={place}
      tabIndex={-1}
      aria-label={warnings.length > 0 ? ownWarningTexts.label : undefined}
    >
      {error && !isFetching && !isAppError(error, 'signedOut') && (
        <Notice tone="danger" onRetry={() => void refetch()}>
          {ownWarningTexts.failed}
        </Notice>
      )}
      {warnings.map((warning) => (
        <OwnWarning
          key={warning.id}
          warning={warning}
          busy={busyIds.includes(warning.id)}
          onRead={() => void run(warning)}
        />
      ))}
    </section>
  );
}
