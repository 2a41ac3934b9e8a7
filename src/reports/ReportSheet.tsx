import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useBuyerAction } from '../accounts/useBuyerAction';
import { isAppError } from '../shared/appError';
import type { InvalidInput } from '../shared/invalidInput';
import { textLimits } from '../shared/limits';
import { isBlank } from '../shared/text/hiddenCharacters';
import { formatMoment } from '../shared/time/indianTime';
import { Field } from '../ui/fields/Field';
import { useValidatedForm } from '../ui/fields/useValidatedForm';
import { Icon } from '../ui/Icon';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { FormSheet } from '../ui/overlays/FormSheet';
import { blankReport, type Report, type Reported, type ReportForm, reportReasons } from './report';
import { ownReport, rememberReport } from './reports.queries';
import { sendReport } from './reports.service';
import { aboutOf, reportSheetTexts, reportTexts } from './texts';

interface ReportSheetProps {
  readonly about: Reported;
  readonly userId: string;
  readonly onClose: () => void;
}

function faultsOf({ reason, text }: ReportForm): readonly InvalidInput<keyof ReportForm>[] {
  if (reason === '') return [{ field: 'reason', message: reportSheetTexts.noReason }];
  const needsText = reason === 'other' && isBlank(text);
  return needsText ? [{ field: 'text', message: reportSheetTexts.noText }] : [];
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

/** A buyer's report, or the state of an earlier one. Back closes it. */
export default function ReportSheet({ about, userId, onClose }: ReportSheetProps) {
  const own = useQuery(ownReport(userId, about));
  const [isNew, setNew] = useState(false);
  const [asksAgain, setAsksAgain] = useState(false);
  const faultId = useId();
  const texts = reportTexts[aboutOf(about.collection)];
  const action = useBuyerAction<ReportForm>({
    send: async ({ reason, text }) => {
      if (reason !== '') await sendReport(userId, about, reason, text);
    },
    onStored: (_, { reason, text }) => {
      if (reason !== '') rememberReport(userId, about, reason, text);
      setNew(true);
      setAsksAgain(false);
    },
    failures: { signedOut: reportSheetTexts.signedOut, otherwise: reportSheetTexts.sendFailed },
    onSignedOut: onClose,
    inPlace: true,
  });
  const { values, change, errorOf, formProps } = useValidatedForm<ReportForm, keyof ReportForm>({
    initial: blankReport,
    validate: faultsOf,
    submit: action.run,
    inPlace: true,
  });
  const noReason = errorOf('reason');

  function content() {
    if (own.data) return <ReportState report={own.data} isNew={isNew} />;
    if (!own.isError || own.isFetching) return <Loading text={reportSheetTexts.loading} />;
    return (
      <Notice tone="danger" onRetry={() => void own.refetch()}>
        {isAppError(own.error, 'signedOut') ? reportSheetTexts.signedOut : reportSheetTexts.readFailed}
      </Notice>
    );
  }

  const footer = (
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
  );

  return (
    <FormSheet
      title={texts.title(about.name)}
      onClose={onClose}
      formProps={formProps}
      className="report-form"
      action={action}
      submit={{ label: reportSheetTexts.send, busyLabel: reportSheetTexts.sending }}
      instead={own.data === null || asksAgain ? null : { content: content(), footer }}
    >
      <p className="report-lead">{reportSheetTexts.lead}</p>
      <fieldset aria-describedby={noReason ? faultId : undefined}>
        <legend>{reportSheetTexts.reason}</legend>
        {reportReasons.map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" checked={values.reason === reason} onChange={() => change({ reason })} />
            {texts.reasons[reason]}
          </label>
        ))}
      </fieldset>
      {noReason && (
        <p className="field-error" id={faultId} role="alert">
          {noReason}
        </p>
      )}
      <Field
        label={reportSheetTexts.text}
        required={values.reason === 'other'}
        hint={reportSheetTexts.textHint}
        error={errorOf('text')}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            className="form-control"
            rows={3}
            maxLength={textLimits.reportText}
            value={values.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Field>
    </FormSheet>
  );
}
