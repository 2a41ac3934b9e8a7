import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealerAction } from '../../dealers/ownProfile/useDealerAction';
import { serverDate } from '../../shared/time/serverClock';
import type { Uid } from '../../shared/valueTypes';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { FormSheet } from '../../ui/overlays/FormSheet';
import { showToast } from '../../ui/overlays/toast';
import { type OpenState, openStates } from '../bookingState';
import { DayChips } from '../testDrive/DayChips';
import { useTestDriveDays } from '../testDrive/useTestDriveDays';
import { testDrivesOn } from '../today/today.queries';
import type { BlockedHours, HourChanges } from './blockedHours';
import { blockedHours } from './blockedHours.queries';
import { changeBlockedHours } from './blockedHours.service';
import { HourChips } from './HourChips';
import { blockHoursTexts } from './texts';
import '../sheet/bookingSheet.scss';

interface BlockHoursSheetProps {
  readonly sellerId: Uid;
  readonly onClose: () => void;
}

/** A dealer blocks hours of the next 14 days, and frees them again (BOOK-32). */
export default function BlockHoursSheet({ sellerId, onClose }: BlockHoursSheetProps) {
  const { data: stored, error, refetch } = useQuery(blockedHours(sellerId));
  const days = useTestDriveDays(stored);
  const [chosen, setChosen] = useState<string | null>(null);
  const day = days.find(({ label }) => label === chosen) ?? days[0];
  const drives = useQuery(testDrivesOn(sellerId, day?.hours[0] ?? serverDate()));
  const action = useDealerAction<HourChanges, BlockedHours>(sellerId, {
    send: (changed) => changeBlockedHours(sellerId, changed),
    touches: () => [blockedHours(sellerId).queryKey],
    onDone: () => {
      onClose();
      void showToast({ title: blockHoursTexts.saved });
    },
    failures: { signedOut: blockHoursTexts.signedOut, otherwise: blockHoursTexts.notSaved },
    inPlace: true,
  });
  const { values, change, formProps } = useValidatedForm<{ readonly changes: HourChanges }, never>({
    initial: { changes: new Map() },
    validate: () => [],
    submit: ({ changes }) => action.run(changes),
    inPlace: true,
  });
  const { changes } = values;

  function mark(hours: readonly Date[], isBlocked: boolean): void {
    change({ changes: new Map([...changes, ...hours.map((hour) => [hour.getTime(), isBlocked] as const)]) });
  }

  function statesAt(hour: Date): readonly OpenState[] {
    const then = (drives.data ?? []).filter(({ testDrive }) => testDrive?.getTime() === hour.getTime());
    return openStates.filter((state) => then.some(({ status }) => status === state));
  }

  // What somebody blocks is saved when the test drives at these hours are shown.
  const isUnseen = drives.isPending && day?.hours.some((hour) => changes.has(hour.getTime()));

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
          onChange={mark}
        />
        {drives.error && <Notice tone="warning">{blockHoursTexts.testDrivesFailed}</Notice>}
      </>
    );
  }

  return (
    <FormSheet
      title={blockHoursTexts.title}
      onClose={onClose}
      formProps={formProps}
      className="booking-form"
      action={action}
      submit={{ label: blockHoursTexts.save, busyLabel: blockHoursTexts.busy, disabled: !stored || isUnseen === true }}
    >
      <p className="booking-next">{blockHoursTexts.whatHappens}</p>
      {content()}
    </FormSheet>
  );
}
