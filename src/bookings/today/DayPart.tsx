import { isAppError } from '../../shared/appError';
import { Notice } from '../../ui/Notice';
import './today.scss';

interface DayPartProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly loadingText: string;
  readonly failedText: string;
}

/** A part of the first screen that is loading or has failed. The profile below says that a session has ended. */
export function DayPart({ error, onRetry, loadingText, failedText }: DayPartProps) {
  if (isAppError(error, 'signedOut')) return null;
  if (error) {
    return (
      <Notice tone="danger" onRetry={onRetry}>
        {failedText}
      </Notice>
    );
  }
  return (
    <div className="coming" role="status">
      <div className="day-part skeleton-line">
        <span className="visually-hidden">{loadingText}</span>
      </div>
    </div>
  );
}
