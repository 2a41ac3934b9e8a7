import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { formatTestDrive } from '../../shared/time/indianTime';
import { Sheet } from '../../ui/overlays/Sheet';
import { blockedHours } from '../blockedHours/blockedHours.queries';
import type { Booking } from '../booking';
import { dealerBookingsTexts, proposalTexts } from '../texts';
import { TimeChips } from './TimeChips';
import { useTimeChoice } from './useTimeChoice';
import '../../styles/bookingSheet.scss';

interface ProposeSheetProps {
  readonly booking: Booking;
  readonly onClose: () => void;
  readonly onPropose: (testDrive: Date) => void;
}

/** The dealer proposes another hour (BOOK-25). Back closes it. */
export default function ProposeSheet({ booking, onClose, onPropose }: ProposeSheetProps) {
  const { name, sellerId, testDrive } = booking;
  const formId = useId();
  const { data: blocked } = useQuery(blockedHours(sellerId));
  const choice = useTimeChoice(null, blocked, testDrive);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const hour = choice.take();
    if (hour) onPropose(hour);
  }

  return (
    <Sheet
      title={proposalTexts.title(name)}
      onClose={onClose}
      footer={
        <button type="submit" form={formId} className="btn btn-primary">
          {dealerBookingsTexts.propose}
        </button>
      }
    >
      <form id={formId} className="booking-form" noValidate onSubmit={submit}>
        <p className="booking-next">
          {testDrive && `${proposalTexts.asked(formatTestDrive(testDrive))} `}
          {proposalTexts.whatHappens}
        </p>
        <TimeChips choice={choice} side="dealer" />
      </form>
    </Sheet>
  );
}
