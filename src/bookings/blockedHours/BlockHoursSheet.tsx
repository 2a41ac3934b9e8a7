import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSuspensionShown } from '../../dealers/ownProfile/useSuspension';
import { isAppError } from '../../shared/appError';
import { serverDate } from '../../shared/time/serverClock';
import { ActionButton } from '../../ui/ActionButton';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { showToast } from '../../ui/overlays/toast';
import { type OpenState, openStates } from '../bookingState';
import { DayChips } from '../testDrive/DayChips';
import { useTestDriveDays } from '../testDrive/useTestDriveDays';
import { testDrivesOn } from '../today/today.queries';
import type { HourChanges } from './blockedHours';
import { blockedHours, rememberBlockedHours } from './blockedHours.queries';
import { changeBlockedHours } from './blockedHours.service';
import { HourChips } from './HourChips';
import { blockHoursTexts } from './texts';
import '../../styles/bookingSheet.scss';

interface BlockHoursSheetProps {
  readonly sellerId: string;
  readonly onClose: () => void;
}

/** A dealer blocks hours of the next 14 days, and frees them again (BOOK-32). */
export default function BlockHoursSheet({ sellerId, onClose }: BlockHoursSheetProps) {
  const { data: stored, error, refetch } = useQuery(blockedHours(sellerId));
  const days = useTestDriveDays(stored);
  const [chosen, setChosen] = useState<string | null>(null);
  const day = days.find(({ label }) => label === chosen) ?? days[0];
  const drives = useQuery(testDrivesOn(sellerId, day?.hours[0] ?? serverDate()));
  const [changes, setChanges] = useState<HourChanges>(new Map());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function change(hours: readonly Date[], isBlocked: boolean): void {
    setChanges(new Map([...changes, ...hours.map((hour) => [hour.getTime(), isBlocked] as const)]));
  }

  function statesAt(hour: Date): readonly OpenState[] {
    const then = (drives.data ?? []).filter(({ testDrive }) => testDrive?.getTime() === hour.getTime());
    return openStates.filter((state) => then.some(({ status }) => status === state));
  }

  // What somebody blocks is saved when the test drives at these hours are shown.
  const isUnseen = drives.isPending && day?.hours.some((hour) => changes.has(hour.getTime()));

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      rememberBlockedHours(sellerId, await changeBlockedHours(sellerId, changes));
    } catch (problem) {
      setBusy(false);
      setFailure(isAppError(problem, 'signedOut') ? blockHoursTexts.signedOut : blockHoursTexts.notSaved);
      // The dashboard then says so in place of the page.
      await isSuspensionShown(problem, sellerId);
      return;
    }
    onClose();
    void showToast({ title: blockHoursTexts.saved });
  }

  function content() {
    if (!stored) {
      return error ? (
        <Notice tone="danger" onRetry={() => void refetch()}>
          {blockHoursTexts.failed}
        </Notice>
      ) : (
        <Loading text={blockHoursTexts.loading} />
      );
    }
    if (!day) return null;
    return (
      <>
        <DayChips days={days} chosen={day} onChoose={setChosen} />
        <HourChips
          hours={day.hours}
          isBlocked={(hour) => changes.get(hour.getTime()) ?? stored.has(hour.getTime())}
          statesAt={statesAt}
          onChange={change}
        />
        {drives.error && <Notice tone="warning">{blockHoursTexts.testDrivesFailed}</Notice>}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </>
    );
  }

  return (
    <Sheet
      title={blockHoursTexts.title}
      onClose={onClose}
      footer={
        <ActionButton
          className="btn btn-primary"
          busy={busy}
          disabled={!stored || isUnseen}
          onClick={() => void save()}
        >
          {busy ? blockHoursTexts.busy : blockHoursTexts.save}
        </ActionButton>
      }
    >
      <div className="booking-form">
        <p className="booking-next">{blockHoursTexts.whatHappens}</p>
        {content()}
      </div>
    </Sheet>
  );
}
