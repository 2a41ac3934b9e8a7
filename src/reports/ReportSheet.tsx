import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBuyerAction } from '../accounts/useBuyerAction';
import { isAppError } from '../shared/appError';
import { textLimits } from '../shared/limits';
import { formatMoment } from '../shared/time/indianTime';
import type { Uid } from '../shared/valueTypes';
import { Icon } from '../ui/Icon';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { ReasonSheet } from '../ui/overlays/ReasonSheet';
import { aboutOf, type Report, type Reported, type ReportReason, reportReasons } from './report';
import { ownReport } from './reports.queries';
import { sendReport } from './reports.service';
import { reportSheetTexts, reportTexts } from './texts';

interface Given {
  readonly reason: ReportReason;
  readonly text: string;
}

interface ReportSheetProps {
  readonly about: Reported;
  readonly userId: Uid;
  readonly onClose: () => void;
}

/** @param report null: it was sent a moment ago */
function ReportState({ report }: { report: Report | null }) {
  return (
    <div className="report-state" role="status">
      <p>
        <Icon name="check" />{' '}
        <strong>{report ? reportSheetTexts.sentAt(formatMoment(report.at)) : reportSheetTexts.thanks}</strong>
      </p>
      <p>{report?.handledAt ? reportSheetTexts.handled(formatMoment(report.handledAt)) : reportSheetTexts.waiting}</p>
    </div>
  );
}

/** A buyer's report, or the state of an earlier one. Back closes it. */
export default function ReportSheet({ about, userId, onClose }: ReportSheetProps) {
  const own = useQuery(ownReport(userId, about));
  const [isNew, setNew] = useState(false);
  const [asksAgain, setAsksAgain] = useState(false);
  const texts = reportTexts[aboutOf(about.collection)];
  const action = useBuyerAction<Given>({
    send: ({ reason, text }) => sendReport(userId, about, reason, text),
    // The sheet says it, and reads the report each time that it is opened.
    touches: () => [],
    onStored: () => {
      setNew(true);
      setAsksAgain(false);
    },
    failures: { signedOut: reportSheetTexts.signedOut, otherwise: reportSheetTexts.sendFailed },
    inPlace: true,
  });

  function content() {
    if (isNew) return <ReportState report={null} />;
    if (own.data) return <ReportState report={own.data} />;
    if (!own.isError || own.isFetching) return <Loading text={reportSheetTexts.loading} />;
    return (
      <Notice tone="danger" onRetry={() => void own.refetch()}>
        {isAppError(own.error, 'signedOut') ? reportSheetTexts.signedOut : reportSheetTexts.readFailed}
      </Notice>
    );
  }

  const footer = (
    <>
      {own.data?.handledAt && !isNew && (
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
    <ReasonSheet
      title={texts.title(about.name)}
      onClose={onClose}
      question={reportSheetTexts.reason}
      reasons={reportReasons}
      labels={texts.reasons}
      missing={reportSheetTexts.noReason}
      note={{
        label: reportSheetTexts.text,
        hint: reportSheetTexts.textHint,
        longest: textLimits.reportText,
        missing: reportSheetTexts.noText,
      }}
      action={action}
      submit={{ label: reportSheetTexts.send, busyLabel: reportSheetTexts.sending }}
      instead={(own.data === null && !isNew) || asksAgain ? null : { content: content(), footer }}
      onReason={(reason, text) => action.run({ reason, text })}
    >
      <p className="report-lead">{reportSheetTexts.lead}</p>
    </ReasonSheet>
  );
}
