import { type FormEvent, useState } from 'react';
import { useAdminAction } from '../../accounts/useAdminAction';
import { type CheckedFact, checkedFacts } from '../../dealers/dealerCheck';
import { checkOf } from '../../dealers/dealerCheck.record';
import { textLimits } from '../../shared/limits';
import { cleanText } from '../../shared/text/cleanText';
import { formatDay } from '../../shared/time/indianTime';
import { ActionButton } from '../../ui/ActionButton';
import { Field } from '../../ui/fields/Field';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/overlays/toast';
import type { ReviewedDealer } from '../dealerReview';
import { checkTexts } from '../texts';
import { checkDealer } from './dealerCheck.service';
import './checkForm.scss';

const newId = () => crypto.randomUUID();

/** What Second Gear has checked of a dealer. Buyers see it on the dealer's page (ADMIN-25). */
export function CheckForm({ dealer: { profile } }: { dealer: ReviewedDealer }) {
  const { id, approved } = profile;
  const check = checkOf(profile);
  const [facts, setFacts] = useState<readonly CheckedFact[]>(check?.facts ?? []);
  const [note, setNote] = useState('');
  // Each try of the same save has the same id, so that a lost answer does not put it into the journal twice.
  const [tryId, setTryId] = useState(newId);
  const { run, busy, failure } = useAdminAction({
    send: () => checkDealer(id, facts, cleanText(note), tryId),
    onStored: () => {
      setNote('');
      setTryId(newId());
    },
    onDone: () => void showToast({ title: checkTexts.saved }),
    failures: { otherwise: checkTexts.failed },
    inPlace: true,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run();
  }

  if (!approved) return <p>{checkTexts.notPublic}</p>;
  return (
    <form className="check-form" onSubmit={submit}>
      <p>{check ? checkTexts.since(check.at ? formatDay(check.at) : '') : checkTexts.none}</p>
      <fieldset>
        <legend className="check-form-legend">{checkTexts.facts}</legend>
        {checkedFacts.map((fact) => (
          <label className="check-form-fact" key={fact}>
            <input
              type="checkbox"
              checked={facts.includes(fact)}
              onChange={({ currentTarget }) => {
                setFacts(checkedFacts.filter((each) => (each === fact ? currentTarget.checked : facts.includes(each))));
                setTryId(newId());
              }}
            />
            {checkTexts.fact[fact]}
          </label>
        ))}
      </fieldset>
      <Field label={checkTexts.note} hint={checkTexts.noteHint} required={false}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="text"
            autoComplete="off"
            maxLength={textLimits.reportNote}
            value={note}
            onChange={({ currentTarget }) => {
              setNote(currentTarget.value);
              setTryId(newId());
            }}
          />
        )}
      </Field>
      {failure && (
        <Notice tone="danger" onRetry={() => void run()}>
          {failure}
        </Notice>
      )}
      <ActionButton type="submit" className="btn btn-outline-primary" busy={busy}>
        {busy ? checkTexts.busy : checkTexts.save}
      </ActionButton>
    </form>
  );
}
