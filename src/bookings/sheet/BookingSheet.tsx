import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../accounts/useSession';
import { textLimits } from '../../shared/limits';
import { Field } from '../../ui/fields/Field';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { showError } from '../../ui/overlays/dialogs';
import { FormSheet } from '../../ui/overlays/FormSheet';
import { blockedHours } from '../blockedHours/blockedHours.queries';
import type { Outcome } from '../book/bookNow';
import { buttonTexts } from '../book/buttonTexts';
import { forgetChoice } from '../book/keptChoice';
import type { BookingWish } from '../booking';
import { TimeChips } from '../testDrive/TimeChips';
import { useTimeChoice } from '../testDrive/useTimeChoice';
import { kindBookingTexts, sheetTexts } from '../texts';
import { type AskedSheet, askForSheet } from './askedSheet';
import './bookingSheet.scss';

/** Sends what the sheet says. */
async function send({ listing, task }: AskedSheet, wish: BookingWish, place: Parameters<BookNow>[0]): Promise<Outcome> {
  try {
    const { bookNow, changeNow } = await import('../book/bookNow');
    return await (task.way === 'change'
      ? changeNow(listing, task.booking, wish)
      : bookNow(place, { listing, wish, again: task.way === 'again' }));
  } catch {
    // Without a connection, its code could not be loaded.
    return { mayRetry: true, tell: () => showError(kindBookingTexts[listing.kind].bookingFailed) };
  }
}

type BookNow = typeof import('../book/bookNow').bookNow;

interface Typed {
  readonly withTestDrive: boolean;
  readonly note: string;
}

/** At once, or with a test drive and a note; only times that can be booked are offered (BOOK-8). Back closes it. */
export default function BookingSheet({ asked }: { asked: AskedSheet }) {
  const { listing, task, wish } = asked;
  const { way } = task;
  const { buyer } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { values, change, busy, formProps } = useValidatedForm<Typed, never>({
    initial: {
      withTestDrive: wish.testDrive !== null || (way !== 'chosenBefore' && wish.note === ''),
      note: wish.note,
    },
    validate: () => [],
    submit: book,
    inPlace: true,
  });
  const { withTestDrive } = values;
  const { data: blocked } = useQuery({ ...blockedHours(listing.sellerId), enabled: withTestDrive });
  const choice = useTimeChoice(wish.testDrive, blocked);
  function close(): void {
    // The question is asked once.
    if (way === 'chosenBefore') forgetChoice();
    askForSheet(null);
  }

  async function book({ note }: Typed): Promise<void> {
    const testDrive = withTestDrive ? choice.take() : null;
    if (withTestDrive && !testDrive) return;
    const chosen: BookingWish = { testDrive, note };
    const outcome = await send(asked, chosen, { buyer, location, navigate });
    // Dialogs cannot be reached behind an open sheet.
    close();
    await outcome.tell();
    if (outcome.mayRetry) askForSheet({ ...asked, wish: chosen });
  }

  const submitText = withTestDrive ? sheetTexts.submitTestDrive[way] : sheetTexts.submit[way];
  return (
    <FormSheet
      title={sheetTexts[way](listing.name)}
      onClose={close}
      formProps={formProps}
      className="booking-form"
      action={{ busy, failure: null }}
      submit={{ label: submitText, busyLabel: buttonTexts.busy }}
      {...(way === 'chosenBefore' && { second: { label: sheetTexts.no, press: close } })}
    >
      <p className="booking-next">{way === 'change' ? sheetTexts.changeHappens : sheetTexts.whatHappens}</p>
      <fieldset className="booking-ways">
        <legend className="visually-hidden">{sheetTexts.way}</legend>
        {[true, false].map((isDrive) => (
          <label className="booking-way" key={String(isDrive)}>
            <input
              type="radio"
              name="way"
              checked={withTestDrive === isDrive}
              onChange={() => change({ withTestDrive: isDrive })}
            />
            <span>
              <strong>
                {isDrive ? sheetTexts.withTestDrive : sheetTexts[way === 'change' ? 'noTestDrive' : 'atOnce']}
              </strong>
              <span className="booking-way-hint">{isDrive ? sheetTexts.withTestDriveHint : sheetTexts.atOnceHint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {withTestDrive && <TimeChips choice={choice} side="buyer" />}
      <Field label={sheetTexts.note} required={false} hint={sheetTexts.noteHint}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={textLimits.bookingNote}
            value={values.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        )}
      </Field>
    </FormSheet>
  );
}
