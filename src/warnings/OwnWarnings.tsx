import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { leaveEndedSession } from '../accounts/leaveEndedSession';
import { isSuspensionShown } from '../dealers/ownProfile/useSuspension';
import { isAppError } from '../shared/appError';
import { Notice } from '../ui/Notice';
import { showError } from '../ui/overlays/dialogs';
import { OwnWarning } from './OwnWarning';
import { rememberRead, unreadWarnings } from './ownWarnings.queries';
import { markRead } from './ownWarnings.service';
import { ownWarningTexts } from './texts';
import type { Warning } from './warning';

/** The warnings that the dealer has not read yet: only reading removes them (ADMIN-20). */
export function OwnWarnings({ sellerId }: { sellerId: string }) {
  const { data: warnings = [], error, isFetching, refetch } = useQuery(unreadWarnings(sellerId));
  const [marking, setMarking] = useState<string | null>(null);
  const place = useRef<HTMLElement>(null);

  async function read(warning: Warning): Promise<void> {
    setMarking(warning.id);
    try {
      await markRead(sellerId, warning.id);
      await rememberRead(warning);
      // The pressed button disappears with its warning.
      place.current?.focus();
    } catch (failure) {
      if (isAppError(failure, 'signedOut')) return leaveEndedSession();
      if (!(await isSuspensionShown(failure, sellerId))) await showError(ownWarningTexts.readFailed);
    } finally {
      setMarking(null);
    }
  }

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
          busy={marking === warning.id}
          onRead={() => void read(warning)}
        />
      ))}
    </section>
  );
}
