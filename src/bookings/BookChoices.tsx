import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BookingWish } from '../../domain/booking';
import { Loading } from '../../ui/Loading';

const TestDriveForm = lazy(() => import('./TestDriveForm'));

interface BookChoicesProps {
  /** Books at once. */
  readonly atOnce: ReactNode;
  /** 'Book with these wishes' */
  readonly submit: string;
  readonly busy: boolean;
  readonly onBook: (wish: BookingWish) => void;
}

/** Booking at once, or with a test drive and a note. */
export function BookChoices({ atOnce, submit, busy, onBook }: BookChoicesProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="book-choices">
      {atOnce}
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-expanded={choosing}
        onClick={() => setChoosing((open) => !open)}
      >
        Choose a test drive
      </button>
      {choosing && (
        <Suspense fallback={<Loading />}>
          <TestDriveForm submit={submit} busy={busy} onSubmit={onBook} />
        </Suspense>
      )}
    </div>
  );
}
