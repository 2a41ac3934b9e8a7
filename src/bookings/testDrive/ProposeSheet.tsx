import { useQuery } from '@tanstack/react-query';
import { formatTestDrive } from '../../shared/time/hours';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { FormSheet } from '../../ui/overlays/FormSheet';
import { blockedHours } from '../blockedHours/blockedHours.queries';
import type { Booking } from '../booking';
import { dealerBookingsTexts, proposalTexts } from '../texts';
import { TimeChips } from './TimeChips';
import { useTimeChoice } from './useTimeChoice';
import '../sheet/bookingSheet.scss';

interface ProposeSheetProps {
  readonly booking: Booking;
  readonly onClose: () => void;
  readonly onPropose: (testDrive: Date) => void;
}

/** The dealer proposes another hour (BOOK-25). Back closes it. */
export default function ProposeSheet({ booking, onClose, onPropose }: ProposeSheetProps) {
  const { name, sellerId, testDrive } = booking;
  const { data: blocked } = useQuery(blockedHours(sellerId));
  const choice = useTimeChoice(null, blocked, testDrive);

  const { formProps } = useValidatedForm<object, never>({
    initial: {},
    validate: () => [],
    submit: async () => {
      const hour = choice.take();
      if (hour) onPropose(hour);
    },
    inPlace: true,
  });

  return (
    <FormSheet
      title={proposalTexts.title(name)}
      onClose={onClose}
      formProps={formProps}
      className="booking-form"
      submit={{ label: dealerBookingsTexts.propose }}
    >
      <p className="booking-next">
        {testDrive && `${proposalTexts.asked(formatTestDrive(testDrive))} `}
        {proposalTexts.whatHappens}
      </p>
      <TimeChips choice={choice} side="dealer" />
    </FormSheet>
  );
}
