import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../accounts/useSession';
import { textLimits } from '../../shared/limits';
import { Field } from '../../ui/fields/Field';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { FormSheet } from '../../ui/overlays/FormSheet';
import { networkTexts } from '../../ui/texts';
import { blockedHours } from '../blockedHours/blockedHours.queries';
import { type Booked, bookNow, changeNow, undo } from '../book/bookNow';
import { buttonTexts } from '../book/buttonTexts';
import type { BookingWish } from '../booking';
import { TimeChips } from '../testDrive/TimeChips';
import { useTimeChoice } from '../testDrive/useTimeChoice';
import { afterBookingTexts, kindBookingTexts, sheetTexts } from '../texts';
import { type AskedSheet, bookingSheet } from './askedSheet';
import { BookedFacts } from './BookedFacts';
import './bookingSheet.scss';

interface Typed {
  readonly withTestDrive: boolean;
  readonly note: string;
}

function BookedFooter({ booked, close }: { booked: Booked; close: () => void }) {
  async function takeBack(): Promise<void> {
    close();
    await undo(booked);
  }
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => void takeBack()}>
        {afterBookingTexts.undo}
      </button>
      <button type="button" className="btn btn-primary" onClick={close}>
        {afterBookingTexts.done}
      </button>
    </>
  );
}

/** At once, or with a test drive and a note; only times that can be booked are offered (BOOK-8). It ends with what is booked. */
export default function BookingSheet({ asked }: { asked: AskedSheet }) {
  const { listing, task, wish } = asked;
  const { way } = task;
  const { buyer } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const navigate = useNavigate();
  const { values, change, busy, formProps } = useValidatedForm<Typed, never>({
    initial: {
      withTestDrive: wish.testDrive !== null || wish.note === '',
      note: wish.note,
    },
    validate: () => [],
    submit: book,
    inPlace: true,
  });
  const { withTestDrive } = values;
  const { data: blocked } = useQuery({ ...blockedHours(listing.sellerId), enabled: withTestDrive });
  const choice = useTimeChoice(wish.testDrive, blocked);
  const close = () => bookingSheet.ask(null);

  async function book({ note }: Typed): Promise<void> {
    const testDrive = withTestDrive ? choice.take() : null;
    if (withTestDrive && !testDrive) return;
    setFailure(null);
    const chosen: BookingWish = { testDrive, note };
    const outcome = await (task.way === 'change'
      ? changeNow(listing, task.booking, chosen)
      : bookNow({ buyer, navigate }, { listing, wish: chosen, again: task.way === 'again' }));
    // The buyer may have closed the sheet meanwhile. The result is then told on the page.
    const isOpen = bookingSheet.read() === asked;
    if (outcome.way === 'dropped') return;
    if (isOpen && outcome.way === 'booked') setBooked(outcome);
    else if (isOpen && outcome.way === 'failed' && outcome.retryText) setFailure(outcome.retryText);
    else {
      // Dialogs cannot be reached behind an open sheet.
      if (isOpen) close();
      await outcome.tell();
    }
  }

  const submitText = withTestDrive ? sheetTexts.submitTestDrive[way] : sheetTexts.submit[way];
  return (
    <FormSheet
      title={booked ? kindBookingTexts[listing.kind].booked : sheetTexts[way](listing.name)}
      onClose={close}
      formProps={formProps}
      className="booking-form"
      action={{ busy, failure }}
      kept={networkTexts.choiceKept}
      submit={{ label: submitText, busyLabel: buttonTexts.busy }}
      instead={
        booked && { content: <BookedFacts booked={booked} />, footer: <BookedFooter booked={booked} close={close} /> }
      }
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
