import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../accounts/useSession';
import { textLimits } from '../../shared/limits';
import { ActionButton } from '../../ui/ActionButton';
import { Field } from '../../ui/fields/Field';
import { showError } from '../../ui/overlays/dialogs';
import { Sheet } from '../../ui/overlays/Sheet';
import { blockedHours } from '../blockedHours/blockedHours.queries';
import type { Outcome } from '../book/bookNow';
import { buttonTexts } from '../book/buttonTexts';
import { forgetChoice } from '../book/keptChoice';
import type { BookingWish } from '../booking';
import { TimeChips } from '../testDrive/TimeChips';
import { useTimeChoice } from '../testDrive/useTimeChoice';
import { kindBookingTexts, sheetTexts } from '../texts';
import { type AskedSheet, askForSheet } from './askedSheet';
import '../../styles/bookingSheet.scss';

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

/** At once, or with a test drive and a note; only times that can be booked are offered (BOOK-8). Back closes it. */
export default function BookingSheet({ asked }: { asked: AskedSheet }) {
  const { listing, task, wish } = asked;
  const { way } = task;
  const { buyer } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const formId = useId();
  const [withTestDrive, setWithTestDrive] = useState(
    wish.testDrive !== null || (way !== 'chosenBefore' && wish.note === ''),
  );
  const { data: blocked } = useQuery({ ...blockedHours(listing.sellerId), enabled: withTestDrive });
  const choice = useTimeChoice(wish.testDrive, blocked);
  const [note, setNote] = useState(wish.note);
  const [busy, setBusy] = useState(false);

  function close(): void {
    // The question is asked once.
    if (way === 'chosenBefore') forgetChoice();
    askForSheet(null);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const testDrive = withTestDrive ? choice.take() : null;
    if (withTestDrive && !testDrive) return;
    setBusy(true);
    const chosen: BookingWish = { testDrive, note };
    const outcome = await send(asked, chosen, { buyer, location, navigate });
    // Dialogs cannot be reached behind an open sheet.
    close();
    await outcome.tell();
    if (outcome.mayRetry) askForSheet({ ...asked, wish: chosen });
  }

  const submitText = withTestDrive ? sheetTexts.submitTestDrive[way] : sheetTexts.submit[way];
  return (
    <Sheet
      title={sheetTexts[way](listing.name)}
      onClose={close}
      footer={
        <>
          {way === 'chosenBefore' && (
            <button type="button" className="btn btn-outline-secondary" onClick={close}>
              {sheetTexts.no}
            </button>
          )}
          <ActionButton type="submit" form={formId} className="btn btn-primary" busy={busy}>
            {busy ? buttonTexts.busy : submitText}
          </ActionButton>
        </>
      }
    >
      <form id={formId} className="booking-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="booking-next">{way === 'change' ? sheetTexts.changeHappens : sheetTexts.whatHappens}</p>
        <fieldset className="booking-ways">
          <legend className="visually-hidden">{sheetTexts.way}</legend>
          {[true, false].map((isDrive) => (
            <label className="booking-way" key={String(isDrive)}>
              <input
                type="radio"
                name="way"
                checked={withTestDrive === isDrive}
                onChange={() => setWithTestDrive(isDrive)}
              />
              <span>
                <strong>
                  {isDrive ? sheetTexts.withTestDrive : sheetTexts[way === 'change' ? 'noTestDrive' : 'atOnce']}
                </strong>
                <span className="booking-way-hint">
                  {isDrive ? sheetTexts.withTestDriveHint : sheetTexts.atOnceHint}
                </span>
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
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Sheet>
  );
}
