import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Loading } from '../ui/Loading';
import type { BookingWish } from './booking';
import { bookTexts } from './texts';

const TestDriveForm = lazy(() => import('./TestDriveForm'));

interface BookChoicesProps {
  /** The button that books at once. */
  readonly atOnce: ReactNode;
  /** The label of the submit button. */
  readonly submit: string;
  readonly busy: boolean;
  readonly onBook: (wish: BookingWish) => void;
}

/** Two ways to book: at once, or with a test drive and a note (BOOK-8). */
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
        {bookTexts.chooseTestDrive}
      </button>
      {choosing && (
        <Suspense fallback={<Loading />}>
          <TestDriveForm submit={submit} busy={busy} onSubmit={onBook} />
        </Suspense>
      )}
    </div>
  );
}
