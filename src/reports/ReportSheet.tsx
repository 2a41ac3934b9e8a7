import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAskLogin } from '../accounts/useAskLogin';
import { isAppError } from '../shared/appError';
import type { InvalidInput } from '../shared/invalidInput';
import { textLimits } from '../shared/limits';
import { isBlank } from '../shared/text/hiddenCharacters';
import { formatMoment } from '../shared/time/indianTime';
import { ActionButton } from '../ui/ActionButton';
import { Field } from '../ui/fields/Field';
import { Icon } from '../ui/Icon';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { Sheet } from '../ui/overlays/Sheet';
import { blankReport, type Report, type Reported, type ReportForm, reportReasons } from './report';
import { ownReport, rememberReport } from './reports.queries';
import { sendReport } from './reports.service';
import { aboutOf, reportSheetTexts, reportTexts } from './texts';

interface ReportSheetProps {
  readonly about: Reported;
  readonly userId: string;
  readonly onClose: () => void;
}

function faultOf({ reason, text }: ReportForm): InvalidInput<keyof ReportForm> | null {
  if (reason === '') return { field: 'reason', message: reportSheetTexts.noReason };
  const needsText = reason === 'other' && isBlank(text);
  return needsText ? { field: 'text', message: reportSheetTexts.noText } : null;
}

function ReportState({ report: { at, handledAt }, isNew }: { report: Report; isNew: boolean }) {
  return (
    <div className="report-state" role="status">
      <p>
        <Icon name="check" />{' '}
        <strong>{isNew ? reportSheetTexts.thanks : reportSheetTexts.sentAt(formatMoment(at))}</strong>
      </p>
      <p>{handledAt ? reportSheetTexts.handled(formatMoment(handledAt)) : reportSheetTexts.waiting}</p>
    </div>
  );
}

/** A buyer's report, or what became of it. Back closes it. Dialogs cannot be reached behind it, so it shows failures. */
export default function ReportSheet({ about, userId, onClose }: ReportSheetProps) {
  const askLogin = useAskLogin();
  const formId = useId();
  const own = useQuery(ownReport(userId, about));
  const [typed, setTyped] = useState<ReportForm>(blankReport);
  const [fault, setFault] = useState<InvalidInput<keyof ReportForm> | null>(null);
  const [progress, setProgress] = useState<'typing' | 'sending' | 'failed' | 'sent'>('typing');
  const [asksAgain, setAsksAgain] = useState(false);
  const isForm = own.data === null || asksAgain;
  const texts = reportTexts[aboutOf(about.collection)];

  function change(changed: Partial<ReportForm>): void {
    setTyped({ ...typed, ...changed });
    setFault(null);
  }

  async function submit(): Promise<void> {
    const { reason, text } = typed;
    const found = faultOf(typed);
    setFault(found);
    if (found) document.getElementById(`${formId}-${found.field}`)?.focus();
    if (found || reason === '' || progress === 'sending') return;
    setProgress('sending');
    try {
      await sendReport(userId, about, reason, text);
    } catch (error) {
      setProgress('failed');
      if (isAppError(error, 'signedOut')) {
        onClose();
        await askLogin(reportSheetTexts.signedOut);
      }
      return;
    }
    setProgress('sent');
    setAsksAgain(false);
    rememberReport(userId, about, reason, text);
  }

  function content() {
    if (own.data && !asksAgain) return <ReportState report={own.data} isNew={progress === 'sent'} />;
    if (own.isError && !own.isFetching) {
      return (
        <Notice tone="danger" onRetry={() => void own.refetch()}>
          {isAppError(own.error, 'signedOut') ? reportSheetTexts.signedOut : reportSheetTexts.readFailed}
        </Notice>
      );
    }
    if (own.data === undefined) return <Loading text={reportSheetTexts.loading} />;
    return (
      <form
        id={formId}
        className="report-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="report-lead">{reportSheetTexts.lead}</p>
        <fieldset
          id={`${formId}-reason`}
          tabIndex={-1}
          aria-describedby={fault?.field === 'reason' ? `${formId}-fault` : undefined}
        >
          <legend>{reportSheetTexts.reason}</legend>
          {reportReasons.map((reason) => (
            <label key={reason}>
              <input type="radio" name="reason" checked={typed.reason === reason} onChange={() => change({ reason })} />
              {texts.reasons[reason]}
            </label>
          ))}
        </fieldset>
        {fault?.field === 'reason' && (
          <p className="field-error" id={`${formId}-fault`} role="alert">
            {fault.message}
          </p>
        )}
        <Field
          label={reportSheetTexts.text}
          required={typed.reason === 'other'}
          hint={reportSheetTexts.textHint}
          error={fault?.field === 'text' ? fault.message : null}
        >
          {(control) => (
            <textarea
              {...control}
              className="form-control"
              rows={3}
              maxLength={textLimits.reportText}
              value={typed.text}
              onChange={({ currentTarget }) => change({ text: currentTarget.value })}
            />
          )}
        </Field>
        {progress === 'failed' && (
          <Notice tone="danger" onRetry={() => void submit()}>
            {reportSheetTexts.sendFailed}
          </Notice>
        )}
      </form>
    );
  }

  return (
    <Sheet
      title={texts.title(about.name)}
      onClose={onClose}
      footer={
        isForm ? (
          <ActionButton type="submit" form={formId} className="btn btn-primary" busy={progress === 'sending'}>
            {progress === 'sending' ? reportSheetTexts.sending : reportSheetTexts.send}
          </ActionButton>
        ) : (
          <>
            {own.data?.handledAt && (
              <button type="button" className="btn btn-outline-primary" onClick={() => setAsksAgain(true)}>
                {reportSheetTexts.again}
              </button>
            )}
            <button type="button" className="btn btn-outline-primary" onClick={onClose}>
              {reportSheetTexts.close}
            </button>
          </>
        )
      }
    >
      {content()}
    </Sheet>
  );
}
